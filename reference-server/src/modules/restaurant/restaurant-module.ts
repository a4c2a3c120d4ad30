import { createHash, timingSafeEqual } from 'node:crypto';
import type { DishMenu, RestaurantState } from '@portal/domain/restaurant';
import type { Logger } from 'pino';
import type { MakeChange } from '../../outbox/change.ts';
import { createWorker } from '../../outbox/worker.ts';
import type { PictureSource } from '../../ports/picture-source.ts';
import type { Restaurant } from '../../ports/restaurant.ts';
import type { ProviderData } from '../providers/provider-data.ts';
import { createDishMenuSource } from './menu/dish-menu-source.ts';
import { createDishPictures } from './menu/dish-pictures.ts';
import { createHotelRestaurant } from './hotel-restaurant.ts';
import { createMenuWarmth } from './menu/menu-warmth.ts';
import { createQueryCache } from './menu/query-cache.ts';
import { restaurantRoutes } from './restaurant-routes.ts';
import { restaurantState } from './restaurant-state.ts';
import type { RestaurantRepository } from './restaurant-repository.ts';
import { createStopListWatch, type StopListWatchOptions } from './stop-list/stop-list-watch.ts';

/** What the module is put together from. */
export interface RestaurantModuleOptions {
  /** Null where the hotel has none: every call is refused then. */
  readonly restaurant: Restaurant | null;
  /** What webhooks must carry; null takes none. */
  readonly webhookToken: string | null;
  /** At which menus are read where the restaurant has any; null: the first. */
  readonly priceCategoryId: string | null;
  readonly repository: RestaurantRepository;
  /** Told of rows that cannot be read. */
  readonly data: Pick<ProviderData, 'read'>;
  readonly pictureSource: PictureSource;
  readonly makeChange: MakeChange;
  readonly onStopList: StopListWatchOptions['onStopList'];
  /** Sends an event to every connected client. */
  readonly notify: (state: RestaurantState) => void;
  /** Told of all that a webhook says, e.g. of reserves. */
  readonly onEvents?: (events: readonly { readonly eventType: string }[]) => void;
  readonly log: Logger;
  /** How long one call waits for the restaurant. Default: 5 s. */
  readonly timeoutMilliseconds?: number;
}

const cleaningMilliseconds = 60 * 60_000;

/** The restaurant: its menu, its rooms, and what has run out. */
export function createRestaurantModule(options: RestaurantModuleOptions) {
  const { restaurant: source, webhookToken, repository, data, notify, log } = options;
  const restaurant = createHotelRestaurant(
    source,
    createQueryCache(repository.queryResults, log),
    data,
    options.priceCategoryId,
    options.timeoutMilliseconds,
  );
  const dishes = createDishMenuSource(restaurant, data);
  const hasMenu = async () => (await dishes.known()) !== null;
  const watch =
    source &&
    createStopListWatch({
      restaurant: source,
      data,
      place: () => restaurant.place(),
      hasMenu,
      repository: repository.stopLists,
      makeChange: options.makeChange,
      onStopList: options.onStopList,
      notify,
      log,
    });
  const pictures = createDishPictures({
    knownGuestMenu: () => restaurant.knownGuestMenu(),
    source: options.pictureSource,
    repository: repository.pictures,
    log,
  });
  const cleaning = createWorker({
    name: 'dish picture housekeeping',
    idleMilliseconds: cleaningMilliseconds,
    log,
    run: () => pictures.deleteUnnamed(),
  });
  const onMenu = () => {
    watch?.recheck();
    // At its first turn no menu was known yet, by which pictures are let go of.
    cleaning.wake();
  };
  const warmth = watch && createMenuWarmth(restaurant, onMenu, log);
  return {
    routes: restaurantRoutes({
      restaurant,
      dishes,
      async state() {
        const [stored, has] = await Promise.all([repository.stopLists.read(), hasMenu()]);
        return restaurantState(stored, has && source !== null, new Date());
      },
      mayNotify: createWebhookTokenCheck(webhookToken),
      onEvents(events) {
        if (source?.sendsStopListEvents(events)) watch?.wake();
        options.onEvents?.(events);
      },
    }),
    restaurant,
    /** What is sold, as guests last saw it; null: nobody knows. */
    dishMenu: (): Promise<DishMenu | null> => dishes.known(),
    pictures,
    start() {
      watch?.start();
      warmth?.start();
      cleaning.start();
    },
    async stop() {
      await Promise.all([watch?.stop(), warmth?.stop(), cleaning.stop()]);
    },
  };
}

/** Whether a header carries the token; without a token, none does. */
function createWebhookTokenCheck(
  token: string | null,
): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = token === null ? null : digest(token);
  return (authorization) =>
    expected !== null &&
    authorization !== undefined &&
    timingSafeEqual(digest(authorization), expected);
}
