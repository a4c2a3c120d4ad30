import type { PortalSettings } from '@portal/domain/portal';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { createOutboxWorker } from '../../outbox/outbox-worker.ts';
import type { RestaurantReserves } from '../../ports/restaurant-reserves.ts';
import type { Alerts } from '../alerts/alerts.ts';
import type { ProviderData } from '../providers/provider-data.ts';
import type { HotelRestaurant } from '../restaurant/hotel-restaurant.ts';
import { createBanquetChanges } from './banquet-changes.ts';
import { createBanquetNames } from './banquet-names.ts';
import { createBanquetQueries } from './banquet-queries.ts';
import { banquetRoutes } from './banquet-routes.ts';
import { createReserveRoute } from './reserve/create-reserve-route.ts';
import { createReserveAlerts } from './reserve/reserve-alerts.ts';
import { createReserveComparison } from './reserve/reserve-comparison.ts';
import { createReserveSending } from './reserve/reserve-sending.ts';
import { createReserveRepository } from './reserve/reserve-repository.ts';
import { createReserveWatch } from './reserve/reserve-watch.ts';
import { createTakeOver } from './take-over.ts';

/** What the module of banquets needs. */
export interface BanquetsModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly makeChange: MakeChange;
  readonly alerts: Alerts;
  /** Null where the hotel has no restaurant. */
  readonly reserves: RestaurantReserves | null;
  readonly restaurant: Pick<HotelRestaurant, 'place' | 'rooms'>;
  /** Told of reserves that cannot be read. */
  readonly data: Pick<ProviderData, 'read'>;
  readonly settings: { readonly read: () => Promise<Pick<PortalSettings, 'timeZone'>> };
  readonly log: Logger;
}

/** Banquets, and their way to the restaurant. */
export type BanquetsModule = ReturnType<typeof createBanquetsModule>;

/** Banquets: planning, sending, watching, calling off. */
export function createBanquetsModule(options: BanquetsModuleOptions) {
  const { makeChange, reserves, restaurant, data, settings, log } = options;
  const { prisma } = options.database;
  const timeZone = async () => (await settings.read()).timeZone;
  const queries = createBanquetQueries(prisma);
  const alerts = createReserveAlerts(options.alerts);
  const repository = createReserveRepository({ prisma, makeChange, alerts, timeZone });
  const names = createBanquetNames(restaurant);
  const changes = createBanquetChanges(alerts);
  const watch =
    reserves &&
    createReserveWatch({
      reserves,
      repository,
      timeZone,
      comparison: createReserveComparison({
        reserves,
        repository,
        timeZone,
        tableNames: async () => (await names.read()).tables,
        data,
        log,
      }),
      log,
    });
  const wakeWatch = () => watch?.wake();
  const sending = createReserveSending({
    reserves,
    restaurant,
    repository,
    timeZone,
    onSent: wakeWatch,
  });
  const worker = createOutboxWorker({
    channel: 'iiko',
    database: prisma,
    deliver: sending.deliver,
    log,
  });

  return {
    routes: [
      ...banquetRoutes({
        makeChange,
        changes,
        queries,
        names,
        workload: { queries, reserves, names, data, timeZone },
        takeOver: createTakeOver({ queries, reserves, names, timeZone }),
        onCalledOff: wakeWatch,
      }),
      createReserveRoute({ makeChange, changes, queries, names, sending }),
    ],
    /** Sends what the outbox holds for the restaurant. */
    worker,
    /** Takes in what a webhook of the restaurant has told: a hint to look at once. */
    receive(events: readonly { readonly eventType: string }[]) {
      const ids = reserves?.reservesIn(events) ?? [];
      if (ids.length === 0) return;
      repository.hasten(ids).then(wakeWatch, (error: unknown) => {
        log.error({ err: error }, 'what a webhook told of reserves is not looked at');
      });
    },
    start() {
      worker.start();
      watch?.start();
    },
    async stop() {
      await Promise.all([worker.stop(), watch?.stop()]);
    },
  };
}
