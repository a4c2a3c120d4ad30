import { passwordLimits } from '@portal/domain/staff';
import { TextField } from '@portal/ui';
import { useState, type SyntheticEvent } from 'react';
import { useAccount } from '../../../shared/session/session-provider.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as accounts from '../../accounts/accounts.css.ts';
import { useOutcomeMutation } from '../../use-outcome-mutation.ts';
import { staffPortal } from '../../staff-portal.ts';
import { passwordError, refusedPassword } from '../password/password-error.ts';

const fields = ['present', 'chosen', 'again'] as const;
type Draft = Record<(typeof fields)[number], string>;

/** What is typed to change one's own password, and the change of it. */
export function useOwnPassword(onDone: () => void) {
  const { t } = useTexts();
  const id = String(useAccount()?.id ?? '');
  const [draft, setDraft] = useState<Draft>({ present: '', chosen: '', again: '' });
  const [fieldErrors, setFieldErrors] = useState<Partial<Draft>>({});
  const hasUnsaved = Object.values(draft).some((typed) => typed !== '');

  const { mutate, isPending } = useOutcomeMutation({ failedTitle: t('admin.staff.own.failed') });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    const weak =
      draft.chosen !== '' && draft.chosen === draft.present
        ? t('admin.staff.own.same')
        : passwordError(t, draft.chosen, id);
    const found = {
      ...(draft.present === '' && { present: t('admin.staff.own.required') }),
      ...(weak !== undefined && { chosen: weak }),
      ...(draft.again !== draft.chosen && { again: t('admin.staff.own.differs') }),
    };
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return;
    mutate({
      run: () =>
        staffPortal.staff.changeOwnPassword({ password: draft.present, newPassword: draft.chosen }),
      doneTitle: t('admin.staff.own.done'),
      onDone,
      onRefused({ code, text, details }) {
        const present = code === 'PASSWORD_WRONG' ? text : undefined;
        const weak = refusedPassword(details);
        setFieldErrors({ ...(present && { present }), ...(weak && { chosen: weak }) });
        return present !== undefined || weak !== undefined;
      },
    });
  }

  function edit(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
    setFieldErrors({});
  }

  return { id, draft, fieldErrors, edit, submit, hasUnsaved, isPending };
}

interface OwnPasswordFormProps {
  readonly formId: string;
  readonly form: ReturnType<typeof useOwnPassword>;
}

/** The present password and a new one, twice; its button stands where the form is shown. */
export function OwnPasswordForm({ formId, form }: OwnPasswordFormProps) {
  const { t } = useTexts();
  const labels = {
    present: t('admin.staff.own.present'),
    chosen: t('admin.staff.form.newPassword'),
    again: t('admin.staff.own.again'),
  };
  return (
    <form id={formId} noValidate className={accounts.form} onSubmit={form.submit}>
      {/* Tells password keepers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={form.id} />
      {fields.map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          type="password"
          required
          autoComplete={field === 'present' ? 'current-password' : 'new-password'}
          maxLength={passwordLimits.maxLength}
          value={form.draft[field]}
          error={form.fieldErrors[field]}
          {...(field === 'chosen' && {
            hint: t('admin.staff.form.passwordHint', { n: passwordLimits.minLength }),
          })}
          onChange={(event) => form.edit({ [field]: event.currentTarget.value })}
        />
      ))}
    </form>
  );
}
