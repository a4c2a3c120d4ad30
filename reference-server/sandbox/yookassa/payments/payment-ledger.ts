import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { SandboxContext } from '../../provider.ts';
import { kopecksOf } from './amounts.ts';
import { invalidRequest, notFound } from '../api/api-error.ts';
import type { Notifications } from '../notifications.ts';
import {
  presentPayment,
  type Cancellation,
  type CardOnFile,
  type PaymentRecord,
} from './payment-record.ts';
import { checkReceipt } from './receipt-rules.ts';
import type { capturePaymentBody, createPaymentBody } from '../api/request-bodies.ts';
import type { ShopCabinet } from '../shop-settings.ts';

const confirmationMilliseconds = 60 * 60 * 1000;

interface PaidWith {
  card: CardOnFile | null;
  usesThreeDSecure: boolean;
}

/** The payments of the shop, and every change of state they can go through. */
export type PaymentLedger = ReturnType<typeof createPaymentLedger>;

export function createPaymentLedger(
  context: SandboxContext,
  cabinet: ShopCabinet,
  notifications: Notifications,
) {
  const payments = context.state.collection<PaymentRecord>('yookassa-payments');
  const after = (milliseconds: number) =>
    new Date(context.clock.now().getTime() + milliseconds).toISOString();

  function save(payment: PaymentRecord): PaymentRecord {
    payments.put(payment.id, payment);
    return payment;
  }

  function change(payment: PaymentRecord, changes: Partial<PaymentRecord>): PaymentRecord {
    const changed = save({ ...payment, ...changes });
    notifications.add(
      `payment.${changed.status}`,
      changed.id,
      presentPayment(changed, context.publicUrl()),
    );
    return changed;
  }

  function take(payment: PaymentRecord, changes: Partial<PaymentRecord> = {}): PaymentRecord {
    const capturedAt = context.clock.now().toISOString();
    return change(payment, { ...changes, status: 'succeeded', capturedAt, holdExpiresAt: null });
  }

  function hold(payment: PaymentRecord, paidWith: PaidWith): PaymentRecord {
    const holdExpiresAt = after(cabinet.read().holdHours * 60 * 60 * 1000);
    return change(payment, { ...paidWith, status: 'waiting_for_capture', holdExpiresAt });
  }

  function cancel(
    payment: PaymentRecord,
    cancellation: Cancellation,
    card: CardOnFile | null = payment.card,
  ): PaymentRecord {
    return change(payment, { status: 'canceled', cancellation, card, holdExpiresAt: null });
  }

  return {
    create(body: z.output<typeof createPaymentBody>): PaymentRecord {
      const amountKopecks = kopecksOf(body.amount);
      checkReceipt(body.receipt, amountKopecks, cabinet.read());
      const id = newId('000f');
      const token = `ct-${id}`;
      return save({
        id,
        status: 'pending',
        amountKopecks,
        refundedKopecks: 0,
        capture: body.capture,
        confirmation:
          body.confirmation.type === 'embedded'
            ? { type: 'embedded', token }
            : { type: 'redirect', token, returnUrl: body.confirmation.return_url },
        description: body.description,
        metadata: body.metadata,
        hasReceipt: body.receipt !== undefined,
        createdAt: after(0),
        confirmationExpiresAt: after(confirmationMilliseconds),
        capturedAt: null,
        holdExpiresAt: null,
        cancellation: null,
        card: null,
        usesThreeDSecure: false,
      });
    },
    /** @throws {ApiError} `not_found`. */
    get(id: string): PaymentRecord {
      const payment = payments.get(id);
      if (payment === undefined) throw notFound('Payment', id, 'payment_id');
      return payment;
    },
    find: (id: string): PaymentRecord | undefined => payments.get(id),
    findByToken: (token: string): PaymentRecord | undefined =>
      payments.all().find(({ confirmation }) => confirmation.token === token),
    /** Newest first. */
    list: (): PaymentRecord[] => payments.all().reverse(),
    /** The payer has paid: taken at once or held, as the payment was created. */
    authorise: (payment: PaymentRecord, paidWith: PaidWith): PaymentRecord =>
      payment.capture ? take(payment, paidWith) : hold(payment, paidWith),
    hold,
    take,
    capture(payment: PaymentRecord, body: z.output<typeof capturePaymentBody>): PaymentRecord {
      if (payment.status !== 'waiting_for_capture') {
        throw invalidRequest(`A payment in ${payment.status} cannot be captured`, 'payment_id');
      }
      const amountKopecks = body.amount ? kopecksOf(body.amount) : payment.amountKopecks;
      if (amountKopecks > payment.amountKopecks) {
        throw invalidRequest('More than is held cannot be captured', 'amount');
      }
      const isPartial = amountKopecks < payment.amountKopecks;
      checkReceipt(body.receipt, amountKopecks, cabinet.read(), isPartial);
      return take(payment, { amountKopecks });
    },
    cancel,
    addRefund(payment: PaymentRecord, amountKopecks: number) {
      save({ ...payment, refundedKopecks: payment.refundedKopecks + amountKopecks });
    },
    /** Cancels whatever has waited too long, for the payer or for the shop. */
    expire() {
      const now = after(0);
      for (const payment of payments.all()) {
        if (payment.status === 'pending' && payment.confirmationExpiresAt <= now) {
          cancel(payment, { party: 'yoo_money', reason: 'expired_on_confirmation' });
        }
        if (payment.holdExpiresAt !== null && payment.holdExpiresAt <= now) {
          cancel(payment, { party: 'yoo_money', reason: 'expired_on_capture' });
        }
      }
    },
  };
}

/** An id in YooKassa's form; `kind` is `000f` for payments and `0015` for refunds. */
export function newId(kind: '000f' | '0015'): string {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return `${hex(4)}-${kind}-5000-8000-${hex(6)}`;
}
