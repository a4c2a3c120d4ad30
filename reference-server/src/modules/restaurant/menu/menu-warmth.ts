import type { Logger } from 'pino';
import { createWorker, type Worker } from '../../../outbox/worker.ts';
import { RestaurantError } from '../../../ports/restaurant-error.ts';
import type { HotelRestaurant } from '../hotel-restaurant.ts';

/** Often enough that a menu which has just grown old is soon new again. */
const idleMilliseconds = 30_000;

/** Keeps the menu that guests order from at hand, so that nobody has to wait for it. */
export function createMenuWarmth(
  restaurant: Pick<HotelRestaurant, 'guestMenu'>,
  onMenu: () => void,
  log: Logger,
): Worker {
  let had = false;
  return createWorker({
    name: 'menu warmth',
    idleMilliseconds,
    log,
    async run() {
      try {
        const has = (await restaurant.guestMenu()) !== null;
        if (has && !had) onMenu();
        had = has;
      } catch (error) {
        if (!(error instanceof RestaurantError)) throw error;
        log.warn({ err: error }, 'the menu could not be read');
      }
      return false;
    },
  });
}
