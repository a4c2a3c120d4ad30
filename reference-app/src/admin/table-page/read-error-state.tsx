import { Button, EmptyState } from '@portal/ui';
import type { ReactNode } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

interface ReadErrorStateProps {
  title: string;
  icon: ReactNode;
  error: unknown;
  onRetry: () => void;
}

/** Instead of what could not be read: why, and a way to try again. */
export function ReadErrorState({ title, icon, error, onRetry }: ReadErrorStateProps) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={title}
      message={describeError(error, t).message}
      icon={icon}
      actions={<Button onClick={onRetry}>{t('portal.retry')}</Button>}
    />
  );
}
