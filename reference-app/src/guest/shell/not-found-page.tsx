import { ErrorScreen, LinkButton } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';

/** There is no page at this address. */
export function NotFoundPage() {
  const { t } = useTexts();
  useTitle(t('portal.notFound.title'));
  return (
    <ErrorScreen
      title={t('portal.notFound.title')}
      message={t('portal.notFound.hint')}
      actions={<LinkButton href="/">{t('portal.notFound.home')}</LinkButton>}
    />
  );
}
