import type { PortalSettings } from '@portal/domain/portal';
import { MaintenanceScreen } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './maintenance.css.ts';

/** The screen that guests see during maintenance, to be looked at and not to be used. */
export function GuestScreenPreview({ settings }: { settings: PortalSettings }) {
  const { t } = useTexts();
  const contacts = [settings.receptionPhone, settings.restaurantPhone, settings.email];
  return (
    <figure className={styles.figure}>
      <figcaption>{t('settings.maintenance.preview')}</figcaption>
      <div role="img" aria-label={t('settings.maintenance.previewFrame')} className={styles.frame}>
        <div inert aria-hidden="true">
          <MaintenanceScreen
            className={styles.screen}
            title={t('portal.maintenance')}
            message={t('portal.maintenanceHint')}
            contacts={contacts
              .filter((contact) => contact !== '')
              .map((contact) => (
                <span key={contact}>{contact}</span>
              ))}
          />
        </div>
      </div>
    </figure>
  );
}
