import type { DifferenceAct } from '@portal/domain';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { Question } from '../../question/question.tsx';
import { actQuestion } from './difference-view.ts';
import { NoteDialog } from './note-dialog.tsx';
import type { AdminDifference } from '../reconciliation-queries.ts';
import { useDifferenceActs } from './use-difference-acts.ts';

interface ActDialogProps {
  readonly difference: AdminDifference;
  readonly act: DifferenceAct;
  readonly onClose: () => void;
}

/** Asks before something is done about a difference: what follows from it, or what to note. */
export function ActDialog({ difference, act, onClose }: ActDialogProps) {
  const texts = useTexts();
  const { give, isUnderWay } = useDifferenceActs();

  function perform(note: string): void {
    give({ difference, act, note, onDone: onClose });
  }

  if (act === 'note') {
    return (
      <NoteDialog
        difference={difference}
        isUnderWay={isUnderWay}
        onConfirm={perform}
        onClose={onClose}
      />
    );
  }
  return (
    <Question
      open
      {...actQuestion(texts, difference, act)}
      keep={texts.t('alert.admin.cancel')}
      tone={act === 'refund' ? 'danger' : 'primary'}
      isUnderWay={isUnderWay}
      onConfirm={() => perform('')}
      onClose={onClose}
    />
  );
}
