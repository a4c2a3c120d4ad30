import { Modal } from '@portal/ui';
import { Fragment } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './shortcuts-dialog.css.ts';

interface ShortcutsDialogProps {
  /** Each key with what it does, in words. */
  keys: readonly (readonly [key: string, does: string])[];
  onClose: () => void;
}

/** What can be done by one key. */
export function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const { t } = useTexts();
  return (
    <Modal open onClose={onClose} title={t('inbox.keys.title')}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <Fragment key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Modal>
  );
}
