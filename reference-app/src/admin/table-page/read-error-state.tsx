import { Button, EmptyState, type EmptyStateProps } from '@portal/ui';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

interface ReadErrorStateProps extends Pick<EmptyStateProps, 'title' | 'icon' | 'headingLevel'> {
  read: { readonly error: unknown; readonly refetch: () => unknown };
}

/** Instead of what could not be read: why, and a way to try again. */
export function ReadErrorState({ read, ...state }: ReadErrorStateProps) {
  const { t } = useTexts();
  return (
    <EmptyState
      {...state}
      message={describeError(read.error, t).message}
      actions={<Button onClick={() => void read.refetch()}>{t('portal.retry')}</Button>}
    />
  );
}
