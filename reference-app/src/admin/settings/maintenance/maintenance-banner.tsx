import type { StaffRole } from '@portal/domain/contract';
import { canSee } from '@portal/domain/staff';
import { Link } from '@portal/ui';
import { Construction } from 'lucide-react';
import { usePortalSetting } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from '../../providers/provider-banner.css.ts';
import { settingsPath } from '../settings-paths.ts';

/** Says above every page of the console that guests do not see the portal. */
export function MaintenanceBanner({ role }: { role: StaffRole }) {
  const { t } = useTexts();
  const isDisable = usePortalSetting()?.isDisable ?? false;
  return (
    <div role="status">
      {isDisable && (
        <div className={styles.banner}>
          <Construction size="1.25rem" aria-hidden="true" className={styles.icon} />
          <p>
            <strong>{t('settings.maintenance.banner')}</strong>{' '}
            {canSee(role, 'settings') && (
              <Link href={settingsPath('maintenance')}>{t('settings.maintenance.bannerLink')}</Link>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
