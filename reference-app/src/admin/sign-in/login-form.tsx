import { SecondFactorError, type SignInFactor, type StaffSignIn } from '@portal/client';
import type { ProofKind, WebAuthnOptions } from '@portal/domain/staff';
import { Button, TextField } from '@portal/ui';
import { useState, type SubmitEvent } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { ProofForm } from '../second-factor/proof-form.tsx';
import { EntryPage } from './entry-page.tsx';

interface LoginFormProps {
  readonly signIn: StaffSignIn;
  readonly onSignedIn: () => void;
}

interface LoginErrors {
  readonly id?: string;
  readonly password?: string;
}

/** What an account is asked for beside the password. */
interface RequiredFactor {
  readonly kinds: readonly ProofKind[];
  readonly passkey: WebAuthnOptions | null;
}

/** Staff sign in by id and password, and by a second factor where the account has one. */
export function LoginForm({ signIn, onSignedIn }: LoginFormProps) {
  const { t } = useTexts();
  const [id, setId] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<LoginErrors>({});
  const [requiredFactor, setRequiredFactor] = useState<RequiredFactor | null>(null);
  const [fieldError, setFieldError] = useState<string>();
  const [isPending, setPending] = useState(false);

  // Not a mutation of the query library: what the form brings with it comes before anything is drawn.
  async function send(factor?: SignInFactor): Promise<void> {
    setPending(true);
    try {
      if (await signIn(id.trim(), password, factor)) {
        onSignedIn();
        return;
      }
      setPassword('');
      setRequiredFactor(null);
      setErrors({ password: t('admin.login.noMatch') });
    } catch (error) {
      showFailure(error);
    } finally {
      setPending(false);
    }
  }

  function showFailure(error: unknown): void {
    const { message } = describeError(error, t);
    if (error instanceof SecondFactorError) {
      setFieldError(error.code === 'CODE_WRONG' ? message : undefined);
      const { kinds, passkey } = error;
      setRequiredFactor((before) => ({
        kinds: kinds.length > 0 ? kinds : (before?.kinds ?? []),
        passkey,
      }));
    } else if (requiredFactor) {
      setFieldError(message);
    } else {
      setErrors({ password: message });
    }
  }

  function startAnew() {
    setRequiredFactor(null);
    setFieldError(undefined);
    setPassword('');
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const missing: LoginErrors = {
      ...(id.trim() === '' && { id: t('admin.login.idRequired') }),
      ...(password === '' && { password: t('admin.login.passwordRequired') }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0 && !isPending) void send();
  }

  if (requiredFactor) {
    return (
      <EntryPage title={t('admin.login.second')} lead={id.trim()}>
        <ProofForm
          {...requiredFactor}
          username={id.trim()}
          submit={t('admin.login.submit')}
          fieldError={fieldError}
          isPending={isPending}
          onEdit={() => setFieldError(undefined)}
          onProof={(proof) => {
            if (!('password' in proof)) void send(proof);
          }}
        />
        <Button variant="quiet" fullWidth onClick={startAnew}>
          {t('admin.login.secondBack')}
        </Button>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t('admin.login.title')} onSubmit={submit}>
      <TextField
        label={t('admin.login.id')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={id}
        error={errors.id}
        onChange={(event) => setId(event.target.value)}
      />
      <TextField
        label={t('admin.login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="large" fullWidth busy={isPending}>
        {t('admin.login.submit')}
      </Button>
    </EntryPage>
  );
}
