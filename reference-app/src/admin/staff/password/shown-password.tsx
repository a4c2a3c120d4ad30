import { Button, Modal } from '@portal/ui';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as accounts from '../../accounts/accounts.css.ts';
import { copyShown } from '../../copy-shown.ts';
import * as styles from '../staff-page.css.ts';

/** A password that was made up, and for whom. */
export interface PasswordToShow {
  readonly id: string;
  readonly password: string;
}

interface ShownPasswordProps {
  readonly shown: PasswordToShow | null;
  readonly onClose: () => void;
}

/** Shows a password this once: nobody can look at it again. A press beside it does not lose it. */
export function ShownPassword({ shown, onClose }: ShownPasswordProps) {
  const { t } = useTexts();
  const [copied, setCopied] = useState<string | null>(null);
  const code = useRef<HTMLElement>(null);
  const isCopied = shown !== null && copied === shown.password;

  async function copy({ password }: PasswordToShow) {
    await copyShown(code.current, password);
    setCopied(password);
  }

  return (
    <Modal
      open={shown !== null}
      onClose={onClose}
      disablePointerDismissal
      title={t('admin.staff.shown.title')}
      description={t('admin.staff.shown.hint')}
      footer={
        <>
          <Button
            variant="secondary"
            icon={<Copy size="1em" aria-hidden="true" />}
            onClick={() => {
              if (shown) void copy(shown).catch(() => undefined);
            }}
          >
            {t(isCopied ? 'admin.staff.shown.copied' : 'admin.staff.shown.copy')}
          </Button>
          <Button onClick={onClose}>{t('admin.staff.shown.done')}</Button>
        </>
      }
    >
      {shown && (
        <div className={accounts.form}>
          <p className={accounts.muted}>{`${t('admin.staff.form.id')}: ${shown.id}`}</p>
          <code ref={code} className={styles.password}>
            {shown.password}
          </code>
          <span role="status" className={accounts.muted}>
            {isCopied && t('admin.staff.shown.copied')}
          </span>
        </div>
      )}
    </Modal>
  );
}
