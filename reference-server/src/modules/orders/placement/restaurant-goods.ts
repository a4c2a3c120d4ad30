import type { DishMenu } from '@portal/domain/restaurant';
import { isStopListGood } from '@portal/domain/server';
import type { ProblemOptions } from '../../../kernel/replies/problem-error.ts';
import type { StopListSnapshot } from '../stop-list/dish-balance-repository.ts';
import type { OrderableDishes } from './requested-dishes.ts';

/** What is sold in the restaurant, as guests last saw it; null: nobody knows. */
export type KnownDishMenu = () => Promise<DishMenu | null>;

/** Seconds until the restaurant may be heard of again. */
const retryAfterSeconds = 60;

/** Dishes are ordered by a menu and a stop-list that is not too old; null: not at this moment. */
export function orderableDishes(
  menu: DishMenu | null,
  stopList: StopListSnapshot | null,
  now: Date,
): OrderableDishes | null {
  if (!menu || !stopList || !isStopListGood(stopList.readAt, now)) return null;
  return { menu, stopped: stopList.stopped };
}

/** Error text for the guest instead, with the phone to call where the hotel has one. */
export function restaurantIsAway(phone: string): ProblemOptions {
  const text = phone ? 'restaurant.ordering.closedCall' : 'restaurant.ordering.closed';
  return { text, params: { phone }, retryAfterSeconds };
}
