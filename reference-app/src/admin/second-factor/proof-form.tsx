import type { InputOf } from '@portal/client';
import {
  passwordLimits,
  type ProofKind,
  type WebAuthnOptions,
  type confirmSession,
} from '@portal/domain/staff';
import { Button, TextField } from '@portal/ui';
import { Fingerprint } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as accounts from '../accounts/accounts.css.ts';
import { provePasskey } from './passkey-browser.ts';

interface ProofFormProps {
  /** What can be asked for, at least one; the first is asked for until another is chosen. */
  readonly kinds: readonly ProofKind[];
  /** To ask an authenticator with. */
  readonly passkey: WebAuthnOptions | null;
  /** Of the account that is proved to be one's own. */
  readonly username: string;
  readonly submit: string;
  readonly fieldError: string | undefined;
  readonly isPending: boolean;
  /** Takes the mistake back. */
  readonly onEdit: () => void;
  readonly onProof: (proof: InputOf<typeof confirmSession>) => void;
}

/** Asks for one of the things that prove who somebody is, and lets them take another. */
export function ProofForm(props: ProofFormProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<ProofKind>();
  const kind = chosen !== undefined && props.kinds.includes(chosen) ? chosen : props.kinds[0];
  if (kind === undefined) return null;
  return (
    <div className={accounts.form}>
      {kind === 'passkey' ? (
        <PasskeyProof {...props} />
      ) : (
        <TypedProof key={kind} kind={kind} {...props} />
      )}
      <div className={accounts.inline}>
        {props.kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button
              key={other}
              variant="quiet"
              size="small"
              onClick={() => {
                setChosen(other);
                props.onEdit();
              }}
            >
              {t(`admin.proof.other.${other}`)}
            </Button>
          ))}
      </div>
    </div>
  );
}

function TypedProof({
  kind,
  username,
  submit,
  fieldError,
  isPending,
  onEdit,
  onProof,
}: ProofFormProps & { readonly kind: Exclude<ProofKind, 'passkey'> }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const missing = t(
    kind === 'password' ? 'admin.confirm.passwordRequired' : 'admin.proof.required',
  );

  function submitProof(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    setMissing(typed.trim() === '');
    if (typed.trim() === '') return;
    onProof(kind === 'password' ? { password: typed } : { code: typed.trim() });
    setTyped('');
  }

  return (
    <form noValidate className={accounts.form} onSubmit={submitProof}>
      {/* Tells password keepers whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <TextField
        label={t(`admin.proof.${kind}`)}
        required
        value={typed}
        error={isMissing ? missing : fieldError}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMissing(false);
          onEdit();
        }}
        {...(kind === 'password'
          ? {
              ...{ type: 'password', name: 'password', autoComplete: 'current-password' },
              maxLength: passwordLimits.maxLength,
            }
          : {
              hint: t(`admin.proof.${kind}.hint`),
              ...{ name: 'code', autoComplete: 'one-time-code', maxLength: 20 },
              ...{ autoCapitalize: 'none', spellCheck: false },
              inputMode: kind === 'totp' ? 'numeric' : 'text',
            })}
      />
      <Button type="submit" fullWidth busy={isPending}>
        {submit}
      </Button>
    </form>
  );
}

function PasskeyProof({ passkey, fieldError, isPending, onEdit, onProof }: ProofFormProps) {
  const { t } = useTexts();
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function use(options: WebAuthnOptions) {
    onEdit();
    setFailed(false);
    setAsking(true);
    try {
      onProof({ passkey: await provePasskey(options) });
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className={accounts.form}>
      <p className={accounts.muted}>{t('admin.proof.passkey.hint')}</p>
      <Button
        fullWidth
        icon={<Fingerprint size="1em" aria-hidden="true" />}
        busy={isAsking || isPending}
        onClick={() => passkey && void use(passkey)}
      >
        {t('admin.proof.passkey.use')}
      </Button>
      <p role="alert" className={accounts.fieldError}>
        {hasFailed ? t('admin.proof.passkey.failed') : fieldError}
      </p>
    </div>
  );
}
