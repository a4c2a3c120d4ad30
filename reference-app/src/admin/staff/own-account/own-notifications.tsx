import { alertKindsFor, alertTitle } from '@portal/domain/alerts';
import type { StaffRole } from '@portal/domain/contract';
import { Modal } from '@portal/ui';
import { PushSwitch } from '../../../shared/push/push-switch.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './own-notifications.css.ts';

interface OwnNotificationsProps {
  role: StaffRole;
  onClose: () => void;
}

/** Switches alerts on for this device, and says of what a member of staff in this role then hears. */
export function OwnNotifications({ role, onClose }: OwnNotificationsProps) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Modal open onClose={onClose} title={t('admin.push.title')} description={t('admin.push.lead')}>
      <div className={styles.content}>
        <PushSwitch hint={t('admin.push.hint')} />
        <section className={styles.kinds}>
          <h3 className={styles.kindsTitle}>{t('admin.push.kinds')}</h3>
          <ul className={styles.list}>
            {alertKindsFor(role).map((kind) => (
              <li key={kind}>{alertTitle(texts, kind)}</li>
            ))}
          </ul>
        </section>
      </div>
    </Modal>
  );
}
