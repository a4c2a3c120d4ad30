import { formatMoney } from '@portal/domain/money';
import { isOwed } from '@portal/domain/payments';
import type { DifferenceField } from '@portal/domain/reconciliation';
import { createTexts } from '@portal/domain/texts';
import { hotelTimes } from '../../../kernel/hotel-time.ts';
import type { GatewayPayment } from '../../../ports/gateway-payment.ts';
import type { Alerts } from '../../alerts/alerts.ts';
import { paymentFound, type BookDifferences } from './book-differences.ts';
import type { FoundDifference } from './difference-repository.ts';
import { retainedKopecks, lastingRefundReason, outstandingRefunds } from './money-balance.ts';
import type { OrderMoney, PayableOrder, PaymentRow, RefundRow } from './money-rows.ts';
import type { Change } from '../../../outbox/change.ts';

const { t } = createTexts({ locale: 'ru' });

/** Held money that went back; `expired`: in its time, else by another hand, all of it or a `part`. */
export interface LostHold {
  readonly how: 'expired' | 'released' | 'part';
  readonly amountKopecks: number;
}

/** What staff must act on of an order's money; raised and ended in the transaction that changes it. */
export type MoneyAlerts = ReturnType<typeof createMoneyAlerts>;

/** The alerts of money, among those of the portal. */
export function createMoneyAlerts(alerts: Alerts, differences: BookDifferences) {
  const about = (id: number) => ({ type: 'order', id }) as const;
  /** Ends what was rejected and is covered by what has gone back, the largest first. */
  async function closeRejected(
    change: Change,
    money: OrderMoney,
    refundedKopecks: number,
  ): Promise<void> {
    const isAllRefunded = money.payments.every(
      (payment) => payment.status !== 'succeeded' || retainedKopecks(money, payment) <= 0,
    );
    const rejected = money.refunds.filter(
      ({ status, reason }) => status === 'canceled' && reason === 'by_staff',
    );
    const sums = new Set(rejected.map(({ amountKopecks }) => amountKopecks));
    let left = isAllRefunded ? Infinity : refundedKopecks;
    for (const amountKopecks of [...sums].toSorted((a, b) => b - a)) {
      if (amountKopecks > left) continue;
      const wasOpen = await differences.close(change, rejectedSubject(money, amountKopecks));
      if (wasOpen) left -= amountKopecks;
    }
  }

  alerts.refuseWhileOwed(async (transaction, subject) => {
    if (subject?.type !== 'order') return false;
    const open = await transaction.$queryRawUnsafe<unknown[]>(
      `SELECT FROM refund JOIN payment ON payment.id = payment_id
       WHERE order_id = $1 AND refund.status IN ('intent', 'pending')
         AND reason IN ('order_canceled', 'not_needed') LIMIT 1`,
      subject.id,
    );
    return open.length > 0;
  });

  return {
    /**
     * A refund was rejected, or has been unanswered for long: the guest does not have the money yet. What is
     * owed stands among the differences while it is tried, and what staff gave back once nothing tries it.
     */
    async owed(
      change: Change,
      money: OrderMoney,
      refund: RefundRow,
      why: 'rejected' | 'unanswered',
    ) {
      if (refund.reason === 'by_hand') return;
      const { id } = money.order;
      const payment = money.payments.find((each) => each.id === refund.paymentId);
      const isRetried =
        isOwed(refund.reason) ||
        why === 'unanswered' ||
        (payment && lastingRefundReason(money, payment) !== null);
      const outstanding = outstandingRefunds(money.refunds);
      const others = outstanding.filter((other) => other.id !== refund.id);
      const sum = (isRetried ? [...others, refund] : [refund]).reduce(
        (total, { amountKopecks }) => total + amountKopecks,
        0,
      );
      const reason = t(`notice.alarm.money.${isRetried ? why : 'rejectedForGood'}`);
      const params = { order: id, sum: formatMoney(sum), reason };
      await alerts.raise(change, { kind: 'refund-owed', about: about(id), params });
      const subject = isRetried ? owedSubject(money) : rejectedSubject(money, sum);
      const found = { ...subject, ...unreturnedMoney(money, payment, sum) };
      await differences.open(change, found);
      if (!isRetried && others.length === 0) {
        await differences.close(change, owedSubject(money));
      }
    },
    /**
     * So much has gone back: what was rejected before and is covered by it needs nobody any more, nor does what
     * is owed where all of it is given. The alert ends with the last of them.
     */
    async refunded(change: Change, money: OrderMoney, refundedKopecks: number) {
      await closeRejected(change, money, refundedKopecks);
      if (outstandingRefunds(money.refunds).length > 0) return;
      await differences.close(change, owedSubject(money));
    },
    /** Money has come for an order that does not want it, and goes back. */
    async latePayment(change: Change, { orderId, amountKopecks }: PaymentRow) {
      const what = t('notice.alarm.money.late');
      const params = { order: orderId, sum: formatMoney(amountKopecks), what };
      await alerts.raise(change, { kind: 'late-payment', about: about(orderId), params });
    },
    /** Held money runs out. */
    async holdExpiring(
      change: Change,
      { orderId, amountKopecks, holdExpiresAt }: PaymentRow,
      timeZone: string,
    ) {
      const time = holdExpiresAt ? hotelTimes(timeZone, 'message')(holdExpiresAt) : '';
      const params = { order: orderId, sum: formatMoney(amountKopecks), time };
      await alerts.raise(change, { kind: 'hold-expiring', about: about(orderId), params });
    },
    /** Money is held no more. */
    async holdEnded(change: Change, { orderId }: PaymentRow) {
      await alerts.end(change, { kind: 'hold-expiring', about: about(orderId) });
    },
    /** So much of what was held went back to the guest although the order counted on it. */
    async holdLost(
      change: Change,
      { orderId, holdExpiresAt }: PaymentRow,
      { how, amountKopecks }: LostHold,
      timeZone: string,
    ) {
      const at = (how === 'expired' && holdExpiresAt) || new Date();
      const sum = formatMoney(amountKopecks);
      const filled = { order: orderId, sum, time: hotelTimes(timeZone, 'message')(at) };
      const params = how === 'expired' ? filled : { ...filled, wording: how };
      await alerts.raise(change, { kind: 'hold-expired', about: about(orderId), params });
    },
    /** Money that an order counted on was given back outside the portal. */
    async refundedOutside(change: Change, { id }: PayableOrder, amountKopecks: number) {
      const params = { wording: 'refunded', order: id, sum: formatMoney(amountKopecks) } as const;
      await alerts.raise(change, { kind: 'payment-difference', about: about(id), params });
    },
    /** The provider refuses a payment for good, with these words. */
    async refused(change: Change, { orderId, amountKopecks }: PaymentRow, reason: string) {
      const params = { order: orderId, sum: formatMoney(amountKopecks), reason };
      const subject = { kind: 'payment-refused', about: about(orderId) } as const;
      await alerts.raise(change, { ...subject, params, count: 1 });
    },
    /** It has taken a payment of the order, or nobody waits for one any more. */
    async notRefused(change: Change, orderId: number) {
      await alerts.end(change, { kind: 'payment-refused', about: about(orderId) });
    },
    /** The provider shows a payment that is not the one we began, in these fields. */
    async difference(
      change: Change,
      payment: PaymentRow,
      reported: GatewayPayment,
      fields: readonly DifferenceField[],
    ) {
      const pair = { known: { payment, refunds: [] }, theirs: reported };
      const found = paymentFound('payment-differs', payment.provider, pair, fields);
      await differences.open(change, found);
    },
    /** The payment is what we began after all. */
    async noDifference(change: Change, payment: PaymentRow) {
      const known = { payment, refunds: [] };
      const found = paymentFound('payment-differs', payment.provider, { known });
      await differences.close(change, found);
    },
  };
}

function owedSubject({ order }: OrderMoney) {
  return { kind: 'refund-owed', subject: `order:${order.id}` } as const;
}

/** Staff who press again are rejected again, and mean the same money. */
function rejectedSubject({ order }: OrderMoney, amountKopecks: number) {
  return { kind: 'refund-rejected', subject: `order:${order.id}:${amountKopecks}` } as const;
}

/** Money of an order that has not gone back, whatever payments it came with. */
function unreturnedMoney(
  { order }: OrderMoney,
  payment: PaymentRow | undefined,
  amountKopecks: number,
): Omit<FoundDifference, 'kind' | 'subject'> {
  return {
    orderId: order.id,
    provider: payment?.provider ?? '',
    paymentId: payment?.providerPaymentId ?? null,
    ...{ amountKopecks, refundId: null, ours: null, theirs: null, fields: [] },
  };
}
