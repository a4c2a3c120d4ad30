import type { Order } from '@portal/domain/orders';
import { capturePayment, refundPayment, releasePayment } from '@portal/domain/payments';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import type { HeldMoney } from './payment/held-money.ts';
import { answeringProblems } from './payment-problem.ts';
import type { PaymentQueries } from './payment/payment-queries.ts';
import type { RefundSync } from './refund/refund-sync.ts';
import type { RefundRefusal, StaffRefunds } from './refund/staff-refund-repository.ts';

/** What the calls of staff about money need. */
export interface AdminPaymentRoutesOptions {
  readonly heldMoney: HeldMoney;
  readonly staffRefunds: StaffRefunds;
  readonly refunds: RefundSync;
  readonly queries: Pick<PaymentQueries, 'refundsOfOrder'>;
  readonly orders: { find(orderId: number): Promise<Order | null> };
}

/** The calls by which staff take held money, let it go, and give money back. */
export function adminPaymentRoutes(options: AdminPaymentRoutesOptions): Route[] {
  const { heldMoney, staffRefunds, refunds, queries, orders } = options;

  async function orderNow(orderId: number): Promise<{ status: 200; body: { order: Order } }> {
    const order = await orders.find(orderId);
    if (!order) throw new ProblemError('NOT_FOUND');
    return { status: 200, body: { order } };
  }

  return [
    implement(capturePayment, async ({ actor, body, refuse }) => {
      const { orderId, amount } = body.data;
      const refusal = await answeringProblems(() => heldMoney.capture(orderId, amount, actor));
      if (!refusal) return orderNow(orderId);
      if (refusal.code === 'NOT_FOUND') throw new ProblemError('NOT_FOUND');
      if (refusal.code === 'NOTHING_HELD') return refuse('NOTHING_HELD');
      const { code, details } = refusal;
      return refuse(code, { details });
    }),

    implement(releasePayment, async ({ actor, body, refuse }) => {
      const { orderId } = body.data;
      const refusal = await answeringProblems(() => heldMoney.release(orderId, actor));
      if (refusal?.code === 'NOT_FOUND') throw new ProblemError('NOT_FOUND');
      return refusal ? refuse('NOTHING_HELD') : orderNow(orderId);
    }),

    implement(refundPayment, async ({ actor, body, idempotency, log, refuse }) => {
      const { orderId } = body.data;
      const begun = await staffRefunds.begin(body.data, actor, idempotency);
      if ('refusal' in begun) return answerTo(begun.refusal);
      const { refund } = begun;
      await refunds.sync(refund).catch((error: unknown) => {
        if (!(error instanceof PaymentGatewayError)) throw error;
        // It is decided, and asked for again until the provider says what became of it.
        log.warn({ err: error, refundId: refund.id }, 'a refund is not answered for yet');
      });
      const known = await queries.refundsOfOrder(orderId);
      const isRejected = known.some(({ id, status }) => id === refund.id && status === 'canceled');
      if (!isRejected) return orderNow(orderId);
      // It may have been too much: what the provider knew of and we did not is booked by now.
      const refusal = await staffRefunds.check(body.data);
      if (refusal) return answerTo(refusal);
      throw new ProblemError('PROVIDER_ERROR');

      function answerTo(answer: RefundRefusal) {
        if (answer.code === 'NOT_FOUND') throw new ProblemError('NOT_FOUND');
        if (answer.code === 'INVALID') return refuse('INVALID', { details: answer.details });
        return refuse('NOTHING_TO_REFUND');
      }
    }),
  ];
}
