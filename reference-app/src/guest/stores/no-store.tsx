import { ErrorScreen, LinkButton } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';

/** There is no store at this address. */
export function NoStore() {
  const { t } = useTexts();
  useTitle(t('store.notFound'));
  return (
    <ErrorScreen
      title={t('store.notFound')}
      message={t('portal.notFound.hint')}
      actions={<LinkButton href="/stores">{t('store.list.title')}</LinkButton>}
    />
  );
}
