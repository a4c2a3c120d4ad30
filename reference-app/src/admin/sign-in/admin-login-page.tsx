import { SecondFactorError, type SignInFactor } from '@portal/client';
import type { ProofKind, WebAuthnOptions } from '@portal/domain';
import { Button, TextField } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/title/use-title.ts';
import { ProofForm } from '../second-factor/proof-form.tsx';
import { staffPortal } from '../staff-portal.ts';
import { EntryPage } from './entry-page.tsx';

interface LoginErrors {
  readonly id?: string;
  readonly password?: string;
}

/** What an account is asked for beside the password. */
interface AskedFactor {
  readonly kinds: readonly ProofKind[];
  readonly passkey: WebAuthnOptions | null;
}

/** Staff sign in by id and password, and by a second factor where the account has one. */
export function AdminLoginPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;
  const [id, setId] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<LoginErrors>({});
  const [asked, setAsked] = useState<AskedFactor | null>(null);
  const [fieldError, setFieldError] = useState<string>();
  useTitle(t('admin.login.title'));

  const signIn = useMutation({
    mutationFn: (factor: SignInFactor | undefined) =>
      staffPortal.signIn(id.trim(), password, factor),
    onSuccess: (matches) => {
      if (matches) return navigate(from?.startsWith('/admin') ? from : '/admin', { replace: true });
      setPassword('');
      setAsked(null);
      setErrors({ password: t('admin.login.noMatch') });
      return undefined;
    },
    onError(error) {
      const { message } = describeError(error, t);
      if (error instanceof SecondFactorError) {
        setFieldError(error.code === 'CODE_WRONG' ? message : undefined);
        const { kinds, passkey } = error;
        setAsked((before) => ({
          kinds: kinds.length > 0 ? kinds : (before?.kinds ?? []),
          passkey,
        }));
      } else if (asked) {
        setFieldError(message);
      } else {
        setErrors({ password: message });
      }
    },
  });

  function startAnew() {
    setAsked(null);
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
    if (Object.keys(missing).length === 0 && !signIn.isPending) signIn.mutate(undefined);
  }

  if (asked) {
    return (
      <EntryPage title={t('admin.login.second')} lead={id.trim()}>
        <ProofForm
          {...asked}
          submit={t('admin.login.submit')}
          fieldError={fieldError}
          isPending={signIn.isPending}
          onEdit={() => setFieldError(undefined)}
          onProof={(proof) => {
            if (!('password' in proof)) signIn.mutate(proof);
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
      <Button type="submit" size="large" fullWidth busy={signIn.isPending}>
        {t('admin.login.submit')}
      </Button>
    </EntryPage>
  );
}
