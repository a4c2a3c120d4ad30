import { randomUUID } from 'node:crypto';
import type { IssueKey, ParsedRequestOf } from '@portal/domain/contract';
import { kopecksFromRoubles, roublesFromKopecks } from '@portal/domain/money';
import { refundableOf, refundAmount, type refundPayment } from '@portal/domain/payments';
import { paymentToRefund, refundMinimum, refundTooLittle } from '@portal/domain/server';
import type { RefusedField } from '../../../kernel/replies/problem-error.ts';
import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import type { Transaction } from '../../../db/database.ts';
import { identityOf, type StaffActor } from '../../../kernel/actor.ts';
import type { IdempotencyClaim } from '../../../kernel/idempotency/idempotency.ts';
import { findOrder } from '../../orders/order-queries.ts';
import { orderOf } from '../../orders/order-row.ts';
import { nextRefundCheck } from '../check-schedule.ts';
import type { OrderMoney, RefundRow } from '../money/money-rows.ts';
import type { RefundConfirmation } from './refund-confirmation.ts';
import { derivedId } from './derived-id.ts';
import { lockMoney, recordMoney } from '../money/money-repository.ts';

/** What staff want to give back, parsed. */
type RefundInput = ParsedRequestOf<typeof refundPayment>['body']['data'];

/** What names a refund however often it is asked for. */
type RefundClaim = Pick<IdempotencyClaim, 'account' | 'endpoint' | 'key'>;

/** Why money is not given back. */
export type RefundRefusal =
  | { readonly code: 'NOT_FOUND' | 'NOTHING_TO_REFUND' }
  | { readonly code: 'INVALID'; readonly details: RefusedField[] };

/** What becomes of an input to give money back. */
type BegunRefund = { readonly refund: RefundRow } | { readonly refusal: RefundRefusal };

/** Writes refunds down before the provider is asked for them. */
export type StaffRefunds = ReturnType<typeof createStaffRefunds>;

/** Refunds by staff, in SQL. */
export function createStaffRefunds(prisma: PrismaClient, confirmation: RefundConfirmation) {
  return {
    /**
     * Under an idempotency key the same refund however often, also after this process has died; the next one
     * where that was rejected.
     */
    async begin(
      input: RefundInput,
      actor: StaffActor,
      claim: RefundClaim | null,
    ): Promise<BegunRefund> {
      const addRefund = await confirmation.prepare(actor);
      return prisma.$transaction(async (transaction): Promise<BegunRefund> => {
        const money = await lockMoney(transaction, input.orderId);
        if (!money) return { refusal: { code: 'NOT_FOUND' } };
        const { id, begun } = claim ? refundOf(claim, money) : { id: randomUUID() };
        if (begun) return { refund: begun };
        const refundable = await decideAmount(transaction, money, input);
        if ('refusal' in refundable) return refundable;
        await addRefund(transaction, refundable.amountKopecks);

        const now = new Date();
        const row = {
          id,
          paymentId: refundable.paymentId,
          status: 'intent',
          amountKopecks: refundable.amountKopecks,
          reason: 'by_staff',
          nextCheckAt: nextRefundCheck({ createdAt: now, checkCount: 0 }, now),
          createdAt: now,
        } as const;
        await transaction.refund.create({
          data: { ...row, comment: input.comment, ...(input.lines && { lines: input.lines }) },
        });
        const { reason, amountKopecks } = row;
        const change = { to: { refund: id, reason, amountKopecks } };
        await recordMoney(transaction, money, change, identityOf(actor));
        const unsentFields = { request: null, requestedAt: null, keyVersion: 0, checkCount: 0 };
        return {
          refund: { ...row, ...unsentFields, lines: input.lines ?? null, providerRefundId: null },
        };
      });
    },

    /** Why it could not be begun at this moment; null: it could. */
    check: (input: RefundInput): Promise<RefundRefusal | null> =>
      prisma.$transaction(async (transaction) => {
        const money = await lockMoney(transaction, input.orderId);
        if (!money) return { code: 'NOT_FOUND' };
        const refundable = await decideAmount(transaction, money, input);
        return 'refusal' in refundable ? refundable.refusal : null;
      }),
  };
}

/** How much goes back, and of which payment. */
async function decideAmount(
  transaction: Transaction,
  money: OrderMoney,
  input: RefundInput,
): Promise<
  | { readonly paymentId: string; readonly amountKopecks: number }
  | { readonly refusal: RefundRefusal }
> {
  const order = await findOrder(transaction, input.orderId);
  if (!order) return { refusal: { code: 'NOT_FOUND' } };
  const { attributes } = orderOf(order);
  const payments = money.payments.map((payment) => shown(money, payment));
  const payment = paymentToRefund(payments);
  const left = refundableOf(attributes, payments).amount;
  if (left === 0 || !payment) return { refusal: { code: 'NOTHING_TO_REFUND' } };

  const { lines } = input;
  const path = lines ? 'data.lines' : 'data.amount';
  const invalid = (message: IssueKey, params: RefusedField['params']) => ({
    refusal: { code: 'INVALID' as const, details: [{ path, message, params, value: left }] },
  });
  const amount = lines ? refundAmount(attributes, payments, lines) : (input.amount ?? left);
  if (amount === null || amount > left) return invalid('issue.refundMax', { left });
  const tooLittle = refundTooLittle(amount, left);
  if (tooLittle === 'amount') return invalid('issue.refundMin', { n: refundMinimum });
  if (tooLittle === 'rest') {
    const rest = roublesFromKopecks(kopecksFromRoubles(left) - kopecksFromRoubles(amount));
    return invalid('issue.refundRest', { rest, n: refundMinimum, left });
  }
  return { paymentId: payment.id, amountKopecks: kopecksFromRoubles(amount) };
}

function shown(money: OrderMoney, { id, status, amountKopecks }: OrderMoney['payments'][number]) {
  const refunds = money.refunds.filter(({ paymentId }) => paymentId === id);
  return {
    id,
    status,
    amount: roublesFromKopecks(amountKopecks),
    refunds: refunds.map((refund) => ({
      ...{ status: refund.status, reason: refund.reason, lines: refund.lines },
      amount: roublesFromKopecks(refund.amountKopecks),
    })),
  };
}

/**
 * The refund that a key names, for the portal and for the provider. One that was rejected is at its end: the
 * same key then names the next, so that who presses again asks again.
 */
function refundOf(claim: RefundClaim, { refunds }: OrderMoney) {
  for (let attempt = 0; ; attempt += 1) {
    const id = idOf(claim, attempt);
    const begun = refunds.find((refund) => refund.id === id);
    if (begun?.status !== 'canceled') return { id, begun };
  }
}

function idOf({ account, endpoint, key }: RefundClaim, attempt: number): string {
  return derivedId([account, endpoint, key, ...(attempt > 0 ? [attempt] : [])]);
}
