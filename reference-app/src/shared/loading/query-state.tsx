import { NotFoundError } from '@portal/client';
import { Button, EmptyState, type EmptyStateProps } from '@portal/ui';
import type { ReactElement, ReactNode } from 'react';
import { describeError } from '../errors/describe-error.ts';
import { useTexts } from '../texts/texts-provider.tsx';
import { Loading, type LoadingProps } from './loading.tsx';
import * as styles from './query-state.css.ts';

export interface QueryStateProps extends Pick<EmptyStateProps, 'icon' | 'headingLevel'> {
  /** What could not be read. */
  title?: string;
  /** Its error in lines, without a picture: in a card, a footer or a small window. */
  inline?: boolean;
  query: { readonly data?: unknown; readonly error: unknown; readonly refetch: () => unknown };
  /** Keeps the place of the data: a {@link Loading}, or its height. @defaultValue three lines, or one `inline` */
  loading?: ReactElement | LoadingProps['height'];
  /** Instead of data that do not exist: `null`, or refused as not found. */
  missing?: Pick<EmptyStateProps, 'title' | 'message' | 'actions'>;
  /** Beside the button that tries again. */
  actions?: ReactNode;
}

/**
 * Loading state and error state of a query: nothing once there are data. What could not be read is said with the
 * number to ask reception about and a way to try again.
 */
export function QueryState({
  query,
  inline = false,
  loading,
  missing,
  actions,
  title,
  ...state
}: QueryStateProps) {
  const { t } = useTexts();
  const { data, error } = query;
  if (missing && (data === null || error instanceof NotFoundError)) {
    return <EmptyState {...state} {...missing} />;
  }
  if (data !== undefined) return null;
  if (!error) {
    return typeof loading === 'object' ? (
      loading
    ) : (
      <Loading height={loading} lines={inline ? 1 : 3} />
    );
  }
  const { message, code } = describeError(error, t);
  const retry = <Button onClick={() => void query.refetch()}>{t('portal.retry')}</Button>;
  if (inline) {
    return (
      <div role="alert" className={styles.error}>
        <p>{title ? `${title}. ${message}` : message}</p>
        {code && <p className={styles.code}>{code}</p>}
        {retry}
      </div>
    );
  }
  return (
    <EmptyState
      role="alert"
      {...state}
      {...{ message, code }}
      title={title ?? t('portal.failed.title')}
      actions={
        <>
          {retry}
          {actions}
        </>
      }
    />
  );
}
