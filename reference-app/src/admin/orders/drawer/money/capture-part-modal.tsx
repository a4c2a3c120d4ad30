import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import { Button, Modal } from '@portal/ui';
import { useState } from 'react';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { readAmountUpTo } from '../../../amounts/written-amount.ts';
import { staffPortal } from '../../../staff-portal.ts';
import { AmountField } from './amount-field.tsx';
import * as styles from '../order-drawer.css.ts';
import { useMoneyMutation } from './use-money-mutation.ts';

interface CapturePartModalProps {
  readonly orderId: number;
  /** Roubles that the bank holds. */
  readonly held: number;
  readonly onClose: () => void;
}

/** Takes a part of the money that the bank holds; what becomes of the rest is said before. */
export function CapturePartModal({ orderId, held, onClose }: CapturePartModalProps) {
  const { t, locale } = useTexts();
  const { mutate, isPending } = useMoneyMutation(orderId);
  const [written, setWritten] = useState('');
  const [isErrorShown, setErrorShown] = useState(false);
  const amount = readAmountUpTo(written, held);
  const money = (kopecks: number) => formatMoney(kopecks, locale);
  const taken = amount === null ? 0 : kopecksFromRoubles(amount);
  const rest = kopecksFromRoubles(held) - taken;

  function capture() {
    if (amount === null) {
      setErrorShown(true);
      return;
    }
    mutate({
      run: () => staffPortal.orders.capture({ orderId, amount }),
      doneTitle: t('admin.money.capturePart.done', { amount: money(taken) }),
      onDone: onClose,
    });
  }

  return (
    <Modal
      open
      busy={isPending}
      onClose={onClose}
      hasUnsaved={written !== ''}
      title={t('admin.money.capturePart.title', { id: orderId })}
      footer={
        <Button busy={isPending} onClick={capture}>
          {amount === null
            ? t('admin.money.capturePart.next')
            : t('admin.money.capturePart.confirm', { amount: money(taken) })}
        </Button>
      }
    >
      <div className={styles.form}>
        <AmountField
          value={written}
          atMost={held}
          isErrorShown={isErrorShown}
          onChange={(typed) => {
            setErrorShown(false);
            setWritten(typed);
          }}
        />
        <p role="status" className={styles.muted}>
          {amount !== null && t('admin.money.capturePart.rest', { amount: money(rest) })}
        </p>
      </div>
    </Modal>
  );
}
