import { MaintenanceScreen } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { portalSettingQuery } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/title/use-title.ts';
import { ContactLinks } from '../help/contact-links.tsx';

const pollMilliseconds = 15_000;

/** Stands instead of every guest page during maintenance, and polls whether it is over. */
export function Maintenance() {
  const { t } = useTexts();
  useTitle(t('portal.maintenance'));
  useQuery({ ...portalSettingQuery, refetchInterval: pollMilliseconds });

  return (
    <MaintenanceScreen
      title={t('portal.maintenance')}
      message={t('portal.maintenanceHint')}
      contacts={<ContactLinks />}
    />
  );
}
