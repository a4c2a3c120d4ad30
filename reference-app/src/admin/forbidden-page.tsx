import { ErrorScreen } from '@portal/ui';
import { useTexts } from '../shared/texts/texts-provider.tsx';
import { useTitle } from '../shared/title/use-title.ts';

/** A page this role may not open. It reads nothing. */
export function ForbiddenPage() {
  const { t } = useTexts();
  useTitle(t('admin.forbidden.title'));
  return <ErrorScreen title={t('admin.forbidden.title')} message={t('admin.forbidden.hint')} />;
}
