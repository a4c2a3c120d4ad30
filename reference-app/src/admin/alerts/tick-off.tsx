import { alertNoteMaxLength, alertTitle } from '@portal/domain/alerts';
import { TextArea, useToaster } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import { useOutcomeMutation } from '../use-outcome-mutation.ts';
import { alertsKey, type AdminAlert } from './alert-queries.ts';
import * as styles from './alerts-page.css.ts';

/** Ticks an alert off: under the name of whoever is signed in, with a note for the others. */
export function TickOff({ alert, onClose }: { alert: AdminAlert; onClose: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const account = useAccount();
  const toaster = useToaster();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const { mutate, isPending } = useOutcomeMutation({
    failedTitle: t('alert.admin.notDone'),
    onSettled: () => client.invalidateQueries({ queryKey: alertsKey }),
  });

  function tickOff(): void {
    mutate({
      run: () => staffPortal.alerts.resolve({ id: alert.id, note }),
      onValue: () =>
        toaster.show({ title: t('alert.admin.done'), message: alertTitle(texts, alert.kind) }),
      onDone: onClose,
    });
  }

  return (
    <ConfirmDialog
      open
      tone="primary"
      title={alertTitle(texts, alert.kind)}
      description={alert.text}
      cancel={t('alert.admin.cancel')}
      confirm={t('alert.admin.tick')}
      isPending={isPending}
      hasUnsaved={note !== ''}
      onConfirm={tickOff}
      onClose={onClose}
    >
      <div className={styles.form}>
        <TextArea
          label={t('alert.admin.note')}
          hint={t('alert.admin.noteHint')}
          maxLength={alertNoteMaxLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {account && <p className={styles.muted}>{t('alert.admin.as', { name: account.name })}</p>}
      </div>
    </ConfirmDialog>
  );
}
