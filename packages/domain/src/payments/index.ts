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
export { type Payment, createPayment, syncPayment, yookassaWebhook } from './payment-endpoints.ts';
export {
  type PaymentStatus,
  paymentMachine,
  type PaymentState,
  decideProviderStatus,
  paidForOf,
  isPaymentLive,
  isPaid,
  type SettlementAction,
  settlementAction,
} from './payment-machine.ts';
export {
  maxReceiptLines,
  type MergeableLine,
  mergeEqualLines,
  fitsOnReceipt,
} from './receipt-lines.ts';
export {
  type RefundableLine,
  type Refundable,
  refundMinimum,
  refundTooLittle,
  refundableOf,
  refundAmount,
  paymentToRefund,
} from './refundable.ts';
export { vatCodes } from './vat.ts';
