import { Button, ErrorScreen } from '@portal/ui';
import { useTexts } from '../texts/texts-provider.tsx';
import { useTitle } from '../use-title.ts';
import { describeError } from './describe-error.ts';

interface PageErrorScreenProps {
  title?: string;
  error: unknown;
  /** By default the page is loaded anew. */
  onRetry?: () => void;
}

/** Instead of a page that broke, or whose content could not be read. */
export function PageErrorScreen({
  title,
  error,
  onRetry = () => window.location.reload(),
}: PageErrorScreenProps) {
  const { t } = useTexts();
  const { message, requestId } = describeError(error, t);
  const shownTitle = title ?? t('portal.failed.title');
  useTitle(shownTitle);
  return (
    <ErrorScreen
      title={shownTitle}
      message={message}
      code={requestId ? t('portal.failed.request', { id: requestId }) : undefined}
      actions={<Button onClick={onRetry}>{t('portal.retry')}</Button>}
    />
  );
}
