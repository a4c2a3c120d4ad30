import { Button } from '@portal/ui';
import { portal } from '../../shared/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

/** Sign-out for who is signed in and cannot or will not go on. */
export function SignOutButton() {
  const { t } = useTexts();
  return (
    <Button variant="quiet" fullWidth onClick={() => void portal.session.signOut()}>
      {t('admin.menu.logout')}
    </Button>
  );
}
