import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useOutcomeMutation } from '../use-outcome-mutation.ts';
import { refusedPassword } from './password/password-error.ts';
import { staffKey } from './staff-queries.ts';

/** Mutation of a staff account: shows a refusal in a toast, and refetches everything. */
export function useStaffMutation<Value>(failedTitle?: string) {
  const client = useQueryClient();
  const { t } = useTexts();
  return useOutcomeMutation<Value>({
    failedTitle: failedTitle ?? t('admin.staff.saveFailed'),
    // What is wrong with a password stands at its field.
    refusalText: ({ text, details }) => refusedPassword(details) && text,
    onSettled: () => client.invalidateQueries({ queryKey: staffKey }),
  });
}
