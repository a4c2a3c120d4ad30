import { isPaid, type PaymentStatus } from '@portal/domain/orders';
import type { DifferenceField } from '@portal/domain/reconciliation';
import { decideProviderStatus, isPaymentLive, type PaymentState } from '@portal/domain/server';
import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import type { Transaction } from '../../../db/database.ts';
import type { GatewayPayment } from '../../../ports/gateway-payment.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import { nextPaymentCheck } from '../check-schedule.ts';
import type { LostHold, MoneyAlerts } from '../money/money-alerts.ts';
import {
  actionFor,
  balanceOf,
  notCapturedKopecks,
  sentBackKopecks,
  type MoneyAction,
} from '../money/money-balance.ts';
import type { OrderMoney, PaymentRow } from '../money/money-rows.ts';
import { isLetGoByStaff, lockKnownMoney, showBalance } from '../money/money-repository.ts';
import { bookNotCaptured, decideRefund } from '../money/refund-rows.ts';

/** What the provider says of a payment, once it is known to be the one we began. */
interface ReportedPayment {
  readonly status: PaymentStatus;
  /** Null for a payment that the provider never had. */
  readonly providerPaymentId: string | null;
  readonly confirmationToken: string | null;
  /** What was taken, where that may be less than was held. */
  readonly takenKopecks?: number;
  /** When held money goes back by itself. */
  readonly holdExpiresAt?: Date | null;
  readonly isHoldExpired?: boolean;
  /** The hotel's time zone, for texts of notifications. */
  readonly timeZone: string;
  /** Why it ended, for people who look into it. */
  readonly reason?: string;
  /** What the provider says of a payment that it has refused, where staff can mend it. */
  readonly refusal?: string | null;
}

/** What a settlement comes to. */
interface SettledPayment {
  readonly payment: PaymentRow;
  /** What is to be done with its money. */
  readonly action: MoneyAction;
  /** What of it our books say has gone back through the provider. */
  readonly sentBackKopecks: number;
}

/** Applies what the provider says of payments, and nothing else does: however often and in whatever order. */
export type SettlementRepository = ReturnType<typeof createSettlementRepository>;

/** By then the provider has carried out what it was asked, or never will. @source protocols/yookassa.md, section 1 */
const captureMilliseconds = 60_000;

/** The repository in SQL. */
export function createSettlementRepository(
  prisma: PrismaClient,
  makeChange: MakeChange,
  alerts: MoneyAlerts,
) {
  return {
    /** Null when the provider has meanwhile answered for it with another payment than this one, or than none. */
    settle: (payment: PaymentRow, reported: ReportedPayment): Promise<SettledPayment | null> =>
      makeChange(async (change) => {
        const { transaction } = change;
        const now = new Date();
        const money = await lockKnownMoney(transaction, payment.orderId);
        const current = money.payments.find(({ id }) => id === payment.id) ?? payment;
        const answered = current.providerPaymentId;
        if (answered !== null && answered !== reported.providerPaymentId) return null;
        const decision = decideProviderStatus(current.status, reported.status);
        const isNew = decision.ok && decision.changed;
        const settled = settledRow(
          current,
          decision.ok ? decision.to : current.status,
          reported,
          now,
        );
        const { status, capturedKopecks, captureAskedAt, holdExpiresAt } = settled;
        await transaction.payment.update({
          where: { id: settled.id },
          data: {
            ...{ status, capturedKopecks, captureAskedAt, holdExpiresAt },
            providerPaymentId: settled.providerPaymentId,
            confirmationToken: settled.confirmationToken,
            nextCheckAt: settled.nextCheckAt,
            lastError: reported.reason ?? null,
            ...((settled.providerPaymentId !== null || status === 'canceled') && { request: null }),
            ...(captureAskedAt === null && { captureRequest: null }),
          },
        });

        let after: OrderMoney = {
          ...money,
          payments: money.payments.map((each) => (each.id === settled.id ? settled : each)),
        };
        if (reported.status === 'succeeded' && status === 'succeeded') {
          const taken = reported.takenKopecks ?? settled.amountKopecks;
          const notTaken = settled.amountKopecks - taken - notCapturedKopecks(money, settled);
          if (notTaken > 0) {
            after = await bookNotCaptured(transaction, after, settled, notTaken);
            // Staff who take a part here have written down which.
            if (current.capturedKopecks !== taken && actionFor(after, settled) === 'keep') {
              const lost = { how: 'part', amountKopecks: notTaken } as const;
              await alerts.holdLost(change, settled, lost, reported.timeZone);
            }
          }
        }
        const action = actionFor(after, settled);
        if (isNew && typeof action === 'object') {
          after = await decideRefund(transaction, after, settled, action.refund);
          await alerts.latePayment(change, settled);
        }
        if (isNew) await alerts.noDifference(change, settled);
        if (isNew && status !== 'canceled') await alerts.notRefused(change, settled.orderId);
        const { refusal } = reported;
        if (isNew && refusal && isAwaited(after)) {
          await alerts.refused(change, settled, refusal);
        }
        if (isNew && current.status === 'waiting_for_capture') {
          await alerts.holdEnded(change, current);
          const how =
            status === 'canceled' && (await lossOf(transaction, money, current, reported));
          if (how) {
            const lost = { how, amountKopecks: current.amountKopecks };
            await alerts.holdLost(change, current, lost, reported.timeZone);
          }
        }
        await showBalance(change, after);
        // Held for a payment that was given up: nobody waits for it, so it is let go.
        const isLateHold = reported.status === 'waiting_for_capture' && status === 'canceled';
        return {
          payment: settled,
          action: isLateHold ? 'release' : action,
          sentBackKopecks: sentBackKopecks(after, settled),
        };
      }),

    /** The bytes to begin a payment with, stored before they are sent. */
    async freeze({ id }: PaymentRow, composed: string): Promise<string> {
      const [frozen] = await prisma.$queryRaw<{ request: string }[]>`
        UPDATE payment SET request = COALESCE(request, ${composed}) WHERE id = ${id}::uuid
        RETURNING request`;
      return frozen?.request ?? composed;
    },

    /** The bytes to take held money with, stored before they are sent. */
    async freezeCapture({ id, captureAskedAt }: PaymentRow, composed: string): Promise<string> {
      const [frozen] = await prisma.$queryRaw<{ request: string }[]>`
        UPDATE payment SET capture_request = COALESCE(capture_request, ${composed})
        WHERE id = ${id}::uuid AND capture_asked_at = ${captureAskedAt}
        RETURNING capture_request AS request`;
      return frozen?.request ?? composed;
    },

    /** Forgets what staff asked to take: the provider has rejected it. */
    async dropCapture({ id, captureAskedAt }: PaymentRow) {
      await prisma.payment.updateMany({
        where: { id, captureAskedAt, status: 'waiting_for_capture' },
        data: { capturedKopecks: null, captureAskedAt: null, captureRequest: null },
      });
    },

    /** Alerts staff, once, that a hold expires soon. */
    noteHold: (payment: PaymentRow, timeZone: string, now: Date) =>
      makeChange(async (change) => {
        const { transaction } = change;
        const money = await lockKnownMoney(transaction, payment.orderId);
        const { count } = await transaction.payment.updateMany({
          where: { id: payment.id, status: 'waiting_for_capture', holdAlertedAt: null },
          data: { holdAlertedAt: now },
        });
        if (count > 0 && money.order.status !== 'canceled') {
          await alerts.holdExpiring(change, payment, timeZone);
        }
      }),

    /** Alerts staff that the provider's payment differs in these fields. */
    noteDifference: (
      payment: PaymentRow,
      reported: GatewayPayment,
      fields: readonly DifferenceField[],
    ) => makeChange((change) => alerts.difference(change, payment, reported, fields)),

    /** Sends back what a canceled order has; inside the transaction that holds its row locked. */
    async returnMoney(change: Change, orderId: number) {
      const { transaction } = change;
      let money = await lockKnownMoney(transaction, orderId);
      await alerts.notRefused(change, orderId);
      for (const payment of money.payments) {
        if (payment.status === 'succeeded') {
          money = await decideRefund(transaction, money, payment, 'order_canceled');
          // What was rejected before goes back with the rest.
          await alerts.refunded(change, money, 0);
        }
      }
      await transaction.payment.updateMany({
        where: { orderId, status: 'waiting_for_capture' },
        data: { nextCheckAt: new Date() },
      });
    },
  };
}

/** Whether an order is still to be paid. */
function isAwaited(money: OrderMoney): boolean {
  return money.order.status !== 'canceled' && !isPaid(balanceOf(money).paidFor);
}

/** How an order that counts on held money has lost it; null: it does not, or we have let it go. */
async function lossOf(
  transaction: Transaction,
  money: OrderMoney,
  held: PaymentRow,
  { isHoldExpired }: ReportedPayment,
): Promise<LostHold['how'] | null> {
  if (isHoldExpired) return money.order.status === 'canceled' ? null : 'expired';
  if (actionFor(money, held) !== 'keep') return null;
  return (await isLetGoByStaff(transaction, held)) ? null : 'released';
}

/** The payment after this report of the provider, at this moment. */
function settledRow(
  current: PaymentRow,
  status: PaymentState,
  reported: ReportedPayment,
  now: Date,
): PaymentRow {
  const isHeld = status === 'waiting_for_capture';
  const { captureAskedAt } = current;
  const isUnanswered =
    captureAskedAt !== null && now.getTime() - captureAskedAt.getTime() < captureMilliseconds;
  const taken = reported.takenKopecks ?? current.amountKopecks;
  const isPart = reported.status === 'succeeded' && taken < current.amountKopecks;
  const captured = isPart ? taken : current.capturedKopecks;
  const held = {
    ...current,
    status,
    holdExpiresAt: reported.holdExpiresAt ?? current.holdExpiresAt,
  };
  return {
    ...current,
    status,
    providerPaymentId: current.providerPaymentId ?? reported.providerPaymentId,
    confirmationToken:
      status === 'pending' ? (reported.confirmationToken ?? current.confirmationToken) : null,
    holdExpiresAt: isHeld ? held.holdExpiresAt : null,
    capturedKopecks: isHeld && !isUnanswered ? null : captured,
    captureAskedAt: isHeld && isUnanswered ? captureAskedAt : null,
    nextCheckAt: isPaymentLive(status) ? nextPaymentCheck(held, now) : null,
  };
}
