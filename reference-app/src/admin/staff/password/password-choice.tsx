import { passwordLimits } from '@portal/domain/staff';
import { RadioGroup, TextField } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as accounts from '../../accounts/accounts.css.ts';

/** Whose idea a new password is, and the password where it is the admin's. */
export interface PasswordDraft {
  readonly source: 'madeUp' | 'chosen';
  readonly password: string;
}

interface PasswordChoiceProps {
  readonly draft: PasswordDraft;
  readonly error: string | undefined;
  readonly onChange: (draft: PasswordDraft) => void;
}

/** A password that is made up and shown once, or one that the admin thinks of. */
export function PasswordChoice({ draft, error, onChange }: PasswordChoiceProps) {
  const { t } = useTexts();
  return (
    <div className={accounts.form}>
      <RadioGroup
        label={t('admin.staff.form.password')}
        options={(['madeUp', 'chosen'] as const).map((value) => ({
          value,
          label: t(`admin.staff.form.${value}`),
        }))}
        value={draft.source}
        onValueChange={(source) => onChange({ ...draft, source })}
      />
      {draft.source === 'chosen' && (
        <TextField
          label={t('admin.staff.form.newPassword')}
          hint={t('admin.staff.form.passwordHint', { n: passwordLimits.minLength })}
          type="password"
          autoComplete="new-password"
          required
          maxLength={passwordLimits.maxLength}
          value={draft.password}
          error={error}
          onChange={(event) => onChange({ ...draft, password: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
