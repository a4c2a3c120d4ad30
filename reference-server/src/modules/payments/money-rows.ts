import type {
  OrderStatus,
  PaidFor,
  PaymentState,
  PaymentType,
  RefundedLine,
  RefundReason,
  RefundStatus,
} from '@portal/domain';

/** A payment as the database keeps it; its id is the provider's idempotence key. */
export interface PaymentRow {
  readonly id: string;
  readonly orderId: number;
  readonly providerPaymentId: string | null;
  readonly status: PaymentState;
  readonly amountKopecks: number;
  /** What staff meant to take of what was held; null: all of it. */
  readonly capturedKopecks: number | null;
  readonly confirmationToken: string | null;
  readonly nextCheckAt: Date | null;
  readonly checkCount: number;
  readonly createdAt: Date;
}

/** Money on its way back; its id is the provider's idempotence key. */
export interface RefundRow {
  readonly id: string;
  readonly paymentId: string;
  readonly providerRefundId: string | null;
  readonly status: RefundStatus;
  readonly amountKopecks: number;
  readonly reason: RefundReason;
  /** The pieces it is for; null: an amount without lines. */
  readonly lines: readonly RefundedLine[] | null;
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
