import { Modal } from '@portal/ui';
import { Fragment } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './keys-sheet.css.ts';

interface KeysSheetProps {
  /** Each key with what it does, in words. */
  keys: readonly (readonly [key: string, does: string])[];
  onClose: () => void;
}

/** What can be done by one key. */
export function KeysSheet({ keys, onClose }: KeysSheetProps) {
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
