import { createHash, randomUUID } from 'node:crypto';
import {
  kopecksFromRoubles,
  refundableOf,
  refundAmount,
  roublesFromKopecks,
  type ParsedRequestOf,
  type ProblemDetail,
  type refundPayment,
} from '@portal/domain';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { IdempotencyClaim } from '../../kernel/idempotency.ts';
import { findOrder } from '../orders/order-reading-store.ts';
import { orderOf } from '../orders/order-row.ts';
import { nextRefundCheck } from './check-schedule.ts';
import { keptKopecks } from './money-balance.ts';
import type { OrderMoney, RefundRow } from './money-rows.ts';
import { lockMoney, recordMoney } from './money-store.ts';

/** What staff want to give back, parsed. */
export type RefundWish = ParsedRequestOf<typeof refundPayment>['body']['data'];

/** What becomes of a wish to give money back. */
export type BegunRefund =
  | { readonly refund: RefundRow }
  | { readonly refusal: { readonly code: 'NOT_FOUND' | 'NOTHING_TO_REFUND' } }
  | { readonly refusal: { readonly code: 'INVALID'; readonly details: ProblemDetail[] } };

/** Writes refunds down before the provider is asked for them. */
export interface StaffRefunds {
  /** Under an idempotency key the same refund however often, also after this process has died. */
  begin(wish: RefundWish, actor: string, claim: IdempotencyClaim | null): Promise<BegunRefund>;
}

/** Refunds by staff, in SQL. */
export function createStaffRefunds(prisma: PrismaClient): StaffRefunds {
  return {
    begin: (wish, actor, claim) =>
      prisma.$transaction(async (transaction): Promise<BegunRefund> => {
        const money = await lockMoney(transaction, wish.orderId);
        const order = money && (await findOrder(transaction, wish.orderId));
        if (!money || !order) return { refusal: { code: 'NOT_FOUND' } };
        const id = claim ? idOf(claim) : randomUUID();
        const begun = money.refunds.find((refund) => refund.id === id);
        if (begun) return { refund: begun };

        const { attributes } = orderOf(order);
        const payments = money.payments.map((payment) => shown(money, payment));
        const left = refundableOf(attributes, payments).amount;
        const payment = money.payments.find(
          (each) => each.status === 'succeeded' && keptKopecks(money, each) > 0,
        );
        if (left === 0 || !payment) return { refusal: { code: 'NOTHING_TO_REFUND' } };
        const lines = wish.lines ?? null;
        const amount = lines ? refundAmount(attributes, payments, lines) : (wish.amount ?? left);
        if (amount === null || amount > left) return { refusal: tooMuch(left, lines !== null) };

        const now = new Date();
        const row = {
          id,
          paymentId: payment.id,
          status: 'intent',
          amountKopecks: kopecksFromRoubles(amount),
          reason: 'by_staff',
          nextCheckAt: nextRefundCheck({ createdAt: now, checkCount: 0 }, now),
          createdAt: now,
        } as const;
        await transaction.refund.create({
          data: { ...row, comment: wish.comment, ...(wish.lines && { lines: wish.lines }) },
        });
        const { reason, amountKopecks } = row;
        await recordMoney(transaction, money, { to: { refund: id, reason, amountKopecks } }, actor);
        return { refund: { ...row, lines, providerRefundId: null, checkCount: 0 } };
      }),
  };
}

function shown(money: OrderMoney, { id, status, amountKopecks }: OrderMoney['payments'][number]) {
  const refunds = money.refunds.filter(({ paymentId }) => paymentId === id);
  return {
    status,
    amount: roublesFromKopecks(amountKopecks),
    refunds: refunds.map((refund) => ({
      ...{ status: refund.status, reason: refund.reason, lines: refund.lines },
      amount: roublesFromKopecks(refund.amountKopecks),
    })),
  };
}

function tooMuch(left: number, isByLine: boolean) {
  const path = isByLine ? 'data.lines' : 'data.amount';
  const message = `Можно вернуть не более ${left} ₽`;
  return { code: 'INVALID' as const, details: [{ path, message, value: left }] };
}

/** The same key names the same refund, for the portal and for the provider. */
function idOf({ account, endpoint, key }: IdempotencyClaim): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([account, endpoint, key]))
    .digest('hex');
  const [a, b, c, d, e] = [0, 8, 13, 17, 20].map((start, index) =>
    hash.slice(start, start + ([8, 4, 3, 3, 12][index] ?? 0)),
  );
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
