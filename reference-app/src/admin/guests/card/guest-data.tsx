import { Button } from '@portal/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as accounts from '../../accounts/accounts.css.ts';
import { ExportLink } from '../../confirmation/export-link.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { staffPortal } from '../../staff-portal.ts';
import type { AdminGuest } from '../guest-queries.ts';
import { useGuestMutations } from '../use-guest-mutations.ts';

/** What a guest may ask of the hotel: everything about them in a file, and that they are erased. */
export function GuestData({ guest }: { readonly guest: AdminGuest }) {
  const { t } = useTexts();
  const { erase } = useGuestMutations(guest.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-label={t('admin.guests.data')} className={accounts.inline}>
      <ExportLink href={staffPortal.guests.dataAddress({ id: guest.id })}>
        {t('admin.guests.data.export')}
      </ExportLink>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('admin.guests.data.erase')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('admin.guests.data.eraseTitle', { name: guest.name })}
        description={t('admin.guests.data.eraseHint')}
        cancel={t('admin.guests.data.keep')}
        confirm={t('admin.guests.data.erase')}
        isPending={erase.isPending}
        onConfirm={() => erase.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
