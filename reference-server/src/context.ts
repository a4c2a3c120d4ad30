import type { Server } from 'node:http';
import { endpoints } from '@portal/domain/openapi';
import type { AccountBounds } from '@portal/domain/portal';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { createBackfills } from './backfill/backfills.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import { createDrain } from './http/drain.ts';
import { createExpressApp } from './http/express-app.ts';
import { mountCataloguePictures, mountDishPictures } from './http/pictures.ts';
import { createProxyWatch } from './http/proxy-watch.ts';
import { mountPages, type PagesOptions } from './http/pages.ts';
import { createIdempotencyKeys } from './kernel/idempotency/idempotency-repository.ts';
import { createRateLimiter } from './kernel/limits/flexible-rate-limiter.ts';
import { mountRoutes } from './kernel/mount.ts';
import type { RateLimiter } from './kernel/limits/rate-limiter.ts';
import { createTarpit } from './kernel/limits/tarpit.ts';
import { timeLimit, whenLate } from './kernel/limits/time-limit.ts';
import { deviceCookieIn } from './modules/auth/attempts/known-devices.ts';
import { createConnectionGate } from './modules/operations/connection-gate.ts';
import { createHealth } from './modules/operations/health.ts';
import {
  connectionBounds,
  descriptorWarning,
  readMachine,
  type MachineSnapshot,
} from './modules/operations/machine.ts';
import { createMachineWatch } from './modules/operations/machine-watch.ts';
import { createMetricsReader } from './modules/operations/metrics-reader.ts';
import { createMetrics } from './modules/operations/metrics.ts';
import { operationsRoutes } from './modules/operations/operations-routes.ts';
import { readProviderHealth } from './modules/providers/provider-health-repository.ts';
import { createModules, type Modules } from './modules.ts';
import { readOutboxDepth } from './outbox/outbox-depth-repository.ts';
import type { Providers } from './providers.ts';
import { createLiveDispatcher } from './realtime/events/live-dispatcher.ts';
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
  /** How long a stop goes on accepting, unready, before it closes. Default: 1 s. */
  readonly graceMilliseconds?: number;
  /** How long it then waits for callers who do not finish. Default: 5 s. */
  readonly drainMilliseconds?: number;
  /** Counts calls. Default: in Redis where there is one, else in this process. */
  readonly rateLimiter?: RateLimiter;
  /** Looks at the machine. Default: at this one. */
  readonly readMachine?: () => Promise<MachineSnapshot>;
  /** What one account may have until staff set it. Default: what the domain says. */
  readonly bounds?: Partial<AccountBounds>;
}

/** Work behind the calls. */
export interface Service {
  start(): void;
  /** Ends what is under way; the same when it never began or has ended. */
  stop(): Promise<void>;
}

/** The names of all of it. */
export type ServiceName =
  | 'live'
  | 'machine'
  | 'staffNotifications'
  | 'backfills'
  | keyof Modules['services'];

/** The portal, put together. */
export interface Context {
  /** Answers requests of the HTTP server. */
  readonly app: Express;
  readonly modules: Modules;
  readonly live: Realtime;
  /** The work behind the calls, part by part: outbox, live events, payments. */
  readonly services: Readonly<Record<ServiceName, Service>>;
  /** Begins all of it. */
  start(): void;
  /**
   * Ends it: is unready at once, accepts a moment longer, takes nothing more, and waits for what is under
   * way. Comes back after 9 s whatever is left, and says what. Called again meanwhile, it skips the moment.
   */
  stop(): Promise<void>;
}

/*
 * One limit for the whole stop, which holds whoever does not answer: a moment of accepting, what callers are
 * given to finish, and what the work behind the calls gets after that. With the database's own second it is
 * two less than the 10 s after which service managers kill, and `start.ts` cuts off.
 */
const defaultGraceMilliseconds = 1_000;
const defaultDrainMilliseconds = 5_000;
const servicesEndMilliseconds = 1_000;

/** Joins the modules with HTTP, the live connection and Redis. */
export async function createContext(options: ContextOptions): Promise<Context> {
  const { config, database, providers, log, httpServer } = options;
  const { environment, allowedOrigins } = config;
  const { prisma } = database;
  const redisKeyPrefix = options.redisKeyPrefix ?? 'portal';
  const redis = environment.REDIS_URL ? await connectRedis(environment.REDIS_URL, log) : null;
  const shared = redis && { client: redis, keyPrefix: redisKeyPrefix };
  const rateLimiter = options.rateLimiter ?? createRateLimiter(shared ?? undefined);
  const secureCookies = config.publicOrigin.startsWith('https:');

  let realtime: Realtime | null = null;
  const modules = createModules({
    ...{ config, database, providers, log },
    live: () => realtime,
    ...(options.bounds && { bounds: options.bounds }),
  });
  const { auth, settings, outbox, staffNotifications } = modules;

  const metrics = createMetrics(() => readOutboxDepth(prisma));
  const readHere = options.readMachine ?? (() => readMachine(config.dataDir));
  const machine = createMachineWatch({ read: readHere, log });
  await machine.check();
  const { descriptors } = await readHere();
  const bounds = connectionBounds(descriptors);
  const tooFew = descriptorWarning(descriptors);
  if (tooFew !== null) log.warn({ ...descriptors, ...bounds }, tooFew);
  const gate = createConnectionGate({ server: httpServer, bounds, hasRoom: machine.hasRoom, log });
  answerBrokenRequests(httpServer);
  const drain = createDrain(httpServer);
  const tarpit = createTarpit({
    rateLimiter: options.rateLimiter ?? createRateLimiter(),
    networkOf: modules.networkOf,
    trustProxyHops: environment.TRUST_PROXY_HOPS,
    deviceOf: (request) => auth.devices.visitorOf(deviceCookieIn(request)),
    log,
  });
  const proxyWatch = createProxyWatch({
    isForThisMachine: config.isForThisMachine,
    trustProxyHops: environment.TRUST_PROXY_HOPS,
    log,
  });
  const app = createExpressApp({
    ...{ log, tarpit, proxyWatch },
    hashNetwork: auth.hashNetwork,
    onAnswered: metrics.observe,
    trustProxyHops: environment.TRUST_PROXY_HOPS,
    https: secureCookies,
    appOrigins: environment.ALLOWED_APP_ORIGINS,
    sources: {
      payment: providers.paymentOrigins,
      paymentScripts: providers.paymentScripts,
      countsVisits: () => settings.latest().metrikaId !== null,
    },
    mountApi: (express) =>
      mountRoutes(
        express,
        endpoints.values(),
        [
          ...modules.routes,
          ...operationsRoutes({
            readHealth: createHealth({
              isStopping: () => drain.hasBegun,
              pingDatabase: database.ping,
              isDatabaseHere: environment.DATABASE_URL === undefined,
              ...(redis && { pingRedis: () => redis.ping() }),
              readProviders: () => readProviderHealth(prisma),
              machine,
            }),
            metrics,
            mayReadMetrics: createMetricsReader(environment.METRICS_TOKEN),
          }),
        ],
        {
          log,
          authenticate: auth.authenticate,
          isPortalDisabled: async () => (await settings.read()).isDisable,
          rateLimiter,
          idempotencyKeys: createIdempotencyKeys(prisma, database.direct),
          allowedOrigins,
          trustProxyHops: environment.TRUST_PROXY_HOPS,
          networkOf: modules.networkOf,
          secureCookies,
        },
      ),
    mountPages(express) {
      mountCataloguePictures(express, modules.catalogue.pictures);
      mountDishPictures(express, modules.restaurant.pictures);
      const known = { ...modules.catalogue, readHotel: settings.read };
      if (options.pages) mountPages(express, { ...known, ...options.pages });
    },
  });

  // Before the live connection: Socket.IO takes its own requests away from the listeners it finds.
  httpServer.on('request', app);
  const live = createRealtime({
    httpServer,
    database: prisma,
    log,
    async authenticate(token) {
      const actor = await auth.authenticate(token, { isUnattended: true });
      // Who has to change the password or enrol a factor first hears nothing before that, as if signed out; nor
      // do those who see nothing older, as a stream holds a day of it. A locked console goes on ringing.
      if (!actor || actor.role === 'guest') return actor?.seesSince ? null : actor;
      return actor.restriction && actor.restriction !== 'CONSOLE_LOCKED' ? null : actor;
    },
    ...{ allowedOrigins, secureCookies },
    appOrigins: environment.ALLOWED_APP_ORIGINS,
    typing: modules.typing,
    visitorNames: modules.visitorNames,
    rateLimiter,
    trustProxyHops: environment.TRUST_PROXY_HOPS,
    networkOf: modules.networkOf,
    hotelLimits: () => settings.latest().hotelNetworks,
    accountLimit: () => settings.latest().accountBounds.liveConnections,
    hasRoom: gate.mayStay,
    isForeign: proxyWatch.isForeign,
    beforeRefusal: tarpit.beforeRefusal,
    limits: {
      perNetwork: environment.LIVE_CONNECTIONS_PER_NETWORK,
      handshakesPerMinute: environment.LIVE_HANDSHAKES_PER_MINUTE,
    },
    hashNetwork: auth.hashNetwork,
    onRefused: metrics.refused,
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
  const backfills = createBackfills(database, log);
  const services = {
    staffNotifications,
    live: dispatcher,
    machine,
    ...modules.services,
    backfills,
  };
  const graceMilliseconds = options.graceMilliseconds ?? defaultGraceMilliseconds;
  const drainMilliseconds = options.drainMilliseconds ?? defaultDrainMilliseconds;
  let stopping: Promise<void> | undefined;

  async function stopWithin(): Promise<void> {
    const unended = new Set<string>();
    const ending = (name: string, end: () => Promise<unknown>): Promise<void> => {
      unended.add(name);
      return end().then(() => void unended.delete(name));
    };
    await drain.begin(graceMilliseconds);
    drain.endConnections(drainMilliseconds);
    await timeLimit(drainMilliseconds + servicesEndMilliseconds)
      .execute(end)
      .catch(whenLate(() => undefined))
      .finally(() => drain.end());
    if (unended.size > 0) {
      log.error({ unended: [...unended] }, 'stopped, although something had not ended in time');
    }

    async function end(): Promise<void> {
      await ending('connections', live.close);
      // Those that use providers end before their health is no longer noted.
      const { staffNotifications: last, ...others } = services;
      await Promise.all(
        Object.entries(others).map(([name, service]) => ending(name, () => service.stop())),
      );
      await ending('staffNotifications', () => last.stop());
      if (redis) await ending('redis', () => closeRedis(redis));
    }
  }

  return {
    app,
    modules,
    live,
    services,
    start() {
      for (const service of Object.values(services)) service.start();
    },
    async stop() {
      if (stopping) void drain.begin(0);
      stopping ??= stopWithin();
      await stopping;
    },
  };
}
