import {
  capturePayment,
  exportOrders,
  fetchOrderBoard,
  fetchOrderDetails,
  fetchWaitingOrders,
  refundPayment,
  releasePayment,
  type BoardOrder,
  type Order,
  type OrderBoard,
  type OrderDetails,
  type RefusalOf,
  type RequestOf,
} from '@portal/domain';
import { callAddress } from '../call/call-address.ts';
import type { Caller, CallOptions } from '../call/caller.ts';
import { done, refused, type Outcome } from '../call/outcome.ts';
import { unwrap, type Unwrapped } from '../call/unwrap.ts';

/** Which orders are exported. */
export type OrderExport = RequestOf<typeof exportOrders>['query'];

/** Everything that is open, and what the day has come to so far. */
export interface BoardReading extends Omit<OrderBoard, 'orders'> {
  readonly orders: Unwrapped<BoardOrder>[];
}

/** Everything that staff see of an order. */
export interface OrderDetailsReading extends Omit<OrderDetails, 'order'> {
  readonly order: Unwrapped<Order>;
}

/** What is given back: pieces, or an amount in roubles; neither: all that is left. */
export type RefundWish = RequestOf<typeof refundPayment>['body']['data'];

/** What only staff read and do about orders; for the roles admin and moderator. */
export interface OrderDeskClient {
  /** Every open order in short, the oldest first. */
  board(options?: CallOptions): Promise<BoardReading>;
  /** How many orders are new, and how many of them nobody has opened; also for a locked console. */
  waiting(options?: CallOptions): Promise<{ readonly new: number; readonly unopened: number }>;
  /** Everything about one order; its tickets are null for moderators. */
  details(id: number, options?: CallOptions): Promise<OrderDetailsReading>;
  /** Takes held money, all of it or so many roubles; the rest goes back to the guest. */
  capture(
    orderId: number,
    amount?: number,
  ): Promise<Outcome<Unwrapped<Order>, RefusalOf<typeof capturePayment>>>;
  /** Lets held money go; the order stays, unpaid. */
  release(orderId: number): Promise<Outcome<Unwrapped<Order>, RefusalOf<typeof releasePayment>>>;
  /**
   * Gives money back; for the role admin. Give the same key, 1–128 characters, when repeating after a lost
   * answer. `refunded` of the order grows when the provider has made the refund.
   */
  refund(
    wish: RefundWish,
    idempotencyKey: string,
  ): Promise<Outcome<Unwrapped<Order>, RefusalOf<typeof refundPayment>>>;
  /** Where a link finds the orders as a CSV file; for the role admin. */
  exportAddress(search: OrderExport): string;
}

/** The desk where orders are looked after. */
export function createOrderDeskClient(call: Caller): OrderDeskClient {
  return {
    async board(options) {
      const { body } = await call(fetchOrderBoard, { body: {} }, options);
      return { ...body.board, orders: body.board.orders.map(unwrap) };
    },
    async waiting(options) {
      const { body } = await call(fetchWaitingOrders, { body: {} }, options);
      return body.waiting;
    },
    async details(id, options) {
      const { body } = await call(fetchOrderDetails, { body: { data: { id } } }, options);
      return { ...body.details, order: unwrap(body.details.order) };
    },
    async capture(orderId, amount) {
      const reply = await call(capturePayment, { body: { data: { orderId, amount } } });
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply.body);
    },
    async release(orderId) {
      const reply = await call(releasePayment, { body: { data: { orderId } } });
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply.body);
    },
    async refund(data, idempotencyKey) {
      const reply = await call(refundPayment, { body: { data } }, { idempotencyKey });
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply.body);
    },
    exportAddress: (query) => callAddress(exportOrders, { query }),
  };
}
