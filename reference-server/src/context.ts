import type { Server } from 'node:http';
import { endpoints, portalSettingChange } from '@portal/domain';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import { createDrain } from './http/drain.ts';
import { createExpressApp } from './http/express-app.ts';
import { mountPages, type PagesOptions } from './http/pages.ts';
import { createIdempotencyKeys } from './kernel/idempotency-store.ts';
import { createRateLimiter } from './kernel/flexible-rate-limiter.ts';
import { mountRoutes } from './kernel/mount.ts';
import { createAuthModule } from './modules/auth/auth-module.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue-routes.ts';
import { createCatalogueStore } from './modules/catalogue/catalogue-store.ts';
import { createMetricsReader } from './modules/operations/metrics-reader.ts';
import { createMetrics } from './modules/operations/metrics.ts';
import { operationsRoutes } from './modules/operations/operations-routes.ts';
import { createOrderChangeStore } from './modules/orders/order-change-store.ts';
import { createOrderReadings } from './modules/orders/order-reading-store.ts';
import { createOrdersModule } from './modules/orders/orders-module.ts';
import { createPlacementStore } from './modules/orders/placement-store.ts';
import { createPaymentsModule } from './modules/payments/payments-module.ts';
import { portalRoutes } from './modules/portal/portal-routes.ts';
import { createPortalSettings } from './modules/portal/portal-settings.ts';
import { createSettingsStore } from './modules/portal/settings-store.ts';
import { createReadingStore } from './modules/restaurant/reading-store.ts';
import { createRestaurantModule } from './modules/restaurant/restaurant-module.ts';
import { createRoomStore } from './modules/rooms/room-store.ts';
import { roomRoutes } from './modules/rooms/room-routes.ts';
import { readOutboxDepth } from './outbox/outbox-depth-store.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createOutboxWorker } from './outbox/outbox-worker.ts';
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

/** The one place where modules, adapters and the database are joined. */
export async function createContext(options: ContextOptions): Promise<Context> {
  const { config, database, providers, log, httpServer } = options;
  const { environment } = config;
  const { prisma } = database;
  const redisKeyPrefix = options.redisKeyPrefix ?? 'portal';
  const redis = environment.REDIS_URL ? await connectRedis(environment.REDIS_URL, log) : null;
  const shared = redis && { client: redis, keyPrefix: redisKeyPrefix };
  const { allowedOrigins } = config;
  const secureCookies = config.publicOrigin.startsWith('https:');

  const outbox = createOutbox();
  let realtime: Realtime | null = null;
  const settings = createPortalSettings({
    store: createSettingsStore(prisma),
    facts: {
      vapidPublicKey: null,
      paymentWidgetUrl: providers.paymentWidgetUrl,
      browserCodes: environment.LEGACY_BROWSER_CODES,
    },
    onChange: (attributes) => realtime?.broadcast(portalSettingChange, { attributes }),
    log,
  });
  const auth = createAuthModule({
    database,
    outbox,
    environment,
    secrets: config.secrets,
    smsSender: providers.smsSender,
    settings,
    publicOrigin: config.publicOrigin,
    onSessionEnded: (sessionId, reason) => realtime?.endSession(sessionId, reason),
    log,
  });
  const orderReadings = createOrderReadings(prisma);
  const payments = createPaymentsModule({
    database,
    gateway: providers.paymentGateway,
    shopId: providers.shopId,
    capture: environment.YOOKASSA_CAPTURE,
    orders: orderReadings,
    outbox,
    log,
  });
  const orders = createOrdersModule({
    placements: createPlacementStore(database.direct),
    readings: orderReadings,
    store: createOrderChangeStore(prisma),
    settings,
    outbox,
    money: payments.canceledOrderMoney,
  });
  const restaurant = createRestaurantModule({
    restaurant: providers.restaurant,
    webhookToken: providers.restaurantWebhookToken,
    store: createReadingStore(prisma),
    log,
  });

  const metrics = createMetrics(() => readOutboxDepth(prisma));
  answerBrokenRequests(httpServer);
  const drain = createDrain(httpServer);
  const app = createExpressApp({
    log,
    onAnswered: metrics.observe,
    trustProxyHops: environment.TRUST_PROXY_HOPS,
    https: secureCookies,
    sources: { payment: providers.paymentOrigins },
    mountApi: (express) =>
      mountRoutes(
        express,
        endpoints.values(),
        [
          ...auth.routes,
          ...portalRoutes(settings),
          ...roomRoutes(createRoomStore(prisma)),
          ...catalogueRoutes(createCatalogueStore(prisma)),
          ...orders.routes,
          ...payments.routes,
          ...restaurant.routes,
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
    ...(options.pages && {
      mountPages: (express: Express) => mountPages(express, options.pages as PagesOptions),
    }),
  });

  // Before the live connection: Socket.IO takes its own requests away from the listeners it finds.
  httpServer.on('request', app);
  const live = createRealtime({
    httpServer,
    database: prisma,
    log,
    authenticate: auth.authenticate,
    allowedOrigins,
    ...(shared && { cluster: shared }),
  });
  realtime = live;
  const dispatcher = createLiveDispatcher({ database: prisma, emit: live.emitToIdentity, log });
  const smsWorker = createOutboxWorker({
    channel: 'sms',
    database: prisma,
    deliver: auth.deliverSms,
    log,
  });
  outbox.addConsumer(dispatcher);
  outbox.addConsumer(smsWorker);

  return {
    app,
    start() {
      dispatcher.start();
      smsWorker.start();
      auth.start();
      payments.start();
      restaurant.start();
    },
    async stop() {
      drain.begin(options.drainMilliseconds ?? defaultDrainMilliseconds);
      await live.close();
      drain.end();
      await Promise.all([
        restaurant.stop(),
        payments.stop(),
        auth.stop(),
        smsWorker.stop(),
        dispatcher.stop(),
      ]);
      if (redis) await closeRedis(redis);
    },
  };
}
