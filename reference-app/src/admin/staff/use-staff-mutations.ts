import type { NewStaffMember, StaffEdit } from '@portal/domain/staff';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import { staffKey, type AdminStaffMember } from './staff-queries.ts';

/** Mutations of staff accounts: each shows a refusal in a toast, and refetches everything. */
export function useStaffMutations() {
  const client = useQueryClient();
  const toaster = useToaster();
  const showError = useErrorToast();
  const { t } = useTexts();
  const readAgain = () => client.invalidateQueries({ queryKey: staffKey });

  const onError = (title: string) => (error: Error) => showError(error, title);

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
        showError(outcome.refusal.text, t('admin.staff.saveFailed'));
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
        showError(outcome.refusal.text, t('admin.staff.saveFailed'));
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
        showError(outcome.refusal.text, t('admin.staff.saveFailed'));
      }
    },
    onError: onError(t('admin.staff.saveFailed')),
    onSettled: readAgain,
  });

  return { create, change, reset, removeFactors };
}
