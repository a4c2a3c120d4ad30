import { Button, Card, TextField } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { portal } from '../../app/portal.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/title/use-title.ts';
import * as styles from './admin-login-page.css.ts';

interface LoginErrors {
  readonly id?: string;
  readonly password?: string;
}

/** Staff sign in by id and password. */
export function AdminLoginPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;
  const [id, setId] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<LoginErrors>({});
  useTitle(t('admin.login.title'));

  const signIn = useMutation({
    mutationFn: () => portal.session.signInStaff(id.trim(), password),
    onSuccess: (matches) => {
      if (matches) return navigate(from?.startsWith('/admin') ? from : '/admin', { replace: true });
      setPassword('');
      setErrors({ password: t('admin.login.noMatch') });
      return undefined;
    },
    onError: (error) => setErrors({ password: describeError(error, t).message }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const missing: LoginErrors = {
      ...(id.trim() === '' && { id: t('admin.login.idRequired') }),
      ...(password === '' && { password: t('admin.login.passwordRequired') }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0 && !signIn.isPending) signIn.mutate();
  }

  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <form noValidate className={styles.form} onSubmit={submit}>
          <div>
            <p className={styles.portal}>{t('admin.title')}</p>
            <h1 className={styles.title}>{t('admin.login.title')}</h1>
          </div>
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
        </form>
      </Card>
    </div>
  );
}
