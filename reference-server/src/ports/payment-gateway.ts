import type {
  GatewayPage,
  GatewayPayment,
  GatewayRefund,
  PaymentNotification,
} from './gateway-payment.ts';

/**
 * Takes card payments through a provider. Money is in integer kopecks of roubles.
 *
 * Every method that asks the provider throws `PaymentGatewayError`. Commands take an `idempotenceKey` (1–64
 * characters, letters, digits, `+ - _ .`) from the caller: repeating a command with the same key
 * and the same content within 24 h does it once. The answer to a repeated command may be the
 * first answer again, so read the current state with {@link PaymentGateway.getPayment}.
 *
 * The content of a command is its `request`: composed once, stored before the first attempt, and given
 * with each, so that a repeat is the same to the byte whatever has changed since (an e-mail, a VAT code,
 * the portal's own version). A command without one is composed as it is sent.
 */
export interface PaymentGateway {
  /** The bytes that a command will be sent as. @throws PaymentGatewayError `refused` for a receipt that cannot be. */
  composePayment(command: Composed<CreatePaymentCommand>): string;
  composeCapture(command: Composed<CapturePaymentCommand>): string;
  composeRefund(command: Composed<RefundPaymentCommand>): string;
  createPayment(command: CreatePaymentCommand): Promise<GatewayPayment>;
  getPayment(paymentId: string): Promise<GatewayPayment>;
  /**
   * All payments the provider holds for an order, newest first, for recovery after a lost answer.
   *
   * @throws PaymentGatewayError also when one of them cannot be read.
   */
  findPaymentsByOrder(search: PaymentSearch): Promise<GatewayPayment[]>;
  /** Takes the held money, or a part of it: the rest goes back to the payer. */
  capturePayment(command: CapturePaymentCommand): Promise<GatewayPayment>;
  /** Lets the held money go. Only a payment in `waiting_for_capture` can be canceled. */
  cancelPayment(command: CancelPaymentCommand): Promise<GatewayPayment>;
  /** Sends money of a succeeded payment back, all of it or a part. */
  refundPayment(command: RefundPaymentCommand): Promise<GatewayRefund>;
  getRefund(refundId: string): Promise<GatewayRefund>;
  /** All refunds of a payment, newest first. @throws PaymentGatewayError also when one cannot be read. */
  findRefundsByPayment(paymentId: string): Promise<GatewayRefund[]>;
  /** Payments of a period by when they were created, newest first, a page at a time. */
  listPayments(period: GatewayPeriod): Promise<GatewayPage<GatewayPayment>>;
  /** Refunds of a period by when they were created, newest first, a page at a time. */
  listRefunds(period: GatewayPeriod): Promise<GatewayPage<GatewayRefund>>;
  /**
   * Reads what a notification is about, or null when it is none of this provider's. Notifications
   * are not signed: nothing in them may be believed before the payment was read again.
   */
  readNotification(body: unknown): PaymentNotification | null;
}

/** What of a command its bytes are made of. */
type Composed<Command extends FrozenCommand> = Omit<Command, keyof FrozenCommand>;

/** What every command is sent with. */
interface FrozenCommand {
  idempotenceKey: string;
  /** Its bytes as they were composed before the first attempt; absent: composed now. */
  request?: string;
}

/** A span of time to list. */
export interface GatewayPeriod {
  since: Date;
  /** Not included. */
  until: Date;
  /** `nextCursor` of the page before; absent: the first one. */
  cursor?: string;
}

interface CreatePaymentCommand extends FrozenCommand {
  orderId: number;
  /** Our own id of the payment, that the provider then names with it. */
  reference?: string;
  amountKopecks: number;
  /** What the payer reads; longer than 128 characters is cut. */
  description: string;
  /** `automatic` takes the money at once, `manual` holds it until it is captured. */
  capture: 'automatic' | 'manual';
  /** Sent only where the gateway is set up to issue fiscal receipts. */
  receipt?: Receipt;
}

interface PaymentSearch {
  orderId: number;
  /** Payments made before this moment are not looked at. */
  createdSince: Date;
}

interface CapturePaymentCommand extends FrozenCommand {
  paymentId: string;
  /** All of what is held, or less. */
  amountKopecks: number;
  /** Needed where less is captured than the payment's own receipt says. */
  receipt?: Receipt;
}

interface CancelPaymentCommand {
  idempotenceKey: string;
  paymentId: string;
}

interface RefundPaymentCommand extends FrozenCommand {
  paymentId: string;
  /** Our own id of the refund, that the provider then names with it. */
  reference?: string;
  amountKopecks: number;
  description?: string;
  receipt?: Receipt;
}

/** A fiscal receipt (54-FZ). Its lines must add up to the amount to the kopeck. */
export interface Receipt {
  customer: ReceiptCustomer;
  lines: ReceiptLine[];
}

type ReceiptCustomer =
  /** `phone` is E.164 with the plus sign. */
  { phone: string; email?: string } | { phone?: string; email: string };

/** One line; a service fee is a line of its own with the subject `service`. */
interface ReceiptLine {
  description: string;
  /** A line that costs nothing is left out of the receipt. */
  unitPriceKopecks: number;
  /** A positive integer. */
  quantity: number;
  subject: 'commodity' | 'service';
  /** YooKassa's number for VAT, 1–12; absent or null: the hotel's default. */
  vatCode?: number | null;
}

/** A payment system that the portal can take money with. */
export interface PaymentProvider {
  readonly gateway: PaymentGateway;
  /**
   * Asks what notifications give reason to: the same provider, but nothing of it is reported as its health,
   * for anybody can send them. Absent: the gateway.
   */
  readonly notifiedGateway?: PaymentGateway;
  /** The shop whose payments are ours. */
  readonly shopId: string;
  /** True with a key of the provider's test shop: its test payments then count as money, else never. */
  readonly isTest: boolean;
}

/** Payment systems with an adapter, by their `title_system`; no other is ever charged. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
