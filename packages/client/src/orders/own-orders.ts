import { getOrders, guestOrdersMax, type Order } from '@portal/domain/orders';
import type { InputOf } from '../call/calls.ts';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which of a guest's orders. */
export type OrdersPart = Pick<InputOf<typeof getOrders>, 'before' | 'limit'>;

/** A guest's own orders. */
export interface OwnOrders {
  /**
   * Newest first, in as many calls as it takes. In parts with `limit` (1 to 500) and `before`, the number of the
   * last order seen.
   */
  list(part?: OrdersPart, options?: CallOptions): Promise<{ orders: Unwrapped<Order>[] }>;
}

/** Reads one's own orders. */
export function createOwnOrders(call: Caller): OwnOrders {
  return {
    async list({ before, limit } = {}, options) {
      const maxOrders = limit ?? guestOrdersMax;
      const orders: Unwrapped<Order>[] = [];
      for (let from = before, isCut = true; isCut && orders.length < maxOrders;) {
        const left = orders.length > 0 ? maxOrders - orders.length : limit;
        const { body } = await call(
          getOrders,
          { body: { data: { before: from, limit: left } } },
          options,
        );
        orders.push(...body.orders.data.map(unwrap));
        from = orders.at(-1)?.id;
        // An answer without any would be asked for again and again.
        isCut = body.isCut === true && body.orders.data.length > 0;
      }
      return { orders };
    },
  };
}
