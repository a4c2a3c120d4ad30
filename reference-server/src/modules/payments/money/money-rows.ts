import type { OrderStatus, PaidFor, PaymentType } from '@portal/domain/orders';
import type { RefundedLine, RefundReason, RefundStatus } from '@portal/domain/payments';
import type { PaymentState } from '@portal/domain/server';

/** A payment as the database keeps it; its id is the provider's idempotence key. */
export interface PaymentRow {
  readonly id: string;
  readonly orderId: number;
  /** The payment system it is made with. */
  readonly provider: string;
  readonly providerPaymentId: string | null;
  readonly status: PaymentState;
  readonly amountKopecks: number;
  /** What staff meant to take of what was held; null: all of it. */
  readonly capturedKopecks: number | null;
  /** When they said so; null once the provider has answered. */
  readonly captureAskedAt: Date | null;
  readonly confirmationToken: string | null;
  /** When held money goes back by itself; null unless it is held. */
  readonly holdExpiresAt: Date | null;
  readonly nextCheckAt: Date | null;
  readonly checkCount: number;
  readonly createdAt: Date;
}

/** Money on its way back. */
export interface RefundRow {
  readonly id: string;
  readonly paymentId: string;
  readonly providerRefundId: string | null;
  readonly status: RefundStatus;
  readonly amountKopecks: number;
  readonly reason: RefundReason;
  /** The pieces it is for; null: an amount without lines. */
  readonly lines: readonly RefundedLine[] | null;
  /** What the provider is asked with; null before the first attempt, and after a rejection. */
  readonly request: string | null;
  readonly requestedAt: Date | null;
  /** Grows with each rejection, after which the provider is asked with another key. */
  readonly keyVersion: number;
  readonly nextCheckAt: Date | null;
  readonly checkCount: number;
  readonly createdAt: Date;
}

/** What of an order concerns its money. */
export interface PayableOrder {
  readonly id: number;
  readonly guestId: number;
  readonly status: OrderStatus;
  readonly paymentType: PaymentType;
  readonly paymentSystem: string | null;
  readonly paidFor: PaidFor;
  readonly totalKopecks: number | null;
  readonly refundedKopecks: number;
}

/** Everything that was paid for an order and given back. */
export interface OrderMoney {
  readonly order: PayableOrder;
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
}
