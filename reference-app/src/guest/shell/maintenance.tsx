import { Link, MaintenanceScreen } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import {
  portalSettingQuery,
  usePortalSetting,
} from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { contactsOf } from '../help/contacts.ts';
import * as styles from './maintenance.css.ts';

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

/** Phones and mail in a row, for screens without a footer. */
function ContactLinks() {
  const { t } = useTexts();
  const setting = usePortalSetting();
  if (!setting) return null;
  return (
    <ul className={styles.links}>
      {contactsOf(setting, t).map(({ label, text, href }) => (
        <li key={href}>
          <span>{`${label}:`}</span> <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
