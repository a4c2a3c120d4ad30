import {
  cancelOrder,
  createOrder,
  createPayment,
  fetchOrderPromises,
  fetchOrders,
  getOrders,
  syncPayment,
  updateOrder,
  type Endpoint,
  type NewOrder,
  type Order,
  type OwnOrderPromise,
  type PageMeta,
  type Payment,
  type RefusalOf,
  type RequestOf,
} from '@portal/domain';
import type { Caller, CallOptions } from '../call/caller.ts';
import { done, refused, type Outcome } from '../call/outcome.ts';
import { unwrap, type Unwrapped } from '../call/unwrap.ts';

export type { Outcome } from '../call/outcome.ts';

/** What staff change of an order. */
export type OrderChange = RequestOf<typeof updateOrder>['body']['data']['order'];
/** Why an order is canceled: a reason's code, or the code with what belongs to it. */
export type CancelReasonInRequest = NonNullable<
  RequestOf<typeof cancelOrder>['body']['data']['cancelReason']
>;
/** Which orders staff look for. */
export type OrderSearch = RequestOf<typeof fetchOrders>['body']['data'];

/** Which of a guest's orders. */
export type OrdersPart = Pick<
  NonNullable<RequestOf<typeof getOrders>['body']['data']>,
  'before' | 'limit'
>;

/** When an own order is there: its number, and two times. */
export type OwnPromise = Unwrapped<OwnOrderPromise>;

/** What a call of this kind leads to: the order, or a refusal that its endpoint declares. */
type OrderOutcome<E extends Endpoint> = Outcome<Unwrapped<Order>, RefusalOf<E>>;

/** Orders and their payments. */
export interface OrderClient {
  /**
   * A guest's orders, newest first; one's own without an id. In parts with `limit` (1 to 500) and `before`,
   * the number of the last order seen.
   */
  list(guestId?: number, options?: CallOptions & OrdersPart): Promise<Unwrapped<Order>[]>;
  /** When the guest's own open orders are there; nothing of those that nothing is promised of. */
  promises(options?: CallOptions): Promise<OwnPromise[]>;
  /** Places an order. Give the same key, 1–128 characters, when repeating after a lost answer. */
  place(order: NewOrder, idempotencyKey: string): Promise<OrderOutcome<typeof createOrder>>;
  /** A guest takes back an own order that is new and not paid. */
  cancel(id: number, reason?: CancelReasonInRequest): Promise<OrderOutcome<typeof cancelOrder>>;
  /** Staff change an order. */
  update(change: OrderChange): Promise<OrderOutcome<typeof updateOrder>>;
  /** Orders for staff, page by page: `page` from 1, `pageSize` 20 and at most 100. */
  search(
    search: OrderSearch,
    options?: CallOptions,
  ): Promise<{ orders: Unwrapped<Order>[]; meta: PageMeta }>;
  /** Begins to pay an order online, or returns the payment that is under way. */
  pay(
    orderId: number,
    idempotencyKey: string,
  ): Promise<Outcome<Payment, RefusalOf<typeof createPayment>>>;
  /** Asks the server to read the payment from the provider. */
  syncPayment(orderId: number): Promise<Unwrapped<Order>>;
}

/** Places, reads and pays orders. */
export function createOrderClient(call: Caller): OrderClient {
  return {
    async list(guestId, { before, limit, ...options } = {}) {
      const data = { id: guestId, before, limit };
      const { body } = await call(getOrders, { body: { data } }, options);
      return body.orders.data.map(unwrap);
    },
    async promises(options) {
      const { body } = await call(fetchOrderPromises, { body: {} }, options);
      return body.promises.data.map(unwrap);
    },
    async place(order, idempotencyKey) {
      const reply = await call(createOrder, { body: { data: { order } } }, { idempotencyKey });
      return reply.status === 201 ? done(unwrap(reply.body.order)) : refused(reply.body);
    },
    async cancel(id, cancelReason) {
      const reply = await call(cancelOrder, { body: { data: { id, cancelReason } } });
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply.body);
    },
    async update(order) {
      const reply = await call(updateOrder, { body: { data: { order } } });
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply.body);
    },
    async search(data, options) {
      const { body } = await call(fetchOrders, { body: { data } }, options);
      return { orders: body.orders.data.map(unwrap), meta: body.orders.meta };
    },
    async pay(orderId, idempotencyKey) {
      const request = { body: { data: { orderId } } };
      const reply = await call(createPayment, request, { idempotencyKey });
      return reply.status === 200 ? done(reply.body.payment) : refused(reply.body);
    },
    async syncPayment(orderId) {
      const { body } = await call(syncPayment, { body: { data: { orderId } } });
      return unwrap(body.order);
    },
  };
}
