import { restaurantStopListChange, type RestaurantState } from '@portal/domain/restaurant';
import type { QueryClient } from '@tanstack/react-query';
import { portal } from '../portal.ts';
import { holdEvent } from '../live/apply-event.ts';
import { restaurantKeys } from './restaurant-keys.ts';

/** Applies the restaurant's events to the query cache. Returns a function that stops it. */
export function followRestaurant(client: QueryClient): () => void {
  const { live } = portal;
  const stops = [
    live.on(restaurantStopListChange, (state) => {
      const before = client.getQueryData<RestaurantState>(restaurantKeys.state);
      holdEvent(client, restaurantKeys.state, state);
      // While nobody could order, the menu may have changed as well.
      if (state.canOrder && before?.canOrder === false) {
        void client.invalidateQueries({ queryKey: restaurantKeys.menu });
      }
    }),
    // Broadcasts that were missed while nobody listened are not sent again.
    live.onStatus((status) => {
      if (status === 'live') void client.invalidateQueries({ queryKey: restaurantKeys.state });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
