import type { Logger } from 'pino';
import type { PaymentNotification } from '../../ports/gateway-payment.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { nextRefundCheck } from './check-schedule.ts';
import type { PaymentRow } from './money-rows.ts';
import { AnotherPaymentError, type PaymentInquiry } from './payment-inquiry.ts';
import type { PaymentReadings } from './payment-reading-store.ts';
import type { RefundInquiry } from './refund-inquiry.ts';
import type { ClaimedNotification, WebhookInbox } from './webhook-store.ts';

const handledMilliseconds = 24 * 3_600_000;

/** What handling notifications needs. */
export interface WebhookHandlingOptions {
  readonly gateway: PaymentGateway;
  readonly inbox: WebhookInbox;
  readonly readings: PaymentReadings;
  readonly payments: PaymentInquiry;
  readonly refunds: RefundInquiry;
  readonly log: Logger;
}

/**
 * Handles notifications: each is a reason to ask the provider, and nothing more. What is not ours is
 * noted and dropped; while the provider does not answer, the notification waits.
 */
export function createWebhookHandling(options: WebhookHandlingOptions) {
  const { gateway, inbox, readings, payments, refunds, log } = options;

  async function followPayment({ paymentId, event }: PaymentNotification): Promise<void> {
    const payment = await readings.findByProviderId(paymentId);
    if (!payment) {
      await followUnknown(paymentId);
      return;
    }
    const isFinal = payment.status === 'succeeded' || payment.status === 'canceled';
    if (!isFinal || event !== `payment.${payment.status}`) await payments.update(payment);
  }

  /** A payment whose id we do not know: of another system, forged, or ours before its answer came. */
  async function followUnknown(paymentId: string): Promise<void> {
    const reported = await gateway.getPayment(paymentId).catch((error: unknown) => {
      if (error instanceof PaymentGatewayError && error.kind === 'refused') return null;
      throw error;
    });
    const orderId = reported?.orderId ?? null;
    const ofOrder = orderId === null ? [] : await readings.ofOrder(orderId);
    const unanswered = ofOrder.filter(({ providerPaymentId }) => providerPaymentId === null);
    const begun = unanswered.find(({ status }) => status === 'intent');
    if (begun) await payments.update(begun);
    if (await readings.findByProviderId(paymentId)) return;

    const givenUp = unanswered.find(({ status }) => status === 'canceled');
    const settled = reported && givenUp ? await payments.settle(givenUp, reported) : null;
    if (!settled) log.warn({ reportedId: paymentId }, 'a notification about a foreign payment');
  }

  async function followRefund(refundId: string, paymentId: string): Promise<void> {
    const refund = await readings.findRefundByProviderId(refundId);
    if (refund) {
      if (refund.status !== 'succeeded') await refunds.update(refund);
      return;
    }
    const payment: PaymentRow | null = await readings.findByProviderId(paymentId);
    const ofOrder = payment ? await readings.refundsOfOrder(payment.orderId) : [];
    const begun = ofOrder.find(
      (each) => each.paymentId === payment?.id && each.providerRefundId === null,
    );
    if (begun?.status === 'intent') await refunds.update(begun);
    else log.warn({ reportedId: refundId }, 'a notification about a foreign refund');
  }

  async function follow(notification: PaymentNotification): Promise<void> {
    if (notification.subject === 'payment') await followPayment(notification);
    else await followRefund(notification.refundId, notification.paymentId);
  }

  /** Handles one notification; never throws for what the provider does. */
  return async function handle(claimed: ClaimedNotification): Promise<void> {
    try {
      await follow(claimed.notification);
      await inbox.finish(claimed);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!(error instanceof PaymentGatewayError)) {
        log.error({ err: error }, 'a notification could not be handled');
      }
      const now = new Date();
      const isTooOld = now.getTime() - claimed.receivedAt.getTime() > handledMilliseconds;
      if (isTooOld || error instanceof AnotherPaymentError) {
        await inbox.finish(claimed, reason);
        return;
      }
      const looks = { createdAt: claimed.receivedAt, checkCount: claimed.attempts - 1 };
      await inbox.postpone(claimed, nextRefundCheck(looks, now), reason);
    }
  };
}
