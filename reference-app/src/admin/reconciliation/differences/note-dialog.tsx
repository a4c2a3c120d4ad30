import { oneLine } from '@portal/domain/contract';
import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import {
  differenceActionLabel,
  differenceNoteMaxLength,
  differenceRuleOf,
  differenceText,
  differenceTitle,
} from '@portal/domain/reconciliation';
import { TextArea } from '@portal/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { useAccount } from '../../../shared/session/session-provider.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import type { AdminDifference } from '../reconciliation-queries.ts';
import * as styles from '../reconciliation-page.css.ts';

interface NoteDialogProps {
  readonly difference: AdminDifference;
  readonly isPending: boolean;
  readonly onConfirm: (note: string) => void;
  readonly onClose: () => void;
}

/** Asks what somebody has found out, or how money that was owed was given back; under their name. */
export function NoteDialog({ difference, isPending, onConfirm, onClose }: NoteDialogProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const account = useAccount();
  const [note, setNote] = useState('');
  const [isErrorShown, setErrorShown] = useState(false);
  const { kind, amount } = difference;
  const noteKind = differenceRuleOf(kind).isRefund ? 'noteReturned' : 'note';
  const label = differenceActionLabel(texts, kind, 'note');
  const isMissing = oneLine(note) === '';
  const sum = formatMoney(kopecksFromRoubles(amount), locale);
  const booked =
    kind === 'refund-rejected'
      ? t('reconciliation.admin.returned.rejected', { sum })
      : t('reconciliation.admin.returned', { sum });

  return (
    <ConfirmDialog
      open
      tone="primary"
      title={noteKind === 'note' ? differenceTitle(texts, kind) : label}
      description={
        noteKind === 'noteReturned'
          ? `${differenceText(texts, difference)} ${booked}`
          : differenceText(texts, difference)
      }
      cancel={t('alert.admin.cancel')}
      confirm={label}
      isPending={isPending}
      hasUnsaved={!isMissing}
      onConfirm={() => (isMissing ? setErrorShown(true) : onConfirm(note.trim()))}
      onClose={onClose}
    >
      <div className={styles.note}>
        <TextArea
          required
          label={t(`reconciliation.admin.${noteKind}`)}
          hint={t(`reconciliation.admin.${noteKind}Hint`)}
          error={isErrorShown && isMissing ? t('reconciliation.admin.noteMissing') : undefined}
          maxLength={differenceNoteMaxLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {account && <p className={styles.muted}>{t('alert.admin.as', { name: account.name })}</p>}
      </div>
    </ConfirmDialog>
  );
}
