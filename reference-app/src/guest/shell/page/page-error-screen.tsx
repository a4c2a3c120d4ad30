import { Button, ErrorScreen } from '@portal/ui';
import { describeError } from '../../../shared/errors/describe-error.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../../shared/use-title.ts';

interface PageErrorScreenProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Instead of a page whose content could not be read. */
export function PageErrorScreen({ title, error, onRetry }: PageErrorScreenProps) {
  const { t } = useTexts();
  const { message, requestId } = describeError(error, t);
  useTitle(title);
  return (
    <ErrorScreen
      title={title}
      message={message}
      code={requestId ? t('portal.failed.request', { id: requestId }) : undefined}
      actions={<Button onClick={onRetry}>{t('portal.retry')}</Button>}
    />
  );
}
