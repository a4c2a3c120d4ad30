import type { Server } from 'node:http';
import { endpoints } from '@portal/domain';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import { createDrain } from './http/drain.ts';
import { createExpressApp } from './http/express-app.ts';
import { mountCataloguePictures } from './http/catalogue-pictures.ts';
import { mountDishPictures } from './http/dish-pictures.ts';
import { mountPages, type PagesOptions } from './http/pages.ts';
import { createIdempotencyKeys } from './kernel/idempotency-store.ts';
import { createRateLimiter } from './kernel/flexible-rate-limiter.ts';
import { mountRoutes } from './kernel/mount.ts';
import { createMetricsReader } from './modules/operations/metrics-reader.ts';
import { createMetrics } from './modules/operations/metrics.ts';
import { operationsRoutes } from './modules/operations/operations-routes.ts';
import { createViewerNames } from './modules/orders/viewer-name-store.ts';
import { createModules } from './modules.ts';
import { readOutboxDepth } from './outbox/outbox-depth-store.ts';
import type { Providers } from './providers.ts';
import { createLiveDispatcher } from './realtime/live-dispatcher.ts';
import { createRealtime, type Realtime } from './realtime/realtime.ts';
import { closeRedis, connectRedis } from './redis.ts';

/** What the portal is put together from. */
export interface ContextOptions {
  readonly config: Config;
  readonly database: Database;
  readonly providers: Providers;
  readonly log: Logger;
  /** The server that listens; calls, pages and the live connection attach to it. */
  readonly httpServer: Server;
  /** The app and its pictures; absent where only calls are answered. */
  readonly pages?: PagesOptions;
  /** Begins every key in Redis. */
  readonly redisKeyPrefix?: string;
  /** How long a stop waits for callers who do not finish. Default: 10 s. */
  readonly drainMilliseconds?: number;
}

/** The portal, put together. */
export interface Context {
  /** Answers requests of the HTTP server. */
  readonly app: Express;
  /** Begins the work behind the calls: outbox, live events, payments. */
  start(): void;
  /** Ends it: takes nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

const defaultDrainMilliseconds = 10_000;

/** Joins the modules with HTTP, the live connection and Redis. */
export async function createContext(options: ContextOptions): Promise<Context> {
  const { config, database, providers, log, httpServer } = options;
  const { environment } = config;
  const { prisma } = database;
  const redisKeyPrefix = options.redisKeyPrefix ?? 'portal';
  const redis = environment.REDIS_URL ? await connectRedis(environment.REDIS_URL, log) : null;
  const shared = redis && { client: redis, keyPrefix: redisKeyPrefix };
  const { allowedOrigins } = config;
  const secureCookies = config.publicOrigin.startsWith('https:');

  let realtime: Realtime | null = null;
  const modules = createModules({ config, database, providers, live: () => realtime, log });
  const { auth, settings, outbox, notices } = modules;

  const metrics = createMetrics(() => readOutboxDepth(prisma));
  answerBrokenRequests(httpServer);
  const drain = createDrain(httpServer);
  const app = createExpressApp({
    log,
    onAnswered: metrics.observe,
    trustProxyHops: environment.TRUST_PROXY_HOPS,
    https: secureCookies,
    sources: {
      payment: providers.paymentOrigins,
      countsVisits: () => settings.latest().metrikaId !== null,
    },
    mountApi: (express) =>
      mountRoutes(
        express,
        endpoints.values(),
        [
          ...modules.routes,
          ...operationsRoutes({
            checks: {
              database: () => database.ping(),
              ...(redis && {
                redis: async () => {
                  await redis.ping();
                },
              }),
            },
            metrics,
            mayReadMetrics: createMetricsReader(environment.METRICS_TOKEN),
          }),
        ],
        {
          log,
          authenticate: auth.authenticate,
          isPortalDisabled: async () => (await settings.read()).isDisable,
          rateLimiter: createRateLimiter(shared ?? undefined),
          idempotencyKeys: createIdempotencyKeys(prisma, database.direct),
          allowedOrigins,
          secureCookies,
        },
      ),
    mountPages(express) {
      mountCataloguePictures(express, modules.catalogue.pictures);
      mountDishPictures(express, modules.restaurant.pictures);
      if (options.pages) mountPages(express, options.pages);
    },
  });

  // Before the live connection: Socket.IO takes its own requests away from the listeners it finds.
  httpServer.on('request', app);
  const live = createRealtime({
    httpServer,
    database: prisma,
    log,
    authenticate: auth.authenticate,
    allowedOrigins,
    typing: modules.typing,
    staffNames: createViewerNames(prisma),
    ...(shared && { cluster: shared }),
  });
  realtime = live;
  const dispatcher = createLiveDispatcher({
    database: prisma,
    emit: live.emitToIdentity,
    broadcast: live.broadcast,
    log,
  });
  outbox.addConsumer(dispatcher);
  // Those that use providers end before their health is no longer noted.
  const services = [dispatcher, ...modules.services];

  return {
    app,
    start() {
      notices.start();
      for (const service of services) service.start();
    },
    async stop() {
      drain.begin(options.drainMilliseconds ?? defaultDrainMilliseconds);
      await live.close();
      drain.end();
      await Promise.all(services.map((service) => service.stop()));
      await notices.stop();
      if (redis) await closeRedis(redis);
    },
  };
}
