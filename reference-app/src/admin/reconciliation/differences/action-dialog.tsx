import type { DifferenceAction } from '@portal/domain/reconciliation';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { confirmationOf } from './difference-view.ts';
import { NoteDialog } from './note-dialog.tsx';
import type { AdminDifference } from '../reconciliation-queries.ts';
import { useDifferenceMutations } from './use-difference-mutations.ts';

interface ActionDialogProps {
  readonly difference: AdminDifference;
  readonly action: DifferenceAction;
  readonly onClose: () => void;
}

/** Asks before something is done about a difference: what follows from it, or what to note. */
export function ActionDialog({ difference, action, onClose }: ActionDialogProps) {
  const texts = useTexts();
  const { mutate, isPending } = useDifferenceMutations();

  function perform(note: string): void {
    mutate({ difference, action, note, onDone: onClose });
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
