import { passwordLimits } from '@portal/domain';
import { Button, Modal, TextField, useToaster } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as accounts from '../accounts/accounts.css.ts';
import { staffPortal } from '../staff-portal.ts';
import { passwordMistake } from './password-mistake.ts';

const fields = ['present', 'chosen', 'again'] as const;
type Draft = Record<(typeof fields)[number], string>;

/** One's own password, by whoever knows the present one. */
export function OwnPassword({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const toaster = useToaster();
  const formId = useId();
  const id = String(useAccount()?.id ?? '');
  const [draft, setDraft] = useState<Draft>({ present: '', chosen: '', again: '' });
  const [mistakes, setMistakes] = useState<Partial<Draft>>({});
  const hasUnsaved = Object.values(draft).some((typed) => typed !== '');

  const save = useMutation({
    mutationFn: () => staffPortal.staff.changeOwnPassword(draft.present, draft.chosen),
    onSuccess(outcome) {
      if (outcome.ok) {
        toaster.show({ title: t('admin.staff.own.done'), tone: 'success' });
        onClose();
      } else if (outcome.problem.code === 'PASSWORD_WRONG') {
        setMistakes({ present: outcome.problem.error });
      } else {
        sayFailed(outcome.problem.error);
      }
    },
    onError: (error) => sayFailed(describeError(error, t).message),
  });

  function sayFailed(message: string) {
    toaster.show({ title: t('admin.staff.own.failed'), message, tone: 'error' });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const weak =
      draft.chosen !== '' && draft.chosen === draft.present
        ? t('admin.staff.own.same')
        : passwordMistake(t, draft.chosen, id);
    const found = {
      ...(draft.present === '' && { present: t('admin.staff.own.required') }),
      ...(weak !== undefined && { chosen: weak }),
      ...(draft.again !== draft.chosen && { again: t('admin.staff.own.differs') }),
    };
    setMistakes(found);
    if (Object.keys(found).length === 0) save.mutate();
  }

  const labels = {
    present: t('admin.staff.own.present'),
    chosen: t('admin.staff.form.newPassword'),
    again: t('admin.staff.own.again'),
  };
  return (
    <Modal
      open
      onClose={onClose}
      hasUnsaved={hasUnsaved && !save.isPending}
      title={t('admin.staff.own.title')}
      description={t('admin.staff.own.hint')}
      footer={
        <Button type="submit" form={formId} busy={save.isPending}>
          {t('admin.staff.own')}
        </Button>
      }
    >
      <form id={formId} noValidate className={accounts.form} onSubmit={submit}>
        {/* Tells password keepers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={id} />
        {fields.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            type="password"
            required
            autoComplete={field === 'present' ? 'current-password' : 'new-password'}
            maxLength={passwordLimits.maxLength}
            value={draft[field]}
            error={mistakes[field]}
            {...(field === 'chosen' && {
              hint: t('admin.staff.form.passwordHint', { n: passwordLimits.minLength }),
            })}
            onChange={(event) => {
              setDraft({ ...draft, [field]: event.currentTarget.value });
              setMistakes({});
            }}
          />
        ))}
      </form>
    </Modal>
  );
}
