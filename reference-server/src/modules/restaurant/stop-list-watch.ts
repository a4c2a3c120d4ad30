import type { Logger } from 'pino';
import { createPokedLoop } from '../../outbox/poked-loop.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { Restaurant, StoppedDish } from '../../ports/restaurant.ts';
import type { RestaurantPlace } from './hotel-restaurant.ts';

/** With the time a reading takes, the list is never older than a minute while all is well. */
const idleMilliseconds = 50_000;

/** The dishes that had run out when the restaurant was last asked. */
export interface StopList {
  readonly stopped: readonly Pick<StoppedDish, 'productId' | 'sizeId'>[];
  readonly readAt: Date;
}

/** Keeps the stop-list young: asks every 50 s, and at once when somebody says that it has changed. */
export interface StopListWatch {
  /** Null until the restaurant has been read once. */
  current(): StopList | null;
  poke(): void;
  start(): void;
  stop(): Promise<void>;
}

export interface StopListWatchOptions {
  readonly restaurant: Restaurant;
  readonly place: () => Promise<RestaurantPlace | null>;
  readonly log: Logger;
}

export function createStopListWatch(options: StopListWatchOptions): StopListWatch {
  const { restaurant, place, log } = options;
  let current: StopList | null = null;

  async function read(): Promise<void> {
    const where = await place();
    if (!where) return;
    const { organizationId, terminalGroupId } = where;
    const readAt = new Date();
    const everywhere = await restaurant.getStopList([organizationId]);
    const stopped = everywhere
      .filter((dish) => terminalGroupId === null || dish.terminalGroupId === terminalGroupId)
      .map(({ productId, sizeId }) => ({ productId, sizeId }));
    current = { stopped, readAt };
  }

  const loop = createPokedLoop({
    name: 'stop-list watch',
    idleMilliseconds,
    log,
    async run() {
      try {
        await read();
      } catch (error) {
        if (!(error instanceof RestaurantError)) throw error;
        log.warn({ err: error }, 'the stop-list could not be read');
      }
      return false;
    },
  });

  return {
    current: () => current,
    poke: () => loop.poke(),
    start: () => loop.start(),
    stop: () => loop.stop(),
  };
}
