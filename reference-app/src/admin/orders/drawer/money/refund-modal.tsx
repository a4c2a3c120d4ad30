import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import { refundCommentMaxLength, type Refundable } from '@portal/domain/payments';
import { Button, Modal, RadioGroup, TextArea } from '@portal/ui';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../../shared/idempotency/use-idempotency-key.ts';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../../staff-portal.ts';
import { AmountField } from './amount-field.tsx';
import type { OrderDetails } from '../../queries/order-details-query.ts';
import * as styles from '../order-drawer.css.ts';
import { RefundLines } from './refund-lines.tsx';
import { requestedAmount, inputOf, type RefundDraft } from './refund-input.ts';
import { useMoneyMutation } from './use-money-mutation.ts';

interface RefundModalProps extends Pick<OrderDetails, 'order' | 'payments'> {
  readonly refundable: Refundable;
  readonly onClose: () => void;
}

const untouched: RefundDraft = { how: 'all', pieces: new Map(), roubles: '', comment: '' };

/** Gives money back: all that is left, some pieces or an amount, and only after it was read once more. */
export function RefundModal({ order, payments, refundable, onClose }: RefundModalProps) {
  const { t, locale } = useTexts();
  const { mutate, isPending } = useMoneyMutation(order.id);
  const keyFor = useIdempotencyKey();
  const [draft, setDraft] = useState(untouched);
  const [isErrorShown, setErrorShown] = useState(false);
  const [isSure, setSure] = useState(false);
  const { id } = order;
  const money = (roubles: number) => formatMoney(kopecksFromRoubles(roubles), locale);
  const amount = requestedAmount(draft, { order, payments }, refundable.amount);

  function set(change: Partial<RefundDraft>) {
    setErrorShown(false);
    setDraft({ ...draft, ...change });
  }

  function refund() {
    if (amount === null) return;
    const input = inputOf(draft, id, amount);
    mutate({
      run: () => staffPortal.orders.refund(input, { idempotencyKey: keyFor(input) }),
      doneTitle: t('admin.money.refund.done', { amount: money(amount) }),
      onDone: onClose,
    });
  }

  if (isSure && amount !== null) {
    return (
      <Modal
        open
        hasUnsaved
        busy={isPending}
        onClose={onClose}
        title={t('admin.money.refund.title', { id })}
        description={t('admin.money.refund.sure', { amount: money(amount) })}
        footer={
          <>
            <Button variant="secondary" disabled={isPending} onClick={() => setSure(false)}>
              {t('admin.money.refund.back')}
            </Button>
            <Button variant="danger" busy={isPending} onClick={refund}>
              {t('admin.money.refund.confirm', { amount: money(amount) })}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Modal
      open
      hasUnsaved={draft !== untouched}
      onClose={onClose}
      title={t('admin.money.refund.title', { id })}
      footer={
        <Button onClick={() => (amount === null ? setErrorShown(true) : setSure(true))}>
          {t('admin.money.refund.next')}
        </Button>
      }
    >
      <div className={styles.form}>
        <RadioGroup
          label={t('admin.money.refund.how')}
          value={draft.how}
          options={[
            {
              value: 'all',
              label: t('admin.money.refund.all', { amount: money(refundable.amount) }),
            },
            {
              value: 'lines',
              label: t('admin.money.refund.lines'),
              disabled: refundable.lines.length === 0,
            },
            { value: 'amount', label: t('admin.money.refund.amount') },
          ]}
          onValueChange={(how) => set({ how })}
        />
        {draft.how === 'lines' && (
          <RefundLines
            lines={refundable.lines}
            pieces={draft.pieces}
            onChange={(pieces) => set({ pieces })}
          />
        )}
        {draft.how === 'amount' && (
          <AmountField
            value={draft.roubles}
            atMost={refundable.amount}
            isErrorShown={isErrorShown}
            onChange={(roubles) => set({ roubles })}
          />
        )}
        <TextArea
          label={t('admin.money.refund.comment')}
          maxLength={refundCommentMaxLength}
          value={draft.comment}
          onChange={({ target }) => set({ comment: target.value })}
        />
        <p role="status" className={styles.muted}>
          {amount === null
            ? draft.how === 'lines' && t('admin.money.refund.linesAdd')
            : t('admin.money.refund.willBe', { amount: money(amount) })}
        </p>
      </div>
    </Modal>
  );
}
