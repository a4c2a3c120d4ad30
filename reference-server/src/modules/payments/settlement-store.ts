import { randomUUID } from 'node:crypto';
import {
  decideProviderStatus,
  isPaymentLive,
  type PaymentStatus,
  type RefundReason,
} from '@portal/domain';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { GatewayRefundStatus } from '../../ports/gateway-payment.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { nextPaymentCheck, nextRefundCheck } from './check-schedule.ts';
import { actionFor, keptKopecks, type MoneyAction } from './money-balance.ts';
import type { OrderMoney, PaymentRow, RefundRow } from './money-rows.ts';
import { refundAlarm } from './refund-alarm.ts';
import { lockMoney, recordMoney, showBalance, type MoneyTransaction } from './money-store.ts';

/** What the provider says of a payment, once it is known to be the one we began. */
export interface ReportedPayment {
  readonly status: PaymentStatus;
  /** Null for a payment that the provider never had. */
  readonly providerPaymentId: string | null;
  readonly confirmationToken: string | null;
  /** What was taken, where that may be less than was held. */
  readonly takenKopecks?: number;
  /** Why it ended, for people who look into it. */
  readonly reason?: string;
}

/** What the provider says of a refund, once it is known to be the one we asked for. */
export interface ReportedRefund {
  readonly status: GatewayRefundStatus;
  readonly providerRefundId: string | null;
  readonly reason?: string;
}

/** Applies what the provider says, and nothing else does: however often and in whatever order. */
export interface Settlement {
  /** The payment as it then is, and what is to be done with its money. */
  settlePayment(
    payment: PaymentRow,
    reported: ReportedPayment,
  ): Promise<{ payment: PaymentRow; action: MoneyAction }>;
  settleRefund(refund: RefundRow, orderId: number, reported: ReportedRefund): Promise<void>;
  /** Sends back what a canceled order has; inside the transaction that holds its row locked. */
  giveBack(transaction: MoneyTransaction, orderId: number): Promise<void>;
}

/** The settlement in SQL: one transaction each, the order's row locked first. */
export function createSettlement(prisma: PrismaClient, outbox: Outbox): Settlement {
  async function refund(
    transaction: MoneyTransaction,
    money: OrderMoney,
    payment: PaymentRow,
    reason: RefundReason,
  ): Promise<OrderMoney> {
    const amountKopecks = keptKopecks(money, payment);
    if (amountKopecks <= 0) return money;
    const now = new Date();
    const row = {
      id: randomUUID(),
      paymentId: payment.id,
      status: 'intent',
      amountKopecks,
      reason,
      nextCheckAt: now,
      createdAt: now,
    } as const;
    await transaction.refund.create({ data: row });
    await recordMoney(transaction, money, { to: { refund: row.id, reason, amountKopecks } });
    const made = { ...row, providerRefundId: null, lines: null, checkCount: 0 };
    return { ...money, refunds: [...money.refunds, made] };
  }

  /** What was held and not taken is back with the guest already. */
  async function noteNotTaken(
    transaction: MoneyTransaction,
    money: OrderMoney,
    payment: PaymentRow,
    amountKopecks: number,
  ): Promise<OrderMoney> {
    const row = {
      id: randomUUID(),
      paymentId: payment.id,
      status: 'succeeded',
      amountKopecks,
      reason: 'not_captured',
      nextCheckAt: null,
      createdAt: new Date(),
    } as const;
    await transaction.refund.create({ data: row });
    const made = { ...row, providerRefundId: null, lines: null, checkCount: 0 };
    return { ...money, refunds: [...money.refunds, made] };
  }

  return {
    settlePayment: (payment, reported) =>
      prisma.$transaction(async (transaction) => {
        const money = await lockKnown(transaction, payment.orderId);
        const current = money.payments.find(({ id }) => id === payment.id) ?? payment;
        const decision = decideProviderStatus(current.status, reported.status);
        const status = decision.ok ? decision.to : current.status;
        const settled: PaymentRow = {
          ...current,
          status,
          providerPaymentId: current.providerPaymentId ?? reported.providerPaymentId,
          confirmationToken:
            status === 'pending' ? (reported.confirmationToken ?? current.confirmationToken) : null,
          nextCheckAt: isPaymentLive(status)
            ? nextPaymentCheck({ ...current, status }, new Date())
            : null,
        };
        await transaction.payment.update({
          where: { id: settled.id },
          data: {
            status,
            providerPaymentId: settled.providerPaymentId,
            confirmationToken: settled.confirmationToken,
            nextCheckAt: settled.nextCheckAt,
            lastError: reported.reason ?? null,
          },
        });

        let after: OrderMoney = {
          ...money,
          payments: money.payments.map((each) => (each.id === settled.id ? settled : each)),
        };
        const notTaken = settled.amountKopecks - (reported.takenKopecks ?? settled.amountKopecks);
        if (decision.ok && decision.changed && status === 'succeeded' && notTaken > 0) {
          after = await noteNotTaken(transaction, after, settled, notTaken);
        }
        const action = actionFor(after, settled);
        if (decision.ok && decision.changed && typeof action === 'object') {
          after = await refund(transaction, after, settled, action.refund);
        }
        await showBalance(transaction, outbox, after);
        return { payment: settled, action };
      }),

    settleRefund: (given, orderId, reported) =>
      prisma.$transaction(async (transaction) => {
        const money = await lockKnown(transaction, orderId);
        const current = money.refunds.find(({ id }) => id === given.id) ?? given;
        if (current.status === 'succeeded' || current.status === 'canceled') return;
        const isFinal = reported.status !== 'pending';
        await transaction.refund.update({
          where: { id: current.id },
          data: {
            status: reported.status,
            providerRefundId: reported.providerRefundId,
            nextCheckAt: isFinal ? null : nextRefundCheck(current, new Date()),
            lastError: reported.reason ?? null,
          },
        });
        if (!isFinal) return;
        const settled = { ...current, status: reported.status };
        const refunds = money.refunds.map((each) => (each.id === settled.id ? settled : each));
        const { id, status, reason } = settled;
        if (status === 'canceled') {
          await outbox.enqueue(transaction, [refundAlarm(orderId, settled.amountKopecks)]);
        }
        await recordMoney(transaction, money, { to: { refund: id, status, reason } });
        await showBalance(transaction, outbox, { ...money, refunds }, status === 'succeeded');
      }),

    async giveBack(transaction, orderId) {
      let money = await lockKnown(transaction, orderId);
      for (const payment of money.payments) {
        if (payment.status === 'succeeded') {
          money = await refund(transaction, money, payment, 'order_canceled');
        }
      }
      await transaction.payment.updateMany({
        where: { orderId, status: 'waiting_for_capture' },
        data: { nextCheckAt: new Date() },
      });
    },
  };
}

async function lockKnown(transaction: MoneyTransaction, orderId: number): Promise<OrderMoney> {
  const money = await lockMoney(transaction, orderId);
  if (!money) throw new Error(`Order ${orderId} is gone although it has a payment.`);
  return money;
}
