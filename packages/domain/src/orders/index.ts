export {
  type LineDifference,
  type ComparedLines,
  lineDifferences,
} from './lines/line-differences.ts';
export { quantityMax } from '../contract/fields/fields.ts';
export {
  type LineModifier,
  type DishLine,
  dishLineSchema,
} from '../restaurant/dishes/dish-choice.ts';
export { type OrderUrgency, type OrderAge, orderAge } from './board/order-age.ts';
export {
  boardStatuses,
  boardOrdersMax,
  boardLinesMax,
  type BoardOrder,
  type OrderBoard,
  boardLinesOf,
  boardOrderOf,
} from './board/order-board.ts';
export {
  fetchOrderBoard,
  fetchWaitingOrders,
  fetchOrderDetails,
  exportOrders,
  exportOrdersForExcel,
} from './board/admin-order-endpoints.ts';
export {
  type OrderActorName,
  type OrderHistoryChange,
  type OrderHistoryEntry,
  orderHistoryMax,
  type OrderDetails,
} from './board/order-details.ts';
export {
  openUnpaidOrdersMax,
  orderLinesMax,
  newOrderSchema,
  type NewOrder,
  guestOrdersMax,
  getOrders,
  createOrder,
  cancelOrder,
  updateOrder,
  fetchOrders,
} from './order-endpoints.ts';
export { orderCreate, orderStatusChange, orderPaidStatusChange } from './order-events.ts';
export {
  type LabelReader,
  orderStatusLabel,
  orderTypeLabel,
  orderCommandLabel,
  cancelReasonLabel,
  paymentStatusLabel,
  paymentTypeLabel,
} from './order-labels.ts';
export {
  orderStatuses,
  type OrderStatus,
  orderMachine,
  type OrderCommand,
  isOrderClosed,
} from './order-machine.ts';
export {
  isPaidOnline,
  isPaid,
  type AwaitedOrder,
  awaitsPayment,
  type LineEditObstacle,
  lineEditObstacle,
} from './order-rules.ts';
export { fetchOrderPromises, fetchStoreWait } from './eta/order-eta-endpoints.ts';
export { type QuoteLine, type OrderQuote, quoteOrder } from './lines/order-quote.ts';
export {
  type PaymentType,
  cancelReasons,
  type CancelReasonCode,
  type OrderLine,
  type PaymentStatus,
  type PaidFor,
  orderAttributesSchema,
  type OrderAttributes,
  type Order,
  orderDescriptionMaxLength,
  orderCommentMaxLength,
  orderLineSchema,
} from './order-schema.ts';
export { type OrderViewer, orderViewing, orderViewers } from './board/order-viewers.ts';
