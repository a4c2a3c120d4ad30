import type { PortalSettings } from '@portal/domain/portal';
import type { Logger } from 'pino';
import type { GatewayPayment, GatewayRefund } from '../../../ports/gateway-payment.ts';
import { PaymentGatewayError } from '../../../ports/payment-gateway-error.ts';
import type { PaymentProvider } from '../../../ports/payment-gateway.ts';
import { clockReserveMilliseconds, holdAlertAt, isKeyExpired } from '../check-schedule.ts';
import type { DueMoney } from '../due-money-repository.ts';
import type { PaymentRow } from '../money/money-rows.ts';
import { refusalForStaff } from '../payment-problem.ts';
import type { PaymentQueries } from './payment-queries.ts';
import { receiptOf } from '../money/receipt.ts';
import { paymentDifferences } from './provider-differences.ts';
import type { SettlementRepository } from './settlement-repository.ts';

/** The provider answers with a payment that is not the one we began; nothing of it is believed. */
export class AnotherPaymentError extends PaymentGatewayError {
  constructor() {
    super('The provider answered with another payment', { kind: 'unknown' });
  }
}

/** What asking the provider needs. */
export interface PaymentSyncOptions {
  /** @throws Error for a payment system that has no adapter. */
  readonly providerOf: (payment: Pick<PaymentRow, 'provider'>) => PaymentProvider;
  /** `automatic` takes the money at once, `manual` holds it until staff capture it. */
  readonly capture: 'automatic' | 'manual';
  readonly queries: PaymentQueries;
  readonly settlement: SettlementRepository;
  /** Books what the provider says of a refund. */
  readonly bookRefund: (payment: PaymentRow, reported: GatewayRefund) => Promise<unknown>;
  readonly due: DueMoney;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone' | 'hotelName'>> };
  readonly log: Logger;
  /** Told after a payment was settled: there may be events to send and refunds to make. */
  readonly onSettled: () => void;
}

/** Asks the provider about payments, books what it says and does what follows. */
export type PaymentSync = ReturnType<typeof createPaymentSync>;

/** Payment sync: every webhook, poll and call goes through it. */
export function createPaymentSync(options: PaymentSyncOptions) {
  const { providerOf, queries, settlement, bookRefund, due, settings, log } = options;

  async function apply(
    payment: PaymentRow,
    reported: GatewayPayment,
    isLetGo = false,
  ): Promise<PaymentRow | null> {
    const provider = providerOf(payment);
    const differences = paymentDifferences(payment, reported, provider);
    if (differences.length > 0) {
      const details = { paymentId: payment.id, reportedId: reported.id, differences };
      log.error(details, 'the provider reports a payment that is not the one we began');
      await settlement.noteDifference(payment, reported, differences);
      options.onSettled();
      return null;
    }
    const { timeZone } = await settings.read();
    const settled = await settlement.settle(payment, {
      timeZone,
      status: reported.status,
      providerPaymentId: reported.id,
      confirmationToken: reported.confirmationToken,
      takenKopecks: reported.amountKopecks,
      holdExpiresAt: reported.holdExpiresAt,
      isHoldExpired: reported.isHoldExpired === true,
      ...(reported.cancellation && { reason: reported.cancellation.reason }),
    });
    if (settled?.payment.status === 'succeeded' && reported.status === 'canceled') {
      await settlement.noteDifference(settled.payment, reported, ['status']);
    }
    options.onSettled();
    if (!settled) return null;
    if (reported.refundedKopecks > settled.sentBackKopecks) await adoptRefunds(settled.payment);
    if (settled.action !== 'release' || isLetGo) return settled.payment;
    const released = await provider.gateway.cancelPayment({
      idempotenceKey: `release-${payment.id}`,
      paymentId: reported.id,
    });
    return apply(settled.payment, released, true);
  }

  async function mustApply(payment: PaymentRow, reported: GatewayPayment): Promise<PaymentRow> {
    const settled = await apply(payment, reported);
    if (settled) return settled;
    throw new AnotherPaymentError();
  }

  async function adoptRefunds(payment: PaymentRow): Promise<void> {
    const { providerPaymentId } = payment;
    if (providerPaymentId === null) return;
    const made = await providerOf(payment).gateway.findRefundsByPayment(providerPaymentId);
    for (const reported of made.toReversed()) await bookRefund(payment, reported);
    options.onSettled();
  }

  async function begin(payment: PaymentRow, isFirstAttempt: boolean): Promise<PaymentRow> {
    const { gateway } = providerOf(payment);
    if (!isFirstAttempt && isKeyExpired(payment, new Date())) return recover(payment);
    let created: GatewayPayment;
    try {
      const { hotelName } = await settings.read();
      const { id, orderId, amountKopecks } = payment;
      const command = {
        orderId,
        reference: id,
        amountKopecks,
        description: hotelName ? `Заказ №${orderId}, ${hotelName}` : `Заказ №${orderId}`,
        capture: options.capture,
        receipt: receiptOf(await queries.receiptContext(orderId)),
      };
      const request = await settlement.freeze(payment, gateway.composePayment(command));
      created = await gateway.createPayment({ ...command, idempotenceKey: id, request });
    } catch (error) {
      if (!(error instanceof PaymentGatewayError) || error.kind !== 'refused') throw error;
      // The key was used with other words before: that command may have been carried out.
      if (error.parameter === 'Idempotence-Key') return recover(payment);
      await abandon(payment, error.message, refusalForStaff(error));
      throw error;
    }
    const begun = await mustApply(payment, created);
    if (isFirstAttempt) return begun;
    // A repeated command may get its first answer again, so what is true now has to be read.
    return mustApply(begun, await gateway.getPayment(created.id));
  }

  /** Looks for a payment that the provider may have made without our hearing of it. */
  async function recover(payment: PaymentRow): Promise<PaymentRow> {
    const provider = providerOf(payment);
    const createdSince = new Date(payment.createdAt.getTime() - clockReserveMilliseconds);
    const { orderId } = payment;
    const held = await provider.gateway.findPaymentsByOrder({ orderId, createdSince });
    const known = new Set(
      (await queries.ofOrder(orderId)).map(({ providerPaymentId }) => providerPaymentId),
    );
    const isOurs = (reported: GatewayPayment) =>
      !known.has(reported.id) && paymentDifferences(payment, reported, provider).length === 0;
    const ours = held.filter(isOurs);
    const found = ours.find(({ status }) => status !== 'canceled') ?? ours[0];
    return found ? mustApply(payment, found) : abandon(payment, 'the provider never had it');
  }

  async function abandon(
    payment: PaymentRow,
    reason: string,
    refusal: string | null = null,
  ): Promise<PaymentRow> {
    const { timeZone } = await settings.read();
    const failure = { providerPaymentId: null, confirmationToken: null, reason, refusal, timeZone };
    const settled = await settlement.settle(payment, { status: 'canceled', ...failure });
    options.onSettled();
    return settled?.payment ?? queries.get(payment.id);
  }

  /** Whether the provider answers or not: staff are alerted of a hold while there is time to capture it. */
  async function noteHold(payment: PaymentRow): Promise<void> {
    const now = new Date();
    const alertAt = payment.status === 'waiting_for_capture' ? holdAlertAt(payment) : null;
    if (!alertAt || alertAt > now) return;
    const { timeZone } = await settings.read();
    await settlement.noteHold(payment, timeZone, now);
    options.onSettled();
  }

  return {
    /**
     * Brings a payment to what the provider has: reads it, or begins it there when no answer is known,
     * with the same key and the same bytes however often. Refunds that the provider has made and we do not
     * know are booked, held money that is not wanted is let go.
     * @throws PaymentGatewayError when the provider says no, or does not say; the next look is planned.
     */
    async sync(payment: PaymentRow, isFirstAttempt = false): Promise<PaymentRow> {
      await noteHold(payment);
      try {
        const { providerPaymentId } = payment;
        if (providerPaymentId === null) return await begin(payment, isFirstAttempt);
        const { gateway } = providerOf(payment);
        return await mustApply(payment, await gateway.getPayment(providerPaymentId));
      } catch (error) {
        if (error instanceof PaymentGatewayError) await due.postponePayment(payment, error.message);
        throw error;
      }
    },
    /**
     * Books a payment as the provider has just shown it; null when it is not the payment we began.
     * @throws PaymentGatewayError when what follows could not be done.
     */
    apply: (payment: PaymentRow, reported: GatewayPayment): Promise<PaymentRow | null> =>
      apply(payment, reported),
    /** Books every refund that the provider has made of a payment. @throws PaymentGatewayError */
    adoptRefunds,
  };
}
