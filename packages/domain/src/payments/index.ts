export {
  type RefundReason,
  isOwed,
  type RefundStatus,
  type RefundedLine,
  type OrderRefund,
  type OrderPayment,
} from './order-payment.ts';
export { type CardPaymentBounds, isPaidOnline, isPayableOnline } from './paid-online.ts';
export {
  refundCommentMaxLength,
  capturePayment,
  releasePayment,
  refundPayment,
} from './admin-payment-endpoints.ts';
export { type Payment, createPayment, syncPayment } from './payment-endpoints.ts';
export { type PaymentStatus, isPaid } from './payment-machine.ts';
export { type RefundableLine, type Refundable, refundableOf, refundAmount } from './refundable.ts';
export { vatCodes } from './receipt.ts';
