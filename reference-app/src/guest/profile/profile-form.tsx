import { InvalidError } from '@portal/client';
import { oneLine } from '@portal/domain/contract';
import { guestNameMaxLength, isEmail } from '@portal/domain/guests';
import { formatPhone } from '@portal/domain/phone';
import { Button, Card, Checkbox, TextField, useToaster } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { portal } from '../../shared/portal.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import type { GuestAccount } from '../use-guest.ts';
import { notice } from '../shell/notice/notice.css.ts';
import * as styles from './profile-page.css.ts';

type FieldError = 'name' | 'email';

/** The field that the server did not take, where it says which. */
function refusedField(error: unknown): FieldError | null {
  if (!(error instanceof InvalidError)) return null;
  const paths = error.details.map(({ path }) => path);
  return (
    (['name', 'email'] as const).find((field) => paths.includes(`data.profile.${field}`)) ?? null
  );
}

/** Name, e-mail and offers of the guest's own account. */
export function ProfileForm({ guest }: { guest: GuestAccount }) {
  const { t } = useTexts();
  const toaster = useToaster();
  const formRef = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(guest.name);
  const [email, setEmail] = useState(guest.email ?? '');
  const [isSubscribed, setSubscribed] = useState(guest.mailing);
  const [saved, setSaved] = useState({ name, email, mailing: isSubscribed });
  const [fieldError, setFieldError] = useState<FieldError | null>(null);
  const saving = useMutation({
    mutationFn: (change: Partial<typeof saved>) => portal.profile.update(change),
    onSuccess(_, change) {
      setSaved((before) => ({ ...before, ...change }));
      toaster.show({ title: t('profile.saved') });
    },
    onError: (error) => show(refusedField(error)),
  });

  function show(found: FieldError | null) {
    setFieldError(found);
    if (found) formRef.current?.querySelector<HTMLInputElement>(`input[name=${found}]`)?.focus();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    const found = oneLine(name) === '' ? 'name' : email !== '' && !isEmail(email) ? 'email' : null;
    show(found);
    const address = email.trim();
    // Nothing else: it may have been changed in another tab.
    if (!found)
      saving.mutate({
        ...(name !== saved.name && { name }),
        ...(address !== saved.email && { email: address }),
        ...(isSubscribed !== saved.mailing && { mailing: isSubscribed }),
      });
  }

  return (
    <Card>
      <h2 className={styles.title}>{t('profile.account')}</h2>
      <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={t('auth.name.label')}
          name="name"
          required
          autoComplete="name"
          maxLength={guestNameMaxLength}
          value={name}
          error={fieldError === 'name' && t('auth.name.required')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          label={t('auth.email.label')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={fieldError === 'email' && t('auth.email.invalid')}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Checkbox
          label={t('auth.mailing.label')}
          checked={isSubscribed}
          onChange={({ currentTarget }) => setSubscribed(currentTarget.checked)}
        />
        <p className={styles.muted}>{`${t('profile.phone')}: ${formatPhone(guest.phone)}`}</p>
        {saving.error && !refusedField(saving.error) && (
          <p role="alert" className={notice}>
            {describeError(saving.error, t).message}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={saving.isPending}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
