import type { Logger } from 'pino';
import type { PaymentNotification } from '../../../ports/gateway-payment.ts';
import { PaymentGatewayError } from '../../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../../ports/payment-gateway.ts';
import { clockReserveMilliseconds, isKeyExpired, nextRefundCheck } from '../check-schedule.ts';
import { AnotherPaymentError, type PaymentSync } from '../payment/payment-sync.ts';
import type { PaymentQueries } from '../payment/payment-queries.ts';
import type { ClaimedNotification, WebhookInbox } from './webhook-repository.ts';

const handledMilliseconds = 24 * 3_600_000;
/** Of a sender nobody knows: the sync jobs look after our payments in any case. */
const maxAttemptsOfUnknown = 5;

/** What handling notifications needs. */
export interface WebhookHandlingOptions {
  readonly gateway: PaymentGateway;
  readonly inbox: WebhookInbox;
  readonly queries: PaymentQueries;
  readonly payments: PaymentSync;
  readonly log: Logger;
}

/**
 * Handles notifications: each is a reason to ask the provider, and nothing more. What is not ours is
 * noted and dropped; while the provider does not answer, the notification waits.
 */
export function createWebhookHandling(options: WebhookHandlingOptions) {
  const { gateway, inbox, queries, payments, log } = options;

  /** False when the payment is none of ours. */
  async function followPayment({ paymentId, event }: PaymentNotification): Promise<boolean> {
    const payment = await queries.findByProviderId(paymentId);
    if (!payment) return followUnknown(paymentId);
    const isFinal = payment.status === 'succeeded' || payment.status === 'canceled';
    if (!isFinal || event !== `payment.${payment.status}`) await payments.sync(payment);
    return true;
  }

  /** A payment whose id we do not know: of another system, forged, or ours before its answer came. */
  async function followUnknown(paymentId: string): Promise<boolean> {
    const reported = await gateway.getPayment(paymentId).catch((error: unknown) => {
      if (error instanceof PaymentGatewayError && error.kind === 'refused') return null;
      throw error;
    });
    if (!reported || reported.orderId === null) return false;
    const ofOrder = await queries.ofOrder(reported.orderId);
    const unanswered = ofOrder.filter(({ providerPaymentId }) => providerPaymentId === null);
    const begun = unanswered.find(({ status }) => status === 'intent');
    if (begun) await payments.sync(begun);
    if (await queries.findByProviderId(paymentId)) return true;

    const abandoned = unanswered.find(
      (payment) =>
        payment.status === 'canceled' &&
        payment.createdAt.getTime() < reported.createdAt.getTime() + clockReserveMilliseconds &&
        !isKeyExpired(payment, reported.createdAt),
    );
    return abandoned !== undefined && (await payments.apply(abandoned, reported)) !== null;
  }

  /** False when the refund is none of a payment of ours; one made in the provider's cabinet is booked. */
  async function followRefund(refundId: string, paymentId: string): Promise<boolean> {
    const refund = await queries.findRefundByProviderId(refundId);
    if (refund?.status === 'succeeded') return true;
    const payment = refund
      ? await queries.get(refund.paymentId)
      : await queries.findByProviderId(paymentId);
    if (!payment) return false;
    await payments.adoptRefunds(payment);
    return (await queries.findRefundByProviderId(refundId)) !== null;
  }

  async function follow({ notification }: ClaimedNotification): Promise<boolean> {
    // What was unanswered when it came may have been answered since.
    if (!(await inbox.isOurs(notification))) return false;
    const isOurs =
      notification.subject === 'payment'
        ? await followPayment(notification)
        : await followRefund(notification.refundId, notification.paymentId);
    if (!isOurs) log.warn({ reportedId: notification.paymentId }, 'a foreign notification');
    return isOurs;
  }

  async function retryLater(claimed: ClaimedNotification, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const now = new Date();
    const isOver =
      now.getTime() - claimed.receivedAt.getTime() > handledMilliseconds ||
      (!claimed.isKnown && claimed.attempts >= maxAttemptsOfUnknown);
    if (isOver) {
      await inbox.finish(claimed, reason);
      return;
    }
    const schedule = { createdAt: claimed.receivedAt, checkCount: claimed.attempts - 1 };
    await inbox.postpone(claimed, nextRefundCheck(schedule, now), reason);
  }

  /** Handles one notification, and plans its next attempt when it could not be. */
  return async function handle(claimed: ClaimedNotification): Promise<void> {
    try {
      if (await follow(claimed)) await inbox.finish(claimed);
      else await inbox.drop(claimed);
    } catch (error) {
      if (error instanceof AnotherPaymentError) {
        await inbox.drop(claimed);
        return;
      }
      await retryLater(claimed, error);
      if (!(error instanceof PaymentGatewayError)) throw error;
    }
  };
}
