import { oneLine } from '@portal/domain/contract';
import {
  cannedReplyLimits,
  cannedReplyPlaceholders,
  fillCannedReply,
  type NewCannedReply,
  newCannedReplySchema,
  ticketMessageMaxLength,
  unknownPlaceholders,
} from '@portal/domain/tickets';
import { Button, Modal, TextArea, TextField } from '@portal/ui';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import * as styles from './replies.css.ts';
import { useReplyMutation, type AdminReply } from './use-reply-mutation.ts';

interface ReplyEditorProps {
  /** Null for a new one. */
  reply: AdminReply | null;
  onClose: () => void;
}

type FieldErrors = Partial<Record<keyof NewCannedReply, string>>;

/** A canned reply to be written: what can be put in by itself, and what the guest will see. */
export function ReplyEditor({ reply, onClose }: ReplyEditorProps) {
  const { t } = useTexts();
  const formId = useId();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const initial: NewCannedReply = {
    title: reply?.title ?? '',
    shortcut: reply?.shortcut ?? '',
    text: reply?.text ?? '',
  };
  const [draft, setDraft] = useState(initial);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const { mutate, isPending } = useReplyMutation(t('settings.replies.saveFailed'));
  const hasUnsaved = JSON.stringify(draft) !== JSON.stringify(initial);

  function edit(change: Partial<NewCannedReply>) {
    setDraft((before) => ({ ...before, ...change }));
    setFieldErrors({});
  }

  function insert(placeholder: string) {
    const area = areaRef.current;
    const at = area?.selectionStart ?? draft.text.length;
    edit({
      text: `${draft.text.slice(0, at)}{${placeholder}}${draft.text.slice(area?.selectionEnd ?? at)}`,
    });
    area?.focus();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    const { success, error } = newCannedReplySchema.safeParse(draft);
    if (!success) {
      const wrong = new Set(error.issues.map(({ path: [field] }) => field));
      setFieldErrors({
        ...(wrong.has('title') && { title: t('settings.fault.empty') }),
        ...(wrong.has('shortcut') && { shortcut: t('settings.replies.shortcutHint') }),
        ...(wrong.has('text') && { text: textError() }),
      });
      return;
    }
    mutate({
      run: () =>
        reply
          ? staffPortal.cannedReplies.update({ cannedReply: { ...draft, id: reply.id } })
          : staffPortal.cannedReplies.create({ cannedReply: draft }),
      doneTitle: t('settings.replies.saved'),
      onDone: onClose,
      onRefused({ code, text: shortcut }) {
        if (code === 'SHORTCUT_TAKEN') setFieldErrors({ shortcut });
        return code === 'SHORTCUT_TAKEN';
      },
    });
  }

  function textError(): string {
    const names = unknownPlaceholders(draft.text).map((name) => `{${name}}`);
    if (names.length === 0) return t('settings.fault.empty');
    return t('settings.replies.unknown', { names: names.join(', ') });
  }

  return (
    <Modal
      open
      onClose={onClose}
      hasUnsaved={hasUnsaved && !isPending}
      title={reply ? reply.title : t('settings.replies.new')}
      footer={
        <Button type="submit" form={formId} busy={isPending}>
          {t('settings.save')}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={t('settings.replies.title')}
          hint={t('settings.replies.titleHint')}
          required
          maxLength={cannedReplyLimits.titleMaxLength}
          value={draft.title}
          error={fieldErrors.title}
          onChange={(event) => edit({ title: event.currentTarget.value })}
        />
        <TextField
          label={t('settings.replies.shortcut')}
          hint={t('settings.replies.shortcutHint')}
          required
          maxLength={cannedReplyLimits.shortcutMaxLength}
          autoCapitalize="none"
          value={draft.shortcut}
          error={fieldErrors.shortcut}
          onChange={(event) => edit({ shortcut: event.currentTarget.value })}
        />
        <TextArea
          ref={areaRef}
          label={t('settings.replies.text')}
          required
          maxLength={ticketMessageMaxLength}
          value={draft.text}
          error={fieldErrors.text}
          onChange={(event) => edit({ text: event.currentTarget.value })}
        />
        <div role="group" aria-label={t('settings.replies.insert')} className={styles.inserts}>
          <span className={styles.muted}>{`${t('settings.replies.insert')}:`}</span>
          {cannedReplyPlaceholders.map((name) => (
            <Button key={name} size="small" variant="secondary" onClick={() => insert(name)}>
              {t(`settings.replies.placeholder.${name}`)}
            </Button>
          ))}
        </div>
        <section aria-label={t('settings.replies.preview')} className={styles.preview}>
          <p className={styles.muted}>{t('settings.replies.preview')}</p>
          <p className={styles.bubble}>
            {oneLine(draft.text) === ''
              ? t('settings.replies.previewEmpty')
              : fillCannedReply(draft.text, {
                  guest: t('settings.replies.example.guest'),
                  room: t('settings.replies.example.room'),
                  staff: t('settings.replies.example.staff'),
                  ticket: 128,
                  order: 1042,
                })}
          </p>
        </section>
      </form>
    </Modal>
  );
}
