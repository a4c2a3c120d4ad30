import { oneLine } from '@portal/domain/contract';
import { secondFactorRules } from '@portal/domain/staff';
import { Button, Modal, TextField } from '@portal/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as accounts from '../accounts/accounts.css.ts';
import { QrCode } from './qr-code.tsx';
import * as styles from './second-factor.css.ts';
import type { BegunSecondFactor } from './use-enrolment.ts';

interface EnrolTotpProps {
  readonly begun: Extract<BegunSecondFactor, { kind: 'totp' }>;
  /** What the server said against it. */
  readonly fieldError: string | undefined;
  readonly isPending: boolean;
  readonly onEdit: () => void;
  readonly onFinish: (finished: { id: string; name: string; code: string }) => void;
  readonly onClose: () => void;
}

/** Sets an app up: a picture to scan, or a key to type, and the first code that it shows. */
export function EnrolTotp({
  begun,
  fieldError,
  isPending,
  onEdit,
  onFinish,
  onClose,
}: EnrolTotpProps) {
  const { t } = useTexts();
  const formId = useId();
  const [draft, setDraft] = useState({ name: t('admin.security.totp.defaultName'), code: '' });
  const [missing, setMissing] = useState<{ name?: string; code?: string }>({});
  const name = oneLine(draft.name);
  const code = draft.code.trim();

  function edit(part: Partial<typeof draft>) {
    setDraft({ ...draft, ...part });
    setMissing({});
    onEdit();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = {
      ...(code === '' && { code: t('admin.proof.required') }),
      ...(name === '' && { name: t('admin.security.nameRequired') }),
    };
    setMissing(found);
    if (Object.keys(found).length === 0) onFinish({ id: begun.id, name, code });
  }

  return (
    <Modal
      open
      disablePointerDismissal
      onClose={onClose}
      title={t('admin.security.totp.title')}
      description={t('admin.security.totp.hint')}
      footer={
        <Button type="submit" form={formId} busy={isPending}>
          {t('admin.security.finish')}
        </Button>
      }
    >
      <form id={formId} noValidate className={accounts.form} onSubmit={submit}>
        <QrCode text={begun.url} label={t('admin.security.totp.qr')} />
        <div>
          <p className={accounts.muted}>{t('admin.security.totp.secret')}</p>
          <code className={styles.secret}>{begun.secret}</code>
        </div>
        <TextField
          label={t('admin.security.totp.code')}
          required
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={draft.code}
          error={missing.code ?? fieldError}
          onChange={(event) => edit({ code: event.currentTarget.value })}
        />
        <TextField
          label={t('admin.security.name')}
          hint={t('admin.security.nameHint')}
          required
          maxLength={secondFactorRules.nameMaxLength}
          value={draft.name}
          error={missing.name}
          onChange={(event) => edit({ name: event.currentTarget.value })}
        />
      </form>
    </Modal>
  );
}
