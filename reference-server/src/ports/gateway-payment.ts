type GatewayPaymentStatus = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

/** A payment as the provider holds it. */
export interface GatewayPayment {
  id: string;
  status: GatewayPaymentStatus;
  /** After a partial capture: what was captured. */
  amountKopecks: number;
  /** ISO 4217, `RUB`. */
  currency: string;
  refundedKopecks: number;
  /** The order this payment was created for, or null when the provider names none. */
  orderId: number | null;
  /** Our own id of it, as given when it was created; absent where it was made without us. */
  reference?: string;
  /** The shop that receives the money. */
  shopId: string;
  /** What the payment form needs; null once the payment is no longer pending. */
  confirmationToken: string | null;
  createdAt: Date;
  capturedAt: Date | null;
  /** When the held money goes back by itself; null unless it is held. */
  holdExpiresAt: Date | null;
  /** Who ended the payment and why, in the provider's words; null unless it is canceled. */
  cancellation: { party: string; reason: string } | null;
  /** True where it ended because held money was not taken in time. */
  isHoldExpired?: true;
  /** True for a payment in the provider's test shop: no money moved. */
  test: boolean;
}

type GatewayRefundStatus = 'pending' | 'succeeded' | 'canceled';

/** Money on its way back to the payer. */
export interface GatewayRefund {
  id: string;
  paymentId: string;
  /** Our own id of it, as given when it was asked for; absent where it was made without us. */
  reference?: string;
  status: GatewayRefundStatus;
  amountKopecks: number;
  currency: string;
  createdAt: Date;
  cancellation: { party: string; reason: string } | null;
}

/** What a notification says has changed: a reason to read it from the provider, nothing more. */
export type PaymentNotification =
  | { subject: 'payment'; event: string; paymentId: string }
  | { subject: 'refund'; event: string; paymentId: string; refundId: string };

/** One page of a list, newest first. */
export interface GatewayPage<Item> {
  items: Item[];
  /** Its rows that could not be read, as they came. */
  odd: readonly unknown[];
  /** Where the next page begins; null after the last one. */
  nextCursor: string | null;
}
