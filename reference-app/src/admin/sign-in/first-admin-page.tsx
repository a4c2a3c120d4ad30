import { staffIdMaxLength, staffIdSchema } from '@portal/domain/contract';
import { adminPaths, passwordLimits } from '@portal/domain/staff';
import { Button, ErrorScreen, LinkButton, TextField } from '@portal/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { describeError } from '../../shared/errors/describe-error.ts';
import { PageErrorScreen } from '../../shared/errors/page-error-screen.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { passwordError, refusedPasswordOf } from '../staff/password/password-error.ts';
import { staffPortal } from '../staff-portal.ts';
import { EntryPage } from './entry-page.tsx';
import { Loading } from '../../shared/loading/loading.tsx';

interface Draft {
  readonly id: string;
  readonly password: string;
  readonly again: string;
}

/** Whoever has the link that the start prints becomes the first admin, and is signed in. */
export function FirstAdminPage() {
  const { t } = useTexts();
  // Behind the `#`, which no browser sends and no proxy notes.
  const token = useLocation().hash.slice(1);
  const link = useQuery({
    queryKey: ['first-admin-link', token],
    queryFn: () => staffPortal.firstAdmin.check({ token }),
    enabled: token !== '',
    staleTime: Infinity,
  });
  useTitle(t('admin.first.title'));

  if (token === '') return <Refused message={t('problem.FIRST_ADMIN_LINK_EXPIRED')} />;
  if (link.isPending) return <Loading lines={1} />;
  if (link.isError) return <PageErrorScreen title={t('admin.first.unread')} query={link} />;
  if (!link.data.ok) return <Refused message={link.data.refusal.text} />;
  return <FirstAdminForm token={token} />;
}

function FirstAdminForm({ token }: { token: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>({ id: '', password: '', again: '' });
  const [errors, setErrors] = useState<Partial<Draft>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = draft.id.trim();

  const create = useMutation({
    mutationFn: async () => {
      const outcome = await staffPortal.firstAdmin.create({
        token,
        staff: { id, password: draft.password },
      });
      if (!outcome.ok) return outcome.refusal;
      // The account is there, whatever becomes of this: else the sign-in page asks for what was chosen here.
      await staffPortal.signIn(id, draft.password).catch(() => false);
      return null;
    },
    onSuccess: (refused) =>
      refused ? setRefusal(refused.text) : navigate('/admin', { replace: true }),
    onError(error) {
      const weak = refusedPasswordOf(error);
      setErrors(weak ? { password: weak } : { again: describeError(error, t).message });
    },
  });

  function edit(part: Partial<Draft>) {
    setDraft({ ...draft, ...part });
    setErrors({});
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (create.isPending) return;
    const weak = passwordError(t, draft.password, id);
    const found: Partial<Draft> = {
      ...(!staffIdSchema.safeParse(id).success && { id: t('admin.staff.form.idWrong') }),
      ...(weak !== undefined && { password: weak }),
      ...(draft.again !== draft.password && { again: t('admin.staff.own.differs') }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) create.mutate();
  }

  if (refusal !== null) return <Refused message={refusal} />;
  return (
    <EntryPage title={t('admin.first.title')} lead={t('admin.first.lead')} onSubmit={submit}>
      <TextField
        label={t('admin.staff.form.id')}
        hint={t('admin.staff.form.idHint')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={staffIdMaxLength}
        value={draft.id}
        error={errors.id}
        onChange={(event) => edit({ id: event.target.value })}
      />
      <TextField
        label={t('admin.staff.form.password')}
        hint={t('admin.staff.form.passwordHint', { n: passwordLimits.minLength })}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        maxLength={passwordLimits.maxLength}
        value={draft.password}
        error={errors.password}
        onChange={(event) => edit({ password: event.target.value })}
      />
      <TextField
        label={t('admin.first.again')}
        name="password-again"
        type="password"
        autoComplete="new-password"
        required
        maxLength={passwordLimits.maxLength}
        value={draft.again}
        error={errors.again}
        onChange={(event) => edit({ again: event.target.value })}
      />
      <Button type="submit" size="large" fullWidth busy={create.isPending}>
        {t('admin.first.submit')}
      </Button>
    </EntryPage>
  );
}

function Refused({ message }: { message: string }) {
  const { t } = useTexts();
  return (
    <ErrorScreen
      title={t('admin.first.refused')}
      message={message}
      actions={<LinkButton href={adminPaths.login}>{t('admin.first.signIn')}</LinkButton>}
    />
  );
}
