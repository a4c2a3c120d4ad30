import { Modal } from '@portal/ui';
import { OwnSessionList } from '../../../shared/session/own-session-list.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';

/** Where a member of staff is signed in, and the way out of each. */
export function OwnStaffSessions({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal open onClose={onClose} title={t('profile.sessions')}>
      <OwnSessionList />
    </Modal>
  );
}
