import type { StaffRole } from '@portal/domain/contract';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../../confirm-dialog/confirm-dialog.tsx';
import type { AdminStaffMember } from '../staff-queries.ts';
import { useStaffMutations } from '../use-staff-mutations.ts';

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
  const { change, removeFactors } = useStaffMutations();
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
      removeFactors.mutate(member, { onSettled: onClose });
    } else {
      change.mutate({ id, disabled: action?.kind === 'disable' }, { onSettled: onClose });
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
      isPending={change.isPending || removeFactors.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
