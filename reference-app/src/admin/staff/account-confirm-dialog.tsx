import type { StaffRole } from '@portal/domain/contract';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import type { AdminStaffMember } from './staff-queries.ts';
import { useStaffMutations } from './use-staff-mutations.ts';

/** What is about to be done to an account. */
export type AccountDeed =
  | { readonly kind: 'disable' | 'enable' | 'factors' }
  | { readonly kind: 'role'; readonly role: StaffRole };

interface AccountConfirmDialogProps {
  readonly member: AdminStaffMember;
  readonly deed: AccountDeed | null;
  readonly onClose: () => void;
  /** Saves the account with its new role. */
  readonly onRole: () => void;
}

/** Asks before a colleague is signed out by a change, and does it after a yes. */
export function AccountConfirmDialog({ member, deed, onClose, onRole }: AccountConfirmDialogProps) {
  const { t } = useTexts();
  const { change, removeFactors } = useStaffMutations();
  const { id, name } = member;
  const words = wordsOf(deed ?? { kind: 'disable' });

  function wordsOf(asked: AccountDeed) {
    switch (asked.kind) {
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
          hint: t('admin.staff.changeRole.hint', { role: t(`admin.role.${asked.role}`) }),
          yes: t('admin.staff.changeRole.confirm'),
        };
    }
  }

  function act() {
    if (deed?.kind === 'role') {
      onClose();
      onRole();
    } else if (deed?.kind === 'factors') {
      removeFactors.mutate(member, { onSettled: onClose });
    } else {
      change.mutate({ id, disabled: deed?.kind === 'disable' }, { onSettled: onClose });
    }
  }

  return (
    <ConfirmDialog
      open={deed !== null}
      title={words.title}
      description={words.hint}
      keep={t('admin.staff.form.cancel')}
      confirm={words.yes}
      tone={deed?.kind === 'disable' || deed?.kind === 'factors' ? 'danger' : 'primary'}
      isPending={change.isPending || removeFactors.isPending}
      onConfirm={act}
      onClose={onClose}
    />
  );
}
