import { differenceTitle, type DifferenceAction } from '@portal/domain/reconciliation';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '../../../shared/errors/error-toast.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { doneLabel } from './difference-view.ts';
import { reconciliationKey, type AdminDifference } from '../reconciliation-queries.ts';

interface DifferenceCommand {
  readonly difference: AdminDifference;
  readonly action: DifferenceAction;
  readonly note: string;
  readonly onDone: () => void;
}

/** Mutation of a difference. Shows a refusal in a toast, and refetches everything. */
export function useDifferenceMutations() {
  const texts = useTexts();
  const { t } = texts;
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ difference: { id }, action, note }: DifferenceCommand) =>
      staffPortal.reconciliation.resolve(id, action, note),
    onSuccess: (resolved, { onDone }) => {
      toaster.show({
        title: doneLabel(texts, resolved),
        message: differenceTitle(texts, resolved.kind),
      });
      onDone();
    },
    onError: (error) => showError(error, t('reconciliation.admin.notDone')),
    onSettled: () => client.invalidateQueries({ queryKey: reconciliationKey }),
  });
  return { mutate, isPending };
}
