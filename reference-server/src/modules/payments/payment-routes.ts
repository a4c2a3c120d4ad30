import { roublesFromKopecks } from '@portal/domain/money';
import type { Order } from '@portal/domain/orders';
import { createPayment, syncPayment, type Payment } from '@portal/domain/payments';
import { yookassaWebhook } from '@portal/domain/server';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { isShown, requireShown, shownTo } from '../orders/shown-order.ts';
import type { OrderSync } from './order-sync.ts';
import type { PaymentRow } from './money/money-rows.ts';
import type { PaymentSync } from './payment/payment-sync.ts';
import type { PaymentIntents } from './payment/payment-intent-repository.ts';
import { answeringProblems, finalRefusal } from './payment-problem.ts';
import type { WebhookInbox } from './webhook/webhook-repository.ts';

/** What the calls need. */
export interface PaymentRoutesOptions {
  /** Reads the notifications of the provider whose webhook it is. */
  readonly gateway: Pick<PaymentGateway, 'readNotification'>;
  readonly intents: PaymentIntents;
  readonly payments: PaymentSync;
  readonly inbox: WebhookInbox;
  readonly orderSync: OrderSync;
  readonly orders: { find(orderId: number): Promise<Order | null> };
  /** Whether an address is in the networks from which the provider notifies. */
  readonly isKnownSender: (address: string) => boolean;
  readonly wakeWebhooks: () => void;
}

/** A payment that was given up while it was asked about is begun once more. */
const attempts = 2;

/** The calls that begin and read payments, and the one the provider makes. */
export function paymentRoutes(options: PaymentRoutesOptions): Route[] {
  const { gateway, intents, payments, inbox, orderSync, orders } = options;
  const { isKnownSender, wakeWebhooks } = options;

  return [
    implement(createPayment, async ({ actor, body, idempotency, refuse }) => {
      const { orderId } = body.data;
      await requireShown(actor, orderId, orders);
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const begun = await intents.begin(orderId, actor.id, idempotency);
        if ('refusal' in begun) {
          const { refusal } = begun;
          if (refusal === 'NOT_FOUND') throw new ProblemError(refusal);
          if (refusal === 'KEY_LOST') {
            throw new ProblemError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 });
          }
          return refuse(refusal);
        }
        const answer = await answeringProblems(() =>
          payments.sync(begun.payment, begun.isNew).catch((error: unknown) => {
            const refusal = finalRefusal(error);
            if (!refusal) throw error;
            return { refusal };
          }),
        );
        if ('refusal' in answer) return refuse('NOT_PAYABLE_ONLINE', answer.refusal);
        const wire = wireOf(answer);
        if (wire?.status === 'pending') return { status: 200, body: { payment: wire } };
      }
      throw new ProblemError('PROVIDER_ERROR');
    }),

    implement(syncPayment, async ({ actor, body }) => {
      const { orderId } = body.data;
      const known = await orders.find(orderId);
      const isOthers = actor.role === 'guest' && known?.attributes.guest.id !== actor.id;
      if (!known || isOthers || !isShown(actor, known)) throw new ProblemError('NOT_FOUND');
      await answeringProblems(() => orderSync.sync(orderId));
      const order = await orders.find(orderId);
      if (!order) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { order: shownTo(actor, order) } };
    }),

    implement(yookassaWebhook, async ({ body, address, log }) => {
      const notification = gateway.readNotification(body);
      if (!notification) {
        log.warn({ event: body.event }, 'a notification that is not about a payment or refund');
        return { status: 200, body: { success: true } };
      }
      const isKnown = isKnownSender(address);
      const outcome = await inbox.save(notification, isKnown);
      if (outcome === 'full') {
        // The provider sends it again for 24 h.
        log.error({ isKnown }, 'the inbox of notifications is full');
        throw new ProblemError('UNAVAILABLE', { retryAfterSeconds: 60 });
      }
      if (outcome === 'foreign') log.info('a notification of a payment that is not ours');
      else if (isKnown) wakeWebhooks();
      else log.warn({ address }, 'a notification from outside the networks of YOOKASSA_NETWORKS');
      return { status: 200, body: { success: true } };
    }),
  ];
}

/** What the widget needs; null for a payment that the provider has not answered for. */
function wireOf(payment: PaymentRow): Payment | null {
  const { providerPaymentId, status, confirmationToken, amountKopecks } = payment;
  if (providerPaymentId === null || status === 'intent') return null;
  return {
    id: providerPaymentId,
    status,
    confirmation_token: confirmationToken,
    amount: roublesFromKopecks(amountKopecks),
  };
}
