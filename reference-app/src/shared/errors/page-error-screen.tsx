import { Button, ErrorScreen } from '@portal/ui';
import { useTexts } from '../texts/texts-provider.tsx';
import { useTitle } from '../use-title.ts';
import { describeError } from './describe-error.ts';

interface PageErrorScreenProps {
  title?: string;
  /** Without `refetch` the page is loaded anew. */
  query: { readonly error: unknown; readonly refetch?: () => unknown };
}

/** Instead of a page that broke, or whose content could not be read. */
export function PageErrorScreen({ title, query }: PageErrorScreenProps) {
  const { t } = useTexts();
  const shownTitle = title ?? t('portal.failed.title');
  const { refetch = () => window.location.reload() } = query;
  useTitle(shownTitle);
  return (
    <ErrorScreen
      title={shownTitle}
      {...describeError(query.error, t)}
      actions={<Button onClick={() => void refetch()}>{t('portal.retry')}</Button>}
    />
  );
}
