import { amountOf, type WireAmount } from './amounts.ts';
import { yookassaSandboxCredentials } from '../yookassa-credentials.ts';

type PaymentStatus = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

export interface Cancellation {
  party: string;
  reason: string;
}

/** What may be stored of a card. */
export interface CardOnFile {
  first6: string;
  last4: string;
  expiry_month: string;
  expiry_year: string;
}

type Confirmation =
  | { type: 'embedded'; token: string }
  | { type: 'redirect'; token: string; returnUrl: string };

/** A payment as the sandbox keeps it. Times are ISO-8601 UTC, money is kopecks. */
export interface PaymentRecord {
  id: string;
  status: PaymentStatus;
  amountKopecks: number;
  refundedKopecks: number;
  /** One stage: the money is taken as soon as the payer has paid. */
  capture: boolean;
  confirmation: Confirmation;
  description: string | undefined;
  metadata: Record<string, string> | undefined;
  hasReceipt: boolean;
  createdAt: string;
  confirmationExpiresAt: string;
  capturedAt: string | null;
  holdExpiresAt: string | null;
  cancellation: Cancellation | null;
  card: CardOnFile | null;
  usesThreeDSecure: boolean;
}

/** What YooKassa keeps of a payment in this sandbox; the real share is in the contract. */
const feeShare = 0.035;

/** The payment as the API shows it. */
export function presentPayment(payment: PaymentRecord, publicUrl: string): object {
  const isPaid = payment.status === 'waiting_for_capture' || payment.status === 'succeeded';
  const isTaken = payment.status === 'succeeded';
  return {
    id: payment.id,
    status: payment.status,
    paid: isPaid,
    amount: amountOf(payment.amountKopecks),
    ...(isTaken && {
      income_amount: amountOf(Math.round(payment.amountKopecks * (1 - feeShare))),
      captured_at: payment.capturedAt,
      refunded_amount: amountOf(payment.refundedKopecks),
    }),
    ...(payment.status === 'pending' && {
      confirmation: presentConfirmation(payment.confirmation, publicUrl),
    }),
    ...(payment.status === 'waiting_for_capture' && { expires_at: payment.holdExpiresAt }),
    ...(payment.cancellation && { cancellation_details: payment.cancellation }),
    ...(payment.card && presentCard(payment, payment.card, isPaid)),
    created_at: payment.createdAt,
    ...(payment.description !== undefined && { description: payment.description }),
    ...(payment.metadata !== undefined && { metadata: payment.metadata }),
    ...(payment.hasReceipt && { receipt_registration: isTaken ? 'succeeded' : 'pending' }),
    recipient: { account_id: yookassaSandboxCredentials.shopId, gateway_id: '200002' },
    refundable: isTaken && payment.refundedKopecks < payment.amountKopecks,
    test: true,
  };
}

function presentConfirmation(confirmation: Confirmation, publicUrl: string): object {
  if (confirmation.type === 'embedded') {
    return { type: 'embedded', confirmation_token: confirmation.token };
  }
  return {
    type: 'redirect',
    return_url: confirmation.returnUrl,
    confirmation_url: `${publicUrl}/yookassa/checkout-widget/v1/form?token=${confirmation.token}`,
  };
}

function presentCard(payment: PaymentRecord, card: CardOnFile, isPaid: boolean): object {
  return {
    payment_method: {
      type: 'bank_card',
      id: payment.id,
      saved: false,
      status: 'inactive',
      title: `Bank card *${card.last4}`,
      card: { ...card, card_type: cardTypeOf(card.first6), issuer_country: 'RU' },
    },
    ...(isPaid && {
      authorization_details: {
        rrn: payment.id.slice(-12),
        auth_code: payment.id.slice(-6),
        three_d_secure: { applied: payment.usesThreeDSecure },
      },
    }),
  };
}

function cardTypeOf(first6: string): string {
  if (first6.startsWith('4')) return 'Visa';
  if (first6.startsWith('5')) return 'MasterCard';
  return 'Mir';
}

type RefundStatus = 'pending' | 'succeeded' | 'canceled';

/** A refund as the sandbox keeps it. */
export interface RefundRecord {
  id: string;
  paymentId: string;
  status: RefundStatus;
  amountKopecks: number;
  description: string | undefined;
  metadata: Record<string, string> | undefined;
  hasReceipt: boolean;
  createdAt: string;
  cancellation: Cancellation | null;
}

/** The refund as the API shows it. */
export function presentRefund(refund: RefundRecord): {
  id: string;
  payment_id: string;
  status: string;
  amount: WireAmount;
  created_at: string;
} {
  return {
    id: refund.id,
    payment_id: refund.paymentId,
    status: refund.status,
    amount: amountOf(refund.amountKopecks),
    created_at: refund.createdAt,
    ...(refund.description !== undefined && { description: refund.description }),
    ...(refund.metadata !== undefined && { metadata: refund.metadata }),
    ...(refund.hasReceipt && { receipt_registration: refund.status }),
    ...(refund.cancellation && { cancellation_details: refund.cancellation }),
  };
}
