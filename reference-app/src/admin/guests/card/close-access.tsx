import { Checkbox } from '@portal/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import type { AdminGuest } from '../guest-queries.ts';
import { useGuestMutations } from '../use-guest-mutations.ts';

interface CloseAccessProps {
  readonly guest: AdminGuest;
  /** Open orders and tickets of the guest. */
  readonly openCount: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before a guest is shut out: the guest goes at once; what is under way stays, or ends as well. */
export function CloseAccess({ guest, openCount, open, onClose }: CloseAccessProps) {
  const { t } = useTexts();
  const { change, close } = useGuestMutations(guest.id);
  const [endsOpen, setEndsOpen] = useState(false);

  function confirm() {
    if (endsOpen) close.mutate(undefined, { onSettled: onClose });
    else change.mutate({ approved: false }, { onSettled: onClose });
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('admin.guests.close.title', { name: guest.name })}
      description={t('admin.guests.close.hint')}
      cancel={t('admin.guests.close.keep')}
      confirm={t('admin.guests.close')}
      isPending={change.isPending || close.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {openCount > 0 && (
        <Checkbox
          label={t('admin.guests.close.open')}
          checked={endsOpen}
          onChange={(event) => setEndsOpen(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
