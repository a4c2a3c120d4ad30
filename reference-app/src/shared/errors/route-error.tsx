import { Button, ErrorScreen } from '@portal/ui';
import { useTexts } from '../texts/texts-provider.tsx';
import { describeError } from './describe-error.ts';

/** Shown instead of a page that broke or could not be loaded. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTexts();
  const { message, requestId } = describeError(error, t);
  return (
    <ErrorScreen
      title={t('portal.failed.title')}
      message={message}
      code={requestId ? t('portal.failed.request', { id: requestId }) : undefined}
      actions={<Button onClick={() => window.location.reload()}>{t('portal.retry')}</Button>}
    />
  );
}
