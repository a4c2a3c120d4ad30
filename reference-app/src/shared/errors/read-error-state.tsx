import { NotFoundError } from '@portal/client';
import { Button, EmptyState, type EmptyStateProps } from '@portal/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-provider.tsx';
import { describeError } from './describe-error.ts';

interface ReadErrorStateProps extends Pick<EmptyStateProps, 'title' | 'icon' | 'headingLevel'> {
  /** Stands there where there is no such thing. */
  missing?: Pick<EmptyStateProps, 'title' | 'message' | 'actions'>;
  read: { readonly error: unknown; readonly refetch: () => unknown };
  /** Beside the button that tries again. */
  actions?: ReactNode;
}

/** Instead of what could not be read: why, the number to ask reception about, and a way to try again. */
export function ReadErrorState({ read, missing, actions, ...state }: ReadErrorStateProps) {
  const { t } = useTexts();
  if (missing && read.error instanceof NotFoundError) return <EmptyState {...state} {...missing} />;
  const { message, requestId } = describeError(read.error, t);
  return (
    <EmptyState
      {...state}
      message={
        <>
          <span>{message}</span>
          {requestId && <br />}
          {requestId && <span>{t('portal.failed.request', { id: requestId })}</span>}
        </>
      }
      actions={
        <>
          <Button onClick={() => void read.refetch()}>{t('portal.retry')}</Button>
          {actions}
        </>
      }
    />
  );
}
