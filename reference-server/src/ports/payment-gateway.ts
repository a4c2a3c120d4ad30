import type { GatewayPayment, GatewayRefund, PaymentNotification } from './gateway-payment.ts';

/**
 * Takes card payments through a provider. Money is in integer kopecks of roubles.
 *
 * Every method that asks the provider throws `PaymentGatewayError`. Commands take an `idempotenceKey` (1–64
 * characters, letters, digits, `+ - _ .`) from the caller: repeating a command with the same key
 * and the same content within 24 h does it once. The answer to a repeated command may be the
 * first answer again, so read the current state with {@link PaymentGateway.getPayment}.
 */
export interface PaymentGateway {
  createPayment(command: CreatePaymentCommand): Promise<GatewayPayment>;
  getPayment(paymentId: string): Promise<GatewayPayment>;
  /** All payments the provider holds for an order, newest first, for recovery after a lost answer. */
  findPaymentsByOrder(search: PaymentSearch): Promise<GatewayPayment[]>;
  /** Takes the held money, or a part of it: the rest goes back to the payer. */
  capturePayment(command: CapturePaymentCommand): Promise<GatewayPayment>;
  /** Lets the held money go. Only a payment in `waiting_for_capture` can be canceled. */
  cancelPayment(command: CancelPaymentCommand): Promise<GatewayPayment>;
  /** Sends money of a succeeded payment back, all of it or a part. */
  refundPayment(command: RefundPaymentCommand): Promise<GatewayRefund>;
  getRefund(refundId: string): Promise<GatewayRefund>;
  /** All refunds of a payment, newest first. */
  findRefundsByPayment(paymentId: string): Promise<GatewayRefund[]>;
  /**
   * Reads what a notification is about, or null when it is none of this provider's. Notifications
   * are not signed: nothing in them may be believed before the payment was read again.
   */
  readNotification(body: unknown): PaymentNotification | null;
}

export interface CreatePaymentCommand {
  idempotenceKey: string;
  orderId: number;
  amountKopecks: number;
  /** What the payer reads; longer than 128 characters is cut. */
  description: string;
  /** `automatic` takes the money at once, `manual` holds it until it is captured. */
  capture: 'automatic' | 'manual';
  /** Sent only where the gateway is set up to issue fiscal receipts. */
  receipt?: Receipt;
}

export interface PaymentSearch {
  orderId: number;
  /** Payments made before this moment are not looked at. */
  createdSince: Date;
}

export interface CapturePaymentCommand {
  idempotenceKey: string;
  paymentId: string;
  /** All of what is held, or less. */
  amountKopecks: number;
  /** Needed where less is captured than the payment's own receipt says. */
  receipt?: Receipt;
}

export interface CancelPaymentCommand {
  idempotenceKey: string;
  paymentId: string;
}

export interface RefundPaymentCommand {
  idempotenceKey: string;
  paymentId: string;
  amountKopecks: number;
  description?: string;
  receipt?: Receipt;
}

/** A fiscal receipt (54-FZ). Its lines must add up to the amount to the kopeck. */
export interface Receipt {
  customer: ReceiptCustomer;
  lines: ReceiptLine[];
}

export type ReceiptCustomer =
  /** `phone` is E.164 with the plus sign. */
  { phone: string; email?: string } | { phone?: string; email: string };

/** One line; a service fee is a line of its own with the subject `service`. */
export interface ReceiptLine {
  description: string;
  /** A line that costs nothing is left out of the receipt. */
  unitPriceKopecks: number;
  /** A positive integer. */
  quantity: number;
  subject: 'commodity' | 'service';
}
