import { oneLine } from '@portal/domain/contract';
import { pushNoteLimits } from '@portal/domain/push';
import { Button, Modal, TextArea, TextField } from '@portal/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as accounts from '../../accounts/accounts.css.ts';
import { useGuestMutations } from '../use-guest-mutations.ts';

const nothing = { title: '', message: '' };

interface NotifyGuestProps {
  readonly guestId: number;
  readonly name: string;
}

/** Writes a notification to the guest's devices. */
export function NotifyGuest({ guestId, name }: NotifyGuestProps) {
  const { t } = useTexts();
  const formId = useId();
  const { notify } = useGuestMutations(guestId);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(nothing);
  const [isErrorShown, setErrorShown] = useState(false);
  const missing = (value: string) =>
    isErrorShown && oneLine(value) === '' ? t('admin.guests.notify.missing') : undefined;

  function close() {
    setOpen(false);
    setDraft(nothing);
    setErrorShown(false);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setErrorShown(true);
    const [title, message] = [oneLine(draft.title), draft.message.trim()];
    if (title === '' || oneLine(message) === '' || notify.isPending) return;
    notify.mutate({ title, message }, { onSuccess: close });
  }

  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('admin.guests.notify')}
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        hasUnsaved={draft.title.trim() + draft.message.trim() !== '' && !notify.isPending}
        title={`${t('admin.guests.notify')}: ${name}`}
        description={t('admin.guests.notify.hint')}
        footer={
          <Button type="submit" form={formId} busy={notify.isPending}>
            {t('admin.guests.notify')}
          </Button>
        }
      >
        <form id={formId} noValidate className={accounts.form} onSubmit={submit}>
          <TextField
            required
            label={t('admin.guests.notify.title')}
            maxLength={pushNoteLimits.title}
            value={draft.title}
            error={missing(draft.title)}
            onChange={({ target }) => setDraft((before) => ({ ...before, title: target.value }))}
          />
          <TextArea
            required
            label={t('admin.guests.notify.message')}
            maxLength={pushNoteLimits.message}
            value={draft.message}
            error={missing(draft.message)}
            onChange={({ target }) => setDraft((before) => ({ ...before, message: target.value }))}
          />
        </form>
      </Modal>
    </>
  );
}
