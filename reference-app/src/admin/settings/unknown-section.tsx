import { adminPaths } from '@portal/domain/staff';
import { ErrorScreen, LinkButton } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/title/use-title.ts';

/** An address below the settings that leads nowhere. */
export function UnknownSection() {
  const { t } = useTexts();
  useTitle(t('settings.unknown.title'));
  return (
    <ErrorScreen
      title={t('settings.unknown.title')}
      message={t('settings.unknown.hint')}
      actions={<LinkButton href={adminPaths.settings}>{t('settings.all')}</LinkButton>}
    />
  );
}
