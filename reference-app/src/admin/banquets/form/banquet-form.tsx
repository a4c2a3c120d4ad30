import { banquetLimits, type NewBanquet } from '@portal/domain/banquets';
import { Button, Checkbox, Drawer, Select, TextArea, TextField } from '@portal/ui';
import { PhoneField } from '@portal/ui/portal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useIdempotentSend } from '../../../shared/idempotency/use-idempotent-send.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ChangedMeanwhile } from '../../editing/changed-meanwhile.tsx';
import { changedFields } from '../../editing/changed-fields.ts';
import { useEdited } from '../../editing/use-edited.ts';
import { staffPortal } from '../../staff-portal.ts';
import {
  banquetErrors,
  banquetOf,
  durations,
  withSection,
  withTable,
  type BanquetDraft,
  type BanquetFieldError,
} from './banquet-draft.ts';
import * as styles from './banquet-form.css.ts';
import { sectionsQuery, type AdminBanquet } from '../banquet-queries.ts';
import { useAdminClock } from '../admin-clock.ts';
import { PlaceFields } from './place-fields.tsx';
import { useBanquetMutation } from '../use-banquet-mutation.ts';

interface BanquetFormProps {
  /** As it is now; null while it is being planned for the first time. */
  banquet: AdminBanquet | null;
  initial: BanquetDraft;
  onSaved: (banquet: AdminBanquet) => void;
  onClose: () => void;
}

/** A banquet to be filled in. What stands in its way is shown before it is saved. */
export function BanquetForm({ banquet, initial, onSaved, onClose }: BanquetFormProps) {
  const { t } = useTexts();
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { timeZone, length } = useAdminClock();
  const sections = useQuery(sectionsQuery);
  const { mutate: save, isPending } = useBanquetMutation(t('admin.banquets.form.saveFailed'));
  const { mutate: send } = useBanquetMutation(t('admin.banquets.sendFailed'));
  const attempt = useIdempotentSend();
  const current = { version: banquet?.version ?? 0, banquet, initial };
  const edited = useEdited(current, (one) => one.initial);
  const { seen, draft } = edited;
  const isOutdated = edited.isOutdated && !isPending;
  const [fieldErrors, setFieldErrors] = useState<readonly BanquetFieldError[]>([]);
  const lengths = [
    ...new Set([...durations, initial.durationInMinutes, draft.durationInMinutes]),
  ].sort((a, b) => a - b);

  useEffect(() => {
    if (fieldErrors.length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fieldErrors]);

  function edit(change: Partial<BanquetDraft>) {
    edited.edit(change);
    setFieldErrors([]);
  }

  /** What was written anew; a hall and its tables together. */
  function changeOf(written: Required<NewBanquet>): Partial<NewBanquet> {
    const before = banquetOf(seen.initial, sections.data ?? [], timeZone, seen.banquet);
    const change = changedFields(written, before ?? written);
    const { section, tables } = written;
    return 'section' in change || 'tables' in change ? { ...change, section, tables } : change;
  }

  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    saveDraft(submitter instanceof HTMLButtonElement && submitter.value === 'send');
  }

  function saveDraft(shouldSend: boolean) {
    if (isPending) return;
    const found = banquetErrors(draft, timeZone);
    setFieldErrors(found);
    const written = banquetOf(draft, sections.data ?? [], timeZone, banquet);
    if (found.length > 0 || !written) return;
    save({
      run: () =>
        banquet
          ? staffPortal.banquets.update({
              banquet: {
                ...changeOf(written),
                id: banquet.id,
                // After somebody else's change, what is shown of it has been seen.
                version: isOutdated ? banquet.version : seen.version,
              },
            })
          : attempt({ banquet: written }, staffPortal.banquets.create),
      ...(!shouldSend && { doneTitle: t('admin.banquets.form.saved') }),
      onValue({ banquet: { id, version } }) {
        if (shouldSend)
          send({
            run: () =>
              staffPortal.banquets.update({ banquet: { id, version, status: 'transferring' } }),
          });
      },
      onDone: ({ banquet: saved }) => onSaved(saved),
    });
  }

  const required = (fieldError: BanquetFieldError) =>
    fieldErrors.includes(fieldError) && t('admin.banquets.form.required');
  return (
    <Drawer
      open
      onClose={onClose}
      hasUnsaved={edited.isChanged && !isPending}
      title={banquet ? banquet.title : t('admin.banquets.new')}
      className={styles.drawer}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant={draft.tableIds.length > 0 ? 'secondary' : 'primary'}
            busy={isPending}
            disabled={isOutdated}
          >
            {t('admin.banquets.form.save')}
          </Button>
          {draft.tableIds.length > 0 && (
            <Button type="submit" form={formId} value="send" busy={isPending} disabled={isOutdated}>
              {t('admin.banquets.form.saveAndSend')}
            </Button>
          )}
        </>
      }
    >
      <form ref={formRef} id={formId} noValidate className={styles.form} onSubmit={submit}>
        <ChangedMeanwhile
          isShown={isOutdated}
          isSaving={isPending}
          onTakeTheirs={edited.discard}
          onOverwrite={() => saveDraft(false)}
        />
        <TextField
          label={t('admin.banquets.form.title')}
          name="title"
          required
          placeholder={t('admin.banquets.form.titleHint')}
          maxLength={banquetLimits.titleMaxLength}
          value={draft.title}
          error={required('title')}
          onChange={(event) => edit({ title: event.currentTarget.value })}
        />
        <div className={styles.pair}>
          <TextField
            label={t('admin.banquets.form.customer')}
            name="customer"
            required
            autoComplete="off"
            maxLength={banquetLimits.customerNameMaxLength}
            value={draft.customerName}
            error={required('customerName')}
            onChange={(event) => edit({ customerName: event.currentTarget.value })}
          />
          <PhoneField
            label={t('admin.banquets.form.phone')}
            name="phone"
            required
            autoComplete="off"
            value={draft.phone}
            error={fieldErrors.includes('phone') && t('admin.banquets.form.phoneIncomplete')}
            onValueChange={(phone) => edit({ phone })}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label={t('admin.banquets.form.date')}
            name="date"
            type="date"
            required
            value={draft.day}
            error={fieldErrors.includes('start') && t('admin.banquets.form.timeWrong')}
            onChange={(event) => edit({ day: event.currentTarget.value })}
          />
          <TextField
            label={t('admin.banquets.form.time')}
            name="time"
            type="time"
            step={900}
            required
            value={draft.time}
            onChange={(event) => edit({ time: event.currentTarget.value })}
          />
        </div>
        <div className={styles.pair}>
          <Select
            label={t('admin.banquets.form.duration')}
            name="duration"
            value={String(draft.durationInMinutes)}
            options={lengths.map((minutes) => ({ value: String(minutes), label: length(minutes) }))}
            onChange={(event) => edit({ durationInMinutes: Number(event.currentTarget.value) })}
          />
          <TextField
            label={t('admin.banquets.form.guests')}
            name="guests"
            inputMode="numeric"
            required
            value={draft.guests}
            error={
              fieldErrors.includes('guests') &&
              t('admin.banquets.form.guestsWrong', { max: banquetLimits.guestsMax })
            }
            onChange={(event) => edit({ guests: event.currentTarget.value })}
          />
        </div>
        <PlaceFields
          draft={draft}
          sections={sections}
          banquet={banquet}
          onSection={(id) => edited.edit(withSection(draft, id))}
          onTable={(id) => edited.edit(withTable(draft, id))}
        />
        <TextArea
          label={t('admin.banquets.form.comment')}
          name="comment"
          maxLength={banquetLimits.commentMaxLength}
          value={draft.comment}
          onChange={(event) => edit({ comment: event.currentTarget.value })}
        />
        <Checkbox
          label={`${t('admin.banquets.form.reminder')}. ${t('admin.banquets.form.reminderHint')}`}
          checked={draft.shouldRemind}
          onChange={(event) => edit({ shouldRemind: event.currentTarget.checked })}
        />
      </form>
    </Drawer>
  );
}
