import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { staffPortal } from '../staff-portal.ts';
import { LoginForm } from './login-form.tsx';

/** The sign-in in the console's place, for whoever comes to be signed out there. */
export function AdminLoginPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;
  useTitle(t('admin.login.title'));
  return (
    <LoginForm
      signIn={staffPortal.signIn}
      onSignedIn={() =>
        void navigate(from?.startsWith('/admin') ? from : '/admin', { replace: true })
      }
    />
  );
}
