import {
  createRating,
  dismissRating,
  fetchOrderRating,
  fetchOrdersToRate,
  fetchRatings,
  type NewRating,
  type OrderRating,
  type OrderToRate,
  type PageMeta,
  type Rating,
  type RefusalOf,
  type RequestOf,
  type StaffRating,
} from '@portal/domain';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/unwrap.ts';
import type { Outcome } from '../orders/order-client.ts';

/** Which ratings staff look for. */
export type RatingSearch = RequestOf<typeof fetchRatings>['body']['data'];

/** Ratings of orders and of the stay. */
export interface RatingClient {
  /**
   * A guest rates an own order, once, or the stay. Give the same key, 1–128 characters, when repeating
   * after a lost answer.
   *
   * @throws NotFoundError when the order is not the guest's own.
   */
  give(
    rating: NewRating,
    idempotencyKey: string,
  ): Promise<Outcome<Unwrapped<Rating>, RefusalOf<typeof createRating>>>;
  /** Whether an own order can be rated, whether to ask, and how it was rated. */
  ofOrder(orderId: number, options?: CallOptions): Promise<OrderRating>;
  /** Own orders to ask about, the last done first, at most three. */
  pending(options?: CallOptions): Promise<Unwrapped<OrderToRate>[]>;
  /** Do not ask about this order again. */
  dismiss(orderId: number): Promise<void>;
  /** Ratings for staff, page by page, newest first, with the mean of all that were found. */
  search(
    search: RatingSearch,
    options?: CallOptions,
  ): Promise<{ ratings: Unwrapped<StaffRating>[]; meta: PageMeta; average: number | null }>;
}

/** Gives and reads ratings. */
export function createRatingClient(call: Caller): RatingClient {
  return {
    async give(rating, idempotencyKey) {
      const reply = await call(createRating, { body: { data: rating } }, { idempotencyKey });
      return reply.status === 201
        ? { ok: true, value: unwrap(reply.body.rating) }
        : { ok: false, problem: reply.body };
    },
    async ofOrder(orderId, options) {
      const request = { body: { data: { orderId } } };
      return (await call(fetchOrderRating, request, options)).body.orderRating;
    },
    async pending(options) {
      const { body } = await call(fetchOrdersToRate, { body: {} }, options);
      return body.orders.data.map(unwrap);
    },
    async dismiss(orderId) {
      await call(dismissRating, { body: { data: { orderId } } }, { isRepeatable: true });
    },
    async search(data, options) {
      const { body } = await call(fetchRatings, { body: { data } }, options);
      const { data: found, meta } = body.ratings;
      return { ratings: found.map(unwrap), meta, average: body.average };
    },
  };
}
