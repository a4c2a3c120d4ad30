import { NotFoundError } from '@portal/client';
import { Button, EmptyState, type EmptyStateProps } from '@portal/ui';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

interface ReadErrorStateProps extends Pick<EmptyStateProps, 'title' | 'icon' | 'headingLevel'> {
  /** Stands there where there is no such thing. */
  missing?: Pick<EmptyStateProps, 'title' | 'message' | 'actions'>;
  read: { readonly error: unknown; readonly refetch: () => unknown };
}

/** Instead of what could not be read: why, and a way to try again. */
export function ReadErrorState({ read, missing, ...state }: ReadErrorStateProps) {
  const { t } = useTexts();
  if (missing && read.error instanceof NotFoundError) return <EmptyState {...state} {...missing} />;
  return (
    <EmptyState
      {...state}
      message={describeError(read.error, t).message}
      actions={<Button onClick={() => void read.refetch()}>{t('portal.retry')}</Button>}
    />
  );
}
