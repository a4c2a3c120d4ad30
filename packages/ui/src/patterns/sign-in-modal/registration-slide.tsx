import { oneLine } from '@portal/domain/contract';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import type { Registration, RegisterResult } from './sign-in-steps.ts';
import type { SignInTexts } from './sign-in-texts.ts';
import * as styles from './sign-in-modal.css.ts';

export interface RegistrationSlideProps {
  texts: SignInTexts;
  onRegister: (registration: Registration) => Promise<RegisterResult>;
}

/** «Шаг 2»: who the guest is. */
export function RegistrationSlide({ texts, onRegister }: RegistrationSlideProps) {
  const [registration, setRegistration] = useState<Registration>({
    name: '',
    email: '',
    isSubscribed: false,
  });
  const [problem, setProblem] = useState<{
    message: string;
    field?: 'name' | 'email' | undefined;
  }>();
  const [busy, setBusy] = useState(false);

  async function register(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const name = oneLine(registration.name);
    if (name === '') {
      setProblem({ field: 'name', message: texts.nameMissing });
      return;
    }
    setBusy(true);
    const result = await onRegister({ ...registration, name, email: registration.email.trim() });
    setBusy(false);
    setProblem(
      result.kind === 'refused' ? { message: result.refusal.text, field: result.field } : undefined,
    );
  }

  function edit(change: Partial<Registration>) {
    setRegistration({ ...registration, ...change });
    setProblem(undefined);
  }

  return (
    <form noValidate className={styles.slide} onSubmit={(event) => void register(event)}>
      <TextField
        label={texts.nameLabel}
        name="name"
        autoComplete="name"
        autoFocus
        required
        value={registration.name}
        error={problem?.field === 'name' ? problem.message : undefined}
        onChange={(event) => edit({ name: event.currentTarget.value })}
      />
      <TextField
        label={texts.emailLabel}
        type="email"
        name="email"
        autoComplete="email"
        value={registration.email}
        error={problem?.field === 'email' ? problem.message : undefined}
        onChange={(event) => edit({ email: event.currentTarget.value })}
      />
      <Checkbox
        label={texts.mailingLabel}
        checked={registration.isSubscribed}
        onChange={(event) => edit({ isSubscribed: event.currentTarget.checked })}
      />
      {problem && !problem.field && (
        <p role="alert" className={styles.problem}>
          {problem.message}
        </p>
      )}
      <Button type="submit" size="large" busy={busy} fullWidth>
        {texts.register}
      </Button>
    </form>
  );
}
