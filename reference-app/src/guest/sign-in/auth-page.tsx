import { Landscape } from '@portal/ui';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useGuestSession } from '../use-guest.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import * as styles from './auth-page.css.ts';
import { useSignIn } from './sign-in-context.ts';

/** The sign-in page: the window over the shell. Whoever is signed in already goes home. */
export function AuthPage() {
  const { t } = useTexts();
  const { status } = useGuestSession();
  const { ask, isPending } = useSignIn();

  useEffect(() => {
    if (status === 'nobody') ask();
  }, [status, ask]);

  if (status === 'guest' && !isPending) return <Navigate to="/" replace />;
  return (
    <GuestPage title={t('auth.title')}>
      <Landscape variant="wide" className={styles.view} />
    </GuestPage>
  );
}
