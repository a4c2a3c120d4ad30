import type { Logger } from 'pino';
import type { Route } from '../../kernel/route.ts';
import type { Restaurant } from '../../ports/restaurant.ts';
import { createHotelRestaurant, type HotelRestaurant } from './hotel-restaurant.ts';
import type { ReadingStore } from './reading-store.ts';
import { createReadings } from './readings.ts';
import { restaurantRoutes } from './restaurant-routes.ts';
import { createStopListWatch, type StopList } from './stop-list-watch.ts';
import { createWebhookTokenCheck } from './webhook-token.ts';

/** What the module is put together from. */
export interface RestaurantModuleOptions {
  /** Null where the hotel has none: every call says so. */
  readonly restaurant: Restaurant | null;
  /** What webhooks must carry; null takes none. */
  readonly webhookToken: string | null;
  readonly store: ReadingStore;
  readonly log: Logger;
}

/** The restaurant: its menu, its rooms, and what has run out. */
export interface RestaurantModule {
  readonly routes: readonly Route[];
  readonly restaurant: HotelRestaurant;
  /** The newest stop-list there is; null until the restaurant has been read once. */
  readonly stopList: () => StopList | null;
  start(): void;
  stop(): Promise<void>;
}

export function createRestaurantModule(options: RestaurantModuleOptions): RestaurantModule {
  const { restaurant: source, webhookToken, store, log } = options;
  const restaurant = createHotelRestaurant(source, createReadings(store, log));
  const watch =
    source && createStopListWatch({ restaurant: source, place: () => restaurant.place(), log });
  return {
    routes: restaurantRoutes({
      restaurant,
      mayNotify: createWebhookTokenCheck(webhookToken),
      onEvents(events) {
        if (source?.tellsOfStopList(events)) watch?.poke();
      },
    }),
    restaurant,
    stopList: () => watch?.current() ?? null,
    start: () => watch?.start(),
    async stop() {
      await watch?.stop();
    },
  };
}
