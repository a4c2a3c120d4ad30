import { differenceTitle, type DifferenceAction } from '@portal/domain/reconciliation';
import { useToaster } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { useOutcomeMutation } from '../../use-outcome-mutation.ts';
import { confirmationOf, doneLabel } from './difference-view.ts';
import { NoteDialog } from './note-dialog.tsx';
import { reconciliationKey, type AdminDifference } from '../reconciliation-queries.ts';

interface ActionDialogProps {
  readonly difference: AdminDifference;
  readonly action: DifferenceAction;
  readonly onClose: () => void;
}

/** Asks before something is done about a difference: what follows from it, or what to note. */
export function ActionDialog({ difference, action, onClose }: ActionDialogProps) {
  const texts = useTexts();
  const toaster = useToaster();
  const client = useQueryClient();
  const { mutate, isPending } = useOutcomeMutation<{ readonly difference: AdminDifference }>({
    failedTitle: texts.t('reconciliation.admin.notDone'),
    onSettled: () => void client.invalidateQueries({ queryKey: reconciliationKey }),
  });

  function perform(note: string): void {
    mutate({
      run: () => staffPortal.reconciliation.resolve({ id: difference.id, act: action, note }),
      onValue: ({ difference: resolved }) =>
        toaster.show({
          title: doneLabel(texts, resolved),
          message: differenceTitle(texts, resolved.kind),
        }),
      onDone: onClose,
    });
  }

  if (action === 'note') {
    return (
      <NoteDialog
        difference={difference}
        isPending={isPending}
        onConfirm={perform}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      {...confirmationOf(texts, difference, action)}
      cancel={texts.t('alert.admin.cancel')}
      tone={action === 'refund' ? 'danger' : 'primary'}
      isPending={isPending}
      onConfirm={() => perform('')}
      onClose={onClose}
    />
  );
}
