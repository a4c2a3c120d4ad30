import type { OrderStatus, PaidFor, PaymentState, PaymentType } from '@portal/domain';
import type { GatewayRefundStatus } from '../../ports/gateway-payment.ts';

/** A payment as the database keeps it; its id is the provider's idempotence key. */
export interface PaymentRow {
  readonly id: string;
  readonly orderId: number;
  readonly providerPaymentId: string | null;
  readonly status: PaymentState;
  readonly amountKopecks: number;
  readonly confirmationToken: string | null;
  readonly nextCheckAt: Date | null;
  readonly checkCount: number;
  readonly createdAt: Date;
}

/**
 * Why money goes back: the order it paid was canceled, or it came for an order that another payment
 * has paid or whose total has become another.
 */
export type RefundReason = 'order_canceled' | 'not_needed';

/** Money on its way back; its id is the provider's idempotence key. */
export interface RefundRow {
  readonly id: string;
  readonly paymentId: string;
  readonly providerRefundId: string | null;
  readonly status: 'intent' | GatewayRefundStatus;
  readonly amountKopecks: number;
  readonly reason: RefundReason;
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
