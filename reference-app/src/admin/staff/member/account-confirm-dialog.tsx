import type { StaffRole } from '@portal/domain/contract';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminStaffMember } from '../staff-queries.ts';
import { useStaffMutation } from '../use-staff-mutation.ts';

/** What is about to be done to an account. */
export type AccountAction =
  | { readonly kind: 'disable' | 'enable' | 'factors' }
  | { readonly kind: 'role'; readonly role: StaffRole };

interface AccountConfirmDialogProps {
  readonly member: AdminStaffMember;
  readonly action: AccountAction | null;
  readonly onClose: () => void;
  /** Saves the account with its new role. */
  readonly onRole: () => void;
}

/** Asks before a colleague is signed out by a change, and does it after a yes. */
export function AccountConfirmDialog({
  member,
  action,
  onClose,
  onRole,
}: AccountConfirmDialogProps) {
  const { t } = useTexts();
  const { mutate, isPending } = useStaffMutation();
  const { id, name } = member;
  const texts = textsOf(action ?? { kind: 'disable' });

  function textsOf(confirmed: AccountAction) {
    switch (confirmed.kind) {
      case 'disable':
        return {
          title: t('admin.staff.disable.title', { name }),
          hint: t('admin.staff.disable.hint'),
          yes: t('admin.staff.disable'),
        };
      case 'enable':
        return {
          title: t('admin.staff.enable.title', { name }),
          hint: t('admin.staff.enable.hint'),
          yes: t('admin.staff.enable'),
        };
      case 'factors':
        return {
          title: t('admin.staff.factors.remove.title', { name }),
          hint: t('admin.staff.factors.remove.hint'),
          yes: t('admin.staff.factors.remove.confirm'),
        };
      case 'role':
        return {
          title: t('admin.staff.changeRole.title', { name }),
          hint: t('admin.staff.changeRole.hint', { role: t(`admin.role.${confirmed.role}`) }),
          yes: t('admin.staff.changeRole.confirm'),
        };
    }
  }

  function confirm() {
    if (action?.kind === 'role') {
      onClose();
      onRole();
    } else if (action?.kind === 'factors') {
      const run = () => staffPortal.staff.removeSecondFactors({ id });
      mutate(
        { run, doneTitle: t('admin.staff.factors.removed', { name }) },
        { onSettled: onClose },
      );
    } else {
      const run = () =>
        staffPortal.staff.update({ staff: { id, disabled: action?.kind === 'disable' } });
      mutate({ run, doneTitle: t('admin.staff.saved', { name }) }, { onSettled: onClose });
    }
  }

  return (
    <ConfirmDialog
      open={action !== null}
      title={texts.title}
      description={texts.hint}
      cancel={t('admin.staff.form.cancel')}
      confirm={texts.yes}
      tone={action?.kind === 'disable' || action?.kind === 'factors' ? 'danger' : 'primary'}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
