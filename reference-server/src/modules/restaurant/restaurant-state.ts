import type { RestaurantState } from '@portal/domain/restaurant';
import { isStopListGood } from '@portal/domain/server';
import type { StoredStopList } from './stop-list/stop-list-repository.ts';

/** The restaurant's present state for guests. */
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
