import type { RestaurantState } from '@portal/domain/restaurant';
import { isStopListGood } from '@portal/domain/server';
import type { StoredStopList } from './stop-list-repository.ts';

/** What guests are told of the restaurant at this moment. */
export function restaurantState(
  { stopped, readAt }: Pick<StoredStopList, 'stopped' | 'readAt'>,
  hasMenu: boolean,
  now: Date,
): RestaurantState {
  const isGood = isStopListGood(readAt, now);
  return {
    stopList: { data: [...stopped], readAt: readAt?.toISOString() ?? null },
    canOrder: isGood && hasMenu,
    staleSince: isGood ? null : (readAt?.toISOString() ?? null),
  };
}
