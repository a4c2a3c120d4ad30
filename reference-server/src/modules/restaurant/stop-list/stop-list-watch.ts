import { readStopList, type RestaurantState, type Stopped } from '@portal/domain/restaurant';
import type { Logger } from 'pino';
import { isWithin } from '../../../clock/age.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import { createWorker } from '../../../outbox/worker.ts';
import { RestaurantError } from '../../../ports/restaurant-error.ts';
import type { Restaurant } from '../../../ports/restaurant.ts';
import type { ProviderData } from '../../providers/provider-data.ts';
import type { RestaurantPlace } from '../hotel-restaurant.ts';
import { restaurantState } from '../restaurant-state.ts';
import type { StopListRepository } from './stop-list-repository.ts';

/** With the 5 s that a reading may take, the list is never older than a minute while all is well. */
export const stopListIdleMilliseconds = 50_000;
/** What another instance has read since then need not be asked for again. */
const youngMilliseconds = 45_000;

export interface StopListWatchOptions {
  readonly restaurant: Restaurant;
  /** Told of rows that cannot be read. */
  readonly data: Pick<ProviderData, 'read'>;
  readonly place: () => Promise<RestaurantPlace | null>;
  readonly hasMenu: () => Promise<boolean>;
  readonly repository: StopListRepository;
  readonly makeChange: MakeChange;
  /** What follows from a stop-list, inside the change that keeps it; also of one that says nothing new. */
  readonly onStopList: (change: Change, stopped: readonly Stopped[]) => Promise<void>;
  /** Sends an event to every connected client. */
  readonly notify: (state: RestaurantState) => void;
  /** How long it rests between two looks. @default 50,000 */
  readonly idleMilliseconds?: number;
  readonly log: Logger;
}

/**
 * Keeps the stop-list fresh: polls every 50 s, and at once on a webhook. The instance that
 * finds a change, or that dishes can no longer be ordered, notifies all clients; what a process that died did
 * not send, the next round does.
 */
export function createStopListWatch(options: StopListWatchOptions) {
  const { restaurant, data, place, hasMenu, repository, makeChange, onStopList, notify, log } =
    options;
  let isHinted = false;

  async function read(): Promise<void> {
    const where = await place();
    if (!where) return;
    const readAt = new Date();
    const body = await restaurant.getStopList([where.organizationId]);
    const stopped = data.read('stop-list', (onOdd) => readStopList(body, where, onOdd));
    await makeChange(async (change) => {
      const isNewest = await repository.save(change.transaction, { stopped, readAt });
      if (isNewest) await onStopList(change, stopped);
    });
  }

  async function isYoung(): Promise<boolean> {
    const { readAt } = await repository.read();
    return readAt !== null && isWithin(youngMilliseconds, readAt);
  }

  async function settle(): Promise<void> {
    const menu = await hasMenu();
    const { canOrder } = restaurantState(await repository.read(), menu, new Date());
    await repository.decide(canOrder);
    const stored = await repository.read();
    if (stored.isTold) return;
    notify(restaurantState(stored, menu, new Date()));
    await repository.markNotified(stored);
  }

  const loop = createWorker({
    name: 'stop-list watch',
    idleMilliseconds: options.idleMilliseconds ?? stopListIdleMilliseconds,
    log,
    async run() {
      const wasHinted = isHinted;
      isHinted = false;
      const isDue = wasHinted || !(await isYoung());
      try {
        if (isDue) await read();
      } catch (error) {
        if (!(error instanceof RestaurantError)) throw error;
        log.warn({ err: error }, 'the stop-list could not be read');
      }
      await settle();
      return false;
    },
  });

  return {
    /** Somebody says that the list has changed: it is read at once. */
    wake() {
      isHinted = true;
      loop.wake();
    },
    /** Something else has changed that orders depend on. */
    recheck: () => loop.wake(),
    start: () => loop.start(),
    stop: () => loop.stop(),
  };
}
