import type { Endpoint, RequestOf } from '@portal/domain/contract';
import {
  cancelOrder,
  createOrder,
  fetchOrderPromises,
  getOrders,
  guestOrdersMax,
  type NewOrder,
  type Order,
  type OwnOrderEta,
} from '@portal/domain/orders';
import { createPayment, syncPayment, type Payment } from '@portal/domain/payments';
import type { Caller, CallOptions, KeyedCallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Why an order is canceled: a reason's code, or the code with what belongs to it. */
export type CancelReasonInRequest = NonNullable<
  RequestOf<typeof cancelOrder>['body']['data']['cancelReason']
>;

/** Which of a guest's orders. */
export type OrdersPart = Pick<
  NonNullable<RequestOf<typeof getOrders>['body']['data']>,
  'before' | 'limit'
>;

/** When an own order is there: its number, and two times. */
export type OwnEta = Unwrapped<OwnOrderEta>;

/** What a call of this kind leads to: the order, or a refusal that its endpoint declares. */
type OrderOutcome<E extends Endpoint> = Outcome<Unwrapped<Order>, RefusalOf<E>>;

/** A guest's orders and their payments. */
export interface OrderClient {
  /**
   * One's own orders, newest first. In parts with `limit` (1 to 500) and `before`, the number of the last
   * order seen.
   */
  list(options?: CallOptions & OrdersPart): Promise<Unwrapped<Order>[]>;
  /** When the guest's own open orders are there; nothing of those that nothing is promised of. */
  promises(options?: CallOptions): Promise<OwnEta[]>;
  /** Places an order, once under its key. */
  place(order: NewOrder, options?: KeyedCallOptions): Promise<OrderOutcome<typeof createOrder>>;
  /** A guest takes back an own order that is new and not paid. */
  cancel(id: number, reason?: CancelReasonInRequest): Promise<OrderOutcome<typeof cancelOrder>>;
  /** Begins to pay an order online, or returns the payment that is under way. */
  pay(
    orderId: number,
    options?: KeyedCallOptions,
  ): Promise<Outcome<Payment, RefusalOf<typeof createPayment>>>;
  /** Asks the server to read the payment from the provider. */
  syncPayment(orderId: number): Promise<Unwrapped<Order>>;
}

/** Places, reads and pays orders. */
export function createOrderClient(call: Caller): OrderClient {
  return {
    list: (options) => listOrders(call, options),
    async promises(options) {
      const { body } = await call(fetchOrderPromises, { body: {} }, options);
      return body.promises.data.map(unwrap);
    },
    async place(order, options) {
      const reply = await call(createOrder, { body: { data: { order } } }, options);
      return reply.status === 201 ? done(unwrap(reply.body.order)) : refused(reply);
    },
    async cancel(id, cancelReason) {
      const reply = await call(cancelOrder, { body: { data: { id, cancelReason } } });
      return reply.status === 200 ? done(unwrap(reply.body.order)) : refused(reply);
    },
    async pay(orderId, options) {
      const request = { body: { data: { orderId } } };
      const reply = await call(createPayment, request, options);
      return reply.status === 200 ? done(reply.body.payment) : refused(reply);
    },
    async syncPayment(orderId) {
      const { body } = await call(syncPayment, { body: { data: { orderId } } });
      return unwrap(body.order);
    },
  };
}

/** Reads one's own orders: as many calls as it takes. */
async function listOrders(
  call: Caller,
  { before, limit, ...options }: CallOptions & OrdersPart = {},
): Promise<Unwrapped<Order>[]> {
  const maxOrders = limit ?? guestOrdersMax;
  const orders: Unwrapped<Order>[] = [];
  for (let from = before, isCut = true; isCut && orders.length < maxOrders;) {
    const left = orders.length > 0 ? maxOrders - orders.length : limit;
    const data = { before: from, limit: left };
    const { body } = await call(getOrders, { body: { data } }, options);
    orders.push(...body.orders.data.map(unwrap));
    from = orders.at(-1)?.id;
    // An answer without any would be asked for again and again.
    isCut = body.isCut === true && body.orders.data.length > 0;
  }
  return orders;
}
