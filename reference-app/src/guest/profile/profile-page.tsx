import { Card } from '@portal/ui';
import { User } from 'lucide-react';
import { Loading } from '../../shared/loading/loading.tsx';
import { useHold } from '../../shared/loading/use-hold.ts';
import { OwnSessionList } from '../../shared/session/own-session-list.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useGuestSession } from '../use-guest.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { SignInFirst } from '../sign-in/sign-in-first.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { ProfileForm } from './profile-form.tsx';
import * as styles from './profile-page.css.ts';
import { SignOut } from './sign-out.tsx';

/** A guest's own account and where it is signed in; and this device, signed in or not. */
export function ProfilePage() {
  const { t } = useTexts();
  const { status, guest } = useGuestSession();
  const isHeld = useHold([], status === 'unknown');
  return (
    <GuestPage title={t('profile.title')} subtitle={t('profile.lead')} width="column">
      <div className={styles.sections}>
        {status === 'nobody' && (
          <SignInFirst
            message={t('profile.signInHint')}
            icon={<User size="1em" strokeWidth={1.25} />}
          />
        )}
        {status === 'unknown' && <Loading height="14rem" />}
        {status === 'guest' && <ProfileForm key={guest.id} guest={guest} />}
        {!isHeld && (
          <Card>
            <DeviceSettings isGuest={status === 'guest'} />
          </Card>
        )}
        {status === 'guest' && (
          <>
            <OwnSessions />
            <SignOut />
          </>
        )}
      </div>
    </GuestPage>
  );
}

/** Where the guest is signed in, and the way out of each. */
function OwnSessions() {
  const { t } = useTexts();
  return (
    <Card>
      <h2 className={styles.title}>{t('profile.sessions')}</h2>
      <OwnSessionList />
    </Card>
  );
}
