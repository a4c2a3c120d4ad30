import { isOwed } from '@portal/domain/payments';
import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import type { Transaction } from '../../../db/database.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import type { GatewayRefund } from '../../../ports/gateway-payment.ts';
import { nextRefundCheck } from '../check-schedule.ts';
import type { MoneyAlerts } from '../money/money-alerts.ts';
import { isOpenOfStaff, retainedKopecks, lastingRefundReason } from '../money/money-balance.ts';
import type { OrderMoney, PaymentRow, RefundRow } from '../money/money-rows.ts';
import { lockKnownMoney, recordMoney, showBalance } from '../money/money-repository.ts';
import { columnsOf, decideRefund, fitRefunds, newRefund, replaced } from '../money/refund-rows.ts';
import { refundKeyOf } from '../payment/provider-differences.ts';

/** Refunds as they are decided, asked for and booked: one transaction each, the order's row locked first. */
export type RefundRepository = ReturnType<typeof createRefundRepository>;

/** The repository in SQL. */
export function createRefundRepository(
  prisma: PrismaClient,
  makeChange: MakeChange,
  alerts: MoneyAlerts,
) {
  const ofPayment = ({ refunds }: OrderMoney, { id }: PaymentRow) =>
    refunds.filter(({ paymentId }) => paymentId === id);

  /** Whatever has changed: what is to go back of a payment is what is left of it, no more and no less. */
  async function balance(
    transaction: Transaction,
    money: OrderMoney,
    payment: PaymentRow,
  ): Promise<OrderMoney> {
    const fitted = await fitRefunds(transaction, money, payment);
    const reason = lastingRefundReason(fitted, payment);
    return reason ? decideRefund(transaction, fitted, payment, reason) : fitted;
  }

  return {
    /** The bytes to ask the provider with, stored before they are sent; null: it is not to be asked for. */
    async freeze({ id, keyVersion, request }: RefundRow, composed: string): Promise<string | null> {
      if (request !== null) return request;
      const [frozen] = await prisma.$queryRaw<{ request: string }[]>`
        UPDATE refund SET request = COALESCE(request, ${composed}),
          requested_at = COALESCE(requested_at, ${new Date()})
        WHERE id = ${id}::uuid AND key_version = ${keyVersion} AND status = 'intent'
        RETURNING request`;
      return frozen?.request ?? null;
    },

    /**
     * Books what the provider says of one of its refunds, whoever made it: the word on money that moved is
     * never dropped. The row that then stands for it; null for one that never was.
     */
    book: (payment: PaymentRow, reported: GatewayRefund): Promise<RefundRow | null> =>
      makeChange(async (change) => {
        const { transaction } = change;
        const money = await lockKnownMoney(transaction, payment.orderId);
        const known = rowOf(ofPayment(money, payment), reported);
        if (known?.status === 'succeeded') return known;
        const { status, amountKopecks } = reported;
        if (status === 'canceled') {
          const isThis = known?.providerRefundId === reported.id && known.status === 'pending';
          const isAnswer = known?.request !== null && reported.reference === keyOf(known);
          if (!known || known.status === 'canceled' || !(isThis || isAnswer)) return known;
          const rejected = await rejectRow(change, money, known, reasonOf(reported));
          const after = await balance(transaction, replaced(money, rejected), payment);
          await showBalance(change, after);
          return rejected;
        }

        const booked = {
          ...{ status, amountKopecks, providerRefundId: reported.id, request: null },
          nextCheckAt:
            status === 'pending' ? nextRefundCheck(known ?? firstCheck, new Date()) : null,
        };
        const row: RefundRow = known
          ? { ...known, ...booked }
          : { ...newRefund(payment, 'by_hand'), ...booked, createdAt: reported.createdAt };
        if (known) {
          await transaction.refund.update({
            where: { id: row.id },
            data: { ...booked, lastError: null },
          });
        } else {
          await transaction.refund.create({ data: { ...booked, ...columnsOf(row) } });
        }
        const { id, reason } = row;
        await recordMoney(transaction, money, {
          to: { refund: id, status, reason, amountKopecks },
        });
        const after = await balance(transaction, replaced(money, row), payment);
        if (status === 'succeeded') await alerts.refunded(change, after, amountKopecks);
        const isLost = reason === 'by_hand' && lastingRefundReason(after, payment) === null;
        if (status === 'succeeded' && isLost) {
          await alerts.refundedOutside(change, money.order, amountKopecks);
        }
        await showBalance(change, after, status === 'succeeded');
        return row;
      }),

    /**
     * Notes that the provider has rejected it. Money that is owed is asked for again, with another key and for
     * what is left; anything else has ended. The row as it then is.
     */
    reject: (expected: RefundRow, payment: PaymentRow, reason: string): Promise<RefundRow> =>
      changed(expected, payment, (change, money, current) =>
        rejectRow(change, money, current, reason),
      ),

    /**
     * Notes what staff gave back outside the portal and the provider, in cash for example, once under each id.
     * `spent`: so much is not left of the payment; `unanswered`: the provider may be giving the same back.
     */
    noteReturned: (
      payment: PaymentRow,
      {
        id,
        amountKopecks,
        comment,
      }: {
        readonly id: string;
        readonly amountKopecks: number;
        readonly comment: string;
      },
      actor: string,
    ): Promise<'noted' | 'spent' | 'unanswered'> =>
      makeChange(async (change) => {
        const { transaction } = change;
        const money = await lockKnownMoney(transaction, payment.orderId);
        if (money.refunds.some((known) => known.id === id)) return 'noted';
        const isRequested = ofPayment(money, payment).some(
          (row) => isOpenOfStaff(row) && row.amountKopecks === amountKopecks,
        );
        if (isRequested) return 'unanswered';
        const unsent = ofPayment(money, payment)
          .filter((row) => row.status === 'intent' && row.request === null && isOwed(row.reason))
          .reduce((sum, row) => sum + row.amountKopecks, 0);
        const left = retainedKopecks(money, payment) + unsent;
        if (payment.status !== 'succeeded' || amountKopecks > left) return 'spent';
        const row: RefundRow = {
          ...newRefund(payment, 'by_hand'),
          ...{ id, status: 'succeeded', amountKopecks },
        };
        await transaction.refund.create({ data: { ...columnsOf(row), comment } });
        const { reason } = row;
        await recordMoney(transaction, money, { to: { refund: id, reason, amountKopecks } }, actor);
        const after = await balance(transaction, replaced(money, row), payment);
        await alerts.refunded(change, after, amountKopecks);
        await showBalance(change, after, true);
        return 'noted';
      }),

    /** Alerts staff of a refund that has long been without an answer. */
    noteUnanswered: (expected: RefundRow, { orderId }: PaymentRow) =>
      makeChange(async (change) => {
        const money = await lockKnownMoney(change.transaction, orderId);
        const refund = money.refunds.find(({ id }) => id === expected.id);
        if (refund?.status !== 'intent' && refund?.status !== 'pending') return;
        await alerts.owed(change, money, refund, 'unanswered');
      }),

    /** Notes that its key is too old to be used again, and that the provider never made it. */
    renew: (expected: RefundRow, payment: PaymentRow): Promise<RefundRow> =>
      changed(expected, payment, async ({ transaction }, _, current) => {
        const renewal = { ...unsentFields, keyVersion: current.keyVersion + 1 };
        await transaction.refund.update({ where: { id: current.id }, data: renewal });
        return { ...current, ...renewal };
      }),
  };

  /** Changes a refund that is still open and was not changed meanwhile. */
  function changed(
    expected: RefundRow,
    payment: PaymentRow,
    edit: (change: Change, money: OrderMoney, current: RefundRow) => Promise<RefundRow>,
  ): Promise<RefundRow> {
    return makeChange(async (change) => {
      const { transaction } = change;
      const money = await lockKnownMoney(transaction, payment.orderId);
      const current = money.refunds.find(({ id }) => id === expected.id) ?? expected;
      const isSame =
        current.keyVersion === expected.keyVersion && current.status === expected.status;
      const isOpen = current.status === 'intent' || current.status === 'pending';
      if (!isSame || !isOpen) return current;
      const row = await edit(change, money, current);
      const after = await balance(transaction, replaced(money, row), payment);
      const left = after.refunds.find(({ id }) => id === expected.id) ?? row;
      // Nothing of it was left to give.
      if (row.status === 'intent' && left.status === 'canceled') {
        await alerts.refunded(change, after, 0);
      }
      await showBalance(change, after);
      return left;
    });
  }

  async function rejectRow(
    change: Change,
    money: OrderMoney,
    refund: RefundRow,
    lastError: string,
  ): Promise<RefundRow> {
    const { transaction } = change;
    const owed = isOwed(refund.reason);
    const rejected = {
      ...refund,
      ...{ ...unsentFields, keyVersion: refund.keyVersion + 1 },
      status: owed ? ('intent' as const) : ('canceled' as const),
      providerRefundId: owed ? null : refund.providerRefundId,
      nextCheckAt: owed ? nextRefundCheck(refund, new Date()) : null,
    };
    const { id, status, providerRefundId, keyVersion, nextCheckAt, reason } = rejected;
    const data = { status, providerRefundId, keyVersion, nextCheckAt };
    await transaction.refund.update({
      where: { id },
      data: { ...data, ...unsentFields, lastError },
    });
    await alerts.owed(change, replaced(money, rejected), refund, 'rejected');
    if (!owed) await recordMoney(transaction, money, { to: { refund: id, status, reason } });
    return rejected;
  }
}

/** Which of a payment's rows stands for a refund of the provider's. */
function rowOf(rows: readonly RefundRow[], reported: GatewayRefund): RefundRow | null {
  const { id, reference, amountKopecks } = reported;
  const known = rows.find(({ providerRefundId }) => providerRefundId === id);
  if (known) return known;
  const free = rows.filter(
    ({ status, reason }) => status !== 'succeeded' && reason !== 'not_captured',
  );
  if (reference !== undefined) return free.find((row) => reference.startsWith(row.id)) ?? null;
  // One without our id was made by people, or asked for by a version of before: that had frozen nothing.
  const isSame = (row: RefundRow) =>
    row.status === 'intent' && row.request === null && row.amountKopecks === amountKopecks;
  return free.find(isSame) ?? null;
}

const unsentFields = { request: null, requestedAt: null } as const;
const firstCheck = { createdAt: new Date(0), checkCount: 0 };

function keyOf(refund: RefundRow | null): string | null {
  return refund && refundKeyOf(refund);
}

function reasonOf({ cancellation }: GatewayRefund): string {
  return cancellation?.reason ?? 'canceled by the provider';
}
