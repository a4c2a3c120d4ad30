import type { NewStaffMember, StaffEdit } from '@portal/domain/staff';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import { staffKey, type AdminStaffMember } from './staff-queries.ts';

/** Mutations of staff accounts: each shows a refusal in a toast, and refetches everything. */
export function useStaffMutations() {
  const client = useQueryClient();
  const toaster = useToaster();
  const { t } = useTexts();
  const readAgain = () => client.invalidateQueries({ queryKey: staffKey });

  function showFailure(title: string, message: string): void {
    toaster.show({ title, message, tone: 'error' });
  }
  const onError = (title: string) => (error: Error) =>
    showFailure(title, describeError(error, t).message);

  const create = useMutation({
    mutationFn: (staff: NewStaffMember) => staffPortal.staff.create(staff),
    onSuccess(outcome) {
      if (!outcome.ok) return;
      const { name } = outcome.value.staff;
      toaster.show({ title: t('admin.staff.created', { name }), tone: 'success' });
    },
    onError: onError(t('admin.staff.createFailed')),
    onSettled: readAgain,
  });

  const change = useMutation({
    mutationFn: (edit: StaffEdit) => staffPortal.staff.change(edit),
    onSuccess(outcome, { password }) {
      if (!outcome.ok) {
        showFailure(t('admin.staff.saveFailed'), outcome.refusal.text);
        return;
      }
      const { name } = outcome.value;
      const title = password === undefined ? 'admin.staff.saved' : 'admin.staff.reset.done';
      toaster.show({ title: t(title, { name }), tone: 'success' });
    },
    onError: onError(t('admin.staff.saveFailed')),
    onSettled: readAgain,
  });

  const reset = useMutation({
    mutationFn: ({ id }: AdminStaffMember) => staffPortal.staff.resetPassword(id),
    onSuccess(outcome, { name }) {
      if (outcome.ok) {
        toaster.show({ title: t('admin.staff.reset.done', { name }), tone: 'success' });
      } else {
        showFailure(t('admin.staff.saveFailed'), outcome.refusal.text);
      }
    },
    onError: onError(t('admin.staff.saveFailed')),
    onSettled: readAgain,
  });

  const removeFactors = useMutation({
    mutationFn: ({ id }: AdminStaffMember) => staffPortal.staff.removeSecondFactors(id),
    onSuccess(outcome, { name }) {
      if (outcome.ok) {
        toaster.show({ title: t('admin.staff.factors.removed', { name }), tone: 'success' });
      } else {
        showFailure(t('admin.staff.saveFailed'), outcome.refusal.text);
      }
    },
    onError: onError(t('admin.staff.saveFailed')),
    onSettled: readAgain,
  });

  return { create, change, reset, removeFactors };
}
