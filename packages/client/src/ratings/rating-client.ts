import {
  createRating,
  dismissRating,
  fetchOrderRating,
  fetchPendingRating,
  type NewRating,
  type OrderRating,
  type Rating,
} from '@portal/domain/ratings';
import type { Caller, CallOptions, KeyedCallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** A guest's ratings of orders and of the stay. */
export interface RatingClient {
  /**
   * A guest rates an own order, which is done once, or the stay; once under its key.
   *
   * @throws NotFoundError when the order is not the guest's own.
   */
  create(
    rating: NewRating,
    options?: KeyedCallOptions,
  ): Promise<Outcome<Unwrapped<Rating>, RefusalOf<typeof createRating>>>;
  /** Whether an own order can be rated, whether to ask, and how it was rated. */
  ofOrder(orderId: number, options?: CallOptions): Promise<OrderRating>;
  /** Whether to ask the guest about the stay. */
  pending(options?: CallOptions): Promise<boolean>;
  /** Do not ask about this order again. */
  dismiss(orderId: number): Promise<void>;
  /** Do not ask about the stay for 30 days. */
  dismissStay(): Promise<void>;
}

/** Creates the client of a guest's ratings. */
export function createRatingClient(call: Caller): RatingClient {
  return {
    async create(rating, options) {
      const reply = await call(createRating, { body: { data: rating } }, options);
      return reply.status === 201 ? done(unwrap(reply.body.rating)) : refused(reply);
    },
    async ofOrder(orderId, options) {
      const request = { body: { data: { orderId } } };
      return (await call(fetchOrderRating, request, options)).body.orderRating;
    },
    async pending(options) {
      return (await call(fetchPendingRating, { body: {} }, options)).body.stay;
    },
    async dismiss(orderId) {
      await call(dismissRating, { body: { data: { orderId } } });
    },
    async dismissStay() {
      await call(dismissRating, { body: { data: { stay: true } } });
    },
  };
}
