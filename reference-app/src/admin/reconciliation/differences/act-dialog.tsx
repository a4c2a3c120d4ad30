import type { DifferenceAct } from '@portal/domain/reconciliation';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../../confirm-dialog/confirm-dialog.tsx';
import { confirmationOf } from './difference-view.ts';
import { NoteDialog } from './note-dialog.tsx';
import type { AdminDifference } from '../reconciliation-queries.ts';
import { useDifferenceMutations } from './use-difference-mutations.ts';

interface ActionDialogProps {
  readonly difference: AdminDifference;
  readonly act: DifferenceAct;
  readonly onClose: () => void;
}

/** Asks before something is done about a difference: what follows from it, or what to note. */
export function ActionDialog({ difference, act, onClose }: ActionDialogProps) {
  const texts = useTexts();
  const { give, isPending } = useDifferenceMutations();

  function perform(note: string): void {
    give({ difference, act, note, onDone: onClose });
  }

  if (act === 'note') {
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
      {...confirmationOf(texts, difference, act)}
      keep={texts.t('alert.admin.cancel')}
      tone={act === 'refund' ? 'danger' : 'primary'}
      isPending={isPending}
      onConfirm={() => perform('')}
      onClose={onClose}
    />
  );
}
