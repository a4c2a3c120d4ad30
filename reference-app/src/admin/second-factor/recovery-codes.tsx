import { Button, Modal } from '@portal/ui';
import { Copy, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as accounts from '../accounts/accounts.css.ts';
import { copyShown } from '../copy-shown.ts';
import * as styles from './second-factor.css.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes this once. A press beside them does not lose them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  async function copy() {
    await copyShown(list.current, codes.join('\n'));
    setCopied(true);
  }

  return (
    <Modal
      open
      onClose={onClose}
      disablePointerDismissal
      title={t('admin.security.codes')}
      description={t('admin.security.codes.hint')}
      footer={
        <>
          <Button
            variant="secondary"
            icon={<Printer size="1em" aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('admin.security.codes.print')}
          </Button>
          <Button
            variant="secondary"
            icon={<Copy size="1em" aria-hidden="true" />}
            onClick={() => void copy().catch(() => undefined)}
          >
            {t(isCopied ? 'admin.security.codes.copied' : 'admin.security.codes.copy')}
          </Button>
          <Button onClick={onClose}>{t('admin.security.codes.done')}</Button>
        </>
      }
    >
      <div className={accounts.form}>
        <ol ref={list} aria-label={t('admin.security.codes')} className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p className={accounts.muted}>{t('admin.security.codes.once')}</p>
        <span role="status" className={accounts.muted}>
          {isCopied && t('admin.security.codes.copied')}
        </span>
      </div>
    </Modal>
  );
}
