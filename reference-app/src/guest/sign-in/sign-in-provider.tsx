import { isAuthPath } from '@portal/domain/portal';
import { useToaster } from '@portal/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyWindow } from '../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { SignInContext } from './sign-in-context.ts';

const SignInWindow = lazyWindow(() => import('./sign-in-window.tsx'), 'SignInWindow');
const Welcome = lazyWindow(() => import('./welcome.tsx'), 'Welcome');

/** Keeps the sign-in window over the shell, and the welcome after signing in on a sign-in page. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const toaster = useToaster();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [phase, setPhase] = useState<'none' | 'asked' | 'welcome'>('none');

  const ask = useCallback(() => setPhase('asked'), []);
  const signIn = useMemo(() => ({ isPending: phase !== 'none', ask }), [phase, ask]);

  function close() {
    setPhase('none');
    if (isAuthPath(pathname)) void navigate('/', { replace: true });
  }

  function welcome(isNew: boolean) {
    toaster.show(
      isNew
        ? { title: t('auth.registered.title'), message: t('auth.registered.message') }
        : { title: t('auth.signedIn.title'), message: t('auth.signedIn.message') },
    );
    setPhase(isAuthPath(pathname) ? 'welcome' : 'none');
  }

  return (
    <SignInContext value={signIn}>
      {children}
      {phase === 'asked' && <SignInWindow onClose={close} onSignedIn={welcome} />}
      {phase === 'welcome' && (
        <Welcome
          onShown={() => void navigate('/', { replace: true })}
          onLeft={() => setPhase('none')}
        />
      )}
    </SignInContext>
  );
}
