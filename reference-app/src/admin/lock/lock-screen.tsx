import type { StaffRole } from '@portal/domain/contract';
import { canSee } from '@portal/domain/staff';
import { useQueryClient } from '@tanstack/react-query';
import { portal } from '../../shared/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { ConfirmationForm } from '../confirmation/confirmation-dialog.tsx';
import { EntryPage } from '../sign-in/entry-page.tsx';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { LockedBell } from './locked-bell.tsx';

/** All that a console shows that nobody has used for a while: nothing of people, and how many orders wait. */
export function LockScreen({ role }: { role: StaffRole }) {
  const { t } = useTexts();
  const client = useQueryClient();
  useTitle(t('admin.lock.title'));

  async function unlock() {
    await portal.session.restore().catch(() => window.location.reload());
    await client.invalidateQueries();
  }

  return (
    <EntryPage title={t('admin.lock.title')} lead={t('admin.lock.hint')}>
      {canSee(role, 'orders') && <LockedBell />}
      <ConfirmationForm submit={t('admin.lock.unlock')} onConfirmed={() => void unlock()} />
      <SignOutButton />
    </EntryPage>
  );
}
