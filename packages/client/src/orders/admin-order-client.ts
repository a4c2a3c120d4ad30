import type { PageMeta, RequestOf } from '@portal/domain/contract';
import {
  exportOrders,
  exportOrdersForExcel,
  fetchOrderBoard,
  fetchOrderDetails,
  fetchOrders,
  fetchWaitingOrders,
  updateOrder,
  type BoardOrder,
  type Order,
  type OrderBoard,
  type OrderDetails,
} from '@portal/domain/orders';
import { capturePayment, refundPayment, releasePayment } from '@portal/domain/payments';
import { callAddress } from '../call/call-address.ts';
import type { Caller, CallOptions, KeyedCallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';
import { listOrders, type OrdersPart } from './order-client.ts';

/** What staff change of an order. */
export type OrderChange = RequestOf<typeof updateOrder>['body']['data']['order'];
/** Which orders staff look for. */
export type OrderSearch = RequestOf<typeof fetchOrders>['body']['data'];

/** Which orders are exported. */
export type OrderExport = RequestOf<typeof exportOrders>['query'];

/** Everything that is open, and what the day has come to so far. */
export interface BoardResult extends Omit<OrderBoard, 'orders'> {
  readonly orders: Unwrapped<BoardOrder>[];
}

/** Everything that staff see of an order. */
export interface OrderDetailsResult extends Omit<OrderDetails, 'order'> {
  readonly order: Unwrapped<Order>;
}

/** What is given back: pieces, or an amount in roubles; neither: all that is left. */
export type RefundInput = RequestOf<typeof refundPayment>['body']['data'];

/** What only staff read and do about orders; for the roles admin and moderator. */
export interface AdminOrderClient {
  /** Every open order in short, the oldest first. */
  board(options?: CallOptions): Promise<BoardResult>;
  /** How many orders are new, and how many of them nobody has opened; also for a locked console. */
  waiting(options?: CallOptions): Promise<{ readonly new: number; readonly unopened: number }>;
  /** Orders page by page: `page` from 1, `pageSize` 20 and at most 100. */
  search(
    search: OrderSearch,
    options?: CallOptions,
  ): Promise<{ orders: Unwrapped<Order>[]; meta: PageMeta }>;
  /** A guest's orders as the guest has them, newest first; in parts as with `portal.orders.list`. */
  ofGuest(guestId: number, options?: CallOptions & OrdersPart): Promise<Unwrapped<Order>[]>;
  /** Changes an order. */
  update(change: OrderChange): Promise<Outcome<Unwrapped<Order>, RefusalOf<typeof updateOrder>>>;
  /** Everything about one order; its tickets are null for moderators. */
  details(id: number, options?: CallOptions): Promise<OrderDetailsResult>;
  /** Takes held money, all of it or so many roubles; the rest goes back to the guest. */
  capture(
    orderId: number,
    amount?: number,
  ): Promise<Outcome<Unwrapped<Order>, RefusalOf<typeof capturePayment>>>;
  /** Lets held money go; the order stays, unpaid. */
  release(orderId: number): Promise<Outcome<Unwrapped<Order>, RefusalOf<typeof releasePayment>>>;
  /**
   * Gives money back, once under its key; for the role admin. `refunded` of the order grows when the provider
   * has made the refund.
   */
  refund(
    input: RefundInput,
    options?: KeyedCallOptions,
  ): Promise<Outcome<Unwrapped<Order>, RefusalOf<typeof refundPayment>>>;
  /** Where a link finds the orders as a file, an XLSX file for Excel or by default CSV; for the role admin. */
  exportAddress(search: OrderExport, format?: 'csv' | 'xlsx'): string;
}

/** The desk where orders are looked after. */
export function createAdminOrderClient(call: Caller, address: string): AdminOrderClient {
  return {
    async board(options) {
      const { body } = await call(fetchOrderBoard, { body: {} }, options);
      return { ...body.board, orders: body.board.orders.map(unwrap) };
    },
    async waiting(options) {
      const { body } = await call(fetchWaitingOrders, { body: {} }, options);
      return body.waiting;
    },
    async search(data, options) {
      const { body } = await call(fetchOrders, { body: { data } }, options);
      return { orders: body.orders.data.map(unwrap), meta: body.orders.meta };
    },
    ofGuest: (guestId, options) => listOrders(call, options, guestId),
    async update(order) {
      const reply = await call(updateOrder, { body: { data: { order } } });
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply);
    },
    async details(id, options) {
      const { body } = await call(fetchOrderDetails, { body: { data: { id } } }, options);
      return { ...body.details, order: unwrap(body.details.order) };
    },
    async capture(orderId, amount) {
      const reply = await call(capturePayment, { body: { data: { orderId, amount } } });
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply);
    },
    async release(orderId) {
      const reply = await call(releasePayment, { body: { data: { orderId } } });
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply);
    },
    async refund(data, options) {
      const reply = await call(refundPayment, { body: { data } }, options);
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply);
    },
    exportAddress: (query, format) =>
      callAddress(format === 'xlsx' ? exportOrdersForExcel : exportOrders, { query }, address),
  };
}
