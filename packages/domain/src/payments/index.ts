export {
  type RefundReason,
  isOwed,
  type RefundStatus,
  type RefundedLine,
  type OrderRefund,
  type OrderPayment,
} from './order-payment.ts';
export { type CardPaymentBounds, isPayableOnline } from './payable-online.ts';
export {
  refundCommentMaxLength,
  capturePayment,
  releasePayment,
  refundPayment,
} from './admin-payment-endpoints.ts';
export { type Payment, createPayment, syncPayment } from './payment-endpoints.ts';
export { type RefundableLine, type Refundable, refundableOf, refundAmount } from './refundable.ts';
export { vatCodes } from './receipt.ts';
