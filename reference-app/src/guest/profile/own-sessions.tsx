import { Card } from '@portal/ui';
import { OwnSessionList } from '../../shared/session/own-session-list.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './profile-page.css.ts';

/** Where the guest is signed in, and the way out of each. */
export function OwnSessions() {
  const { t } = useTexts();
  return (
    <Card>
      <h2 className={styles.title}>{t('profile.sessions')}</h2>
      <OwnSessionList />
    </Card>
  );
}
