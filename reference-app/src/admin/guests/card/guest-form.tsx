import { oneLine } from '@portal/domain/contract';
import { emailMaxLength, guestNameMaxLength, isEmail } from '@portal/domain/guests';
import { Button, Checkbox, Drawer, TextField } from '@portal/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as accounts from '../../accounts/accounts.css.ts';
import type { AdminGuest } from '../guest-queries.ts';
import { useGuestMutations } from '../use-guest-mutations.ts';

interface GuestFormProps {
  readonly guest: AdminGuest;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Name, e-mail and subscription of a guest, being changed; the phone is what the guest signs in by. */
export function GuestForm({ guest, onDone, onClose }: GuestFormProps) {
  const { t } = useTexts();
  const formId = useId();
  const { change } = useGuestMutations(guest.id);
  const initial = { name: guest.name, email: guest.email ?? '', mailing: guest.mailing };
  const [draft, setDraft] = useState(initial);
  const [fieldErrors, setFieldErrors] = useState<{ name?: string; email?: string }>({});
  const hasUnsaved = JSON.stringify(draft) !== JSON.stringify(initial);

  function edit(part: Partial<typeof draft>) {
    setDraft((before) => ({ ...before, ...part }));
    setFieldErrors({});
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const email = draft.email.trim();
    const found = {
      ...(oneLine(draft.name) === '' && { name: t('admin.guests.form.nameRequired') }),
      ...(email !== '' && !isEmail(email) && { email: t('auth.email.invalid') }),
    };
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(draft, { onSuccess: onDone });
  }

  return (
    <Drawer
      open
      onClose={onClose}
      hasUnsaved={hasUnsaved && !change.isPending}
      title={guest.name}
      description={t('admin.guests.number', { id: guest.id })}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('admin.guests.form.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={change.isPending}>
            {t('admin.guests.form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={accounts.form} onSubmit={submit}>
        <TextField
          label={t('admin.guests.form.name')}
          required
          maxLength={guestNameMaxLength}
          value={draft.name}
          error={fieldErrors.name}
          onChange={(event) => edit({ name: event.currentTarget.value })}
        />
        <TextField
          label={t('admin.guests.email')}
          type="email"
          maxLength={emailMaxLength}
          value={draft.email}
          error={fieldErrors.email}
          onChange={(event) => edit({ email: event.currentTarget.value })}
        />
        <Checkbox
          label={t('admin.guests.form.mailing')}
          checked={draft.mailing}
          onChange={(event) => edit({ mailing: event.currentTarget.checked })}
        />
      </form>
    </Drawer>
  );
}
