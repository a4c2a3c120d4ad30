import { createYookassaGateway } from '../../../src/adapters/yookassa/yookassa-gateway.ts';
import { createExpressApp } from '../../../src/http/express-app.ts';
import { createIdempotencyKeys } from '../../../src/kernel/idempotency/idempotency-repository.ts';
import { mountRoutes } from '../../../src/kernel/mount.ts';
import { unlimited } from '../../../src/kernel/limits/rate-limiter.ts';
import { createLog } from '../../../src/log.ts';
import { alertRoutes } from '../../../src/modules/alerts/alert-routes.ts';
import { createAlerts } from '../../../src/modules/alerts/alerts.ts';
import { createOrderChangeRepository } from '../../../src/modules/orders/change/order-change-repository.ts';
import { createOrderQueries } from '../../../src/modules/orders/order-queries.ts';
import { createOrdersModule } from '../../../src/modules/orders/orders-module.ts';
import { createPlacementRepository } from '../../../src/modules/orders/placement/placement-repository.ts';
import { createPaymentsModule } from '../../../src/modules/payments/payments-module.ts';
import { createProviderData } from '../../../src/modules/providers/provider-data.ts';
import { createReconciliationModule } from '../../../src/modules/reconciliation/reconciliation-module.ts';
import { createOutbox } from '../../../src/outbox/outbox.ts';
import { yookassaSandboxCredentials } from '../../../sandbox/yookassa/yookassa-credentials.ts';
import type { Actor } from '../../../src/kernel/actor.ts';
import type { MortalDatabase } from './mortal-database.ts';

/** How the hotel takes money. */
export interface PortalSetup {
  readonly capture: 'automatic' | 'manual';
  /** Whether fiscal receipts are sent. */
  readonly hasReceipts: boolean;
}

/** The modules of orders and payments as one life of the server has them. */
export type PortalModules = ReturnType<typeof buildPortal>;

const paymentSystems = [
  { title: 'Картой онлайн', title_staff: 'ЮKassa', title_system: 'yookassa' },
];

/** Builds the real modules; this file alone knows how they are put together. */
export function buildPortal(
  { database }: Pick<MortalDatabase, 'database'>,
  { capture, hasReceipts }: PortalSetup,
  yookassaUrl: string,
) {
  const log = createLog('silent');
  const outbox = createOutbox(database.prisma);
  const { makeChange } = outbox;
  const queries = createOrderQueries(database.prisma);
  const { shopId, secretKey } = yookassaSandboxCredentials;
  const gateway = createYookassaGateway({
    ...{ baseUrl: yookassaUrl, shopId, secretKey },
    ...(hasReceipts && { receipts: { vatCode: 1 } }),
  });
  const settings = {
    read: async () => ({
      paymentSystems,
      restaurantPhone: '+7 (000) 000-00-02',
      timeZone: 'Europe/Moscow',
      unpaidOrderMinutes: 60,
      refundConfirmAbove: 10_000,
      hotelName: '',
      cardPaymentMin: 100,
      cardPaymentMax: 35_000_000,
      accountBounds: { openUnpaidOrders: 10_000 },
      delivery: { text: '', minutes: { restaurant: null, shop: 20, service: 60 } },
    }),
  };
  const alerts = createAlerts();
  const payments = createPaymentsModule({
    ...{ database, capture, orders: queries, settings, makeChange, log, alerts },
    providers: new Map([['yookassa', { gateway, shopId, isTest: true }]]),
  });
  const orders = createOrdersModule({
    database: database.prisma,
    placements: createPlacementRepository(database.direct),
    queries,
    repository: createOrderChangeRepository(database.prisma),
    settings,
    dishMenu: async () => null,
    ...{ outbox, makeChange },
    money: payments.canceledOrderMoney,
    onlinePaymentSystems: payments.onlinePaymentSystems,
    log,
  });
  const reconciliation = createReconciliationModule({
    ...{ prisma: database.prisma, makeChange, books: payments.books, settings, log },
    data: createProviderData({ makeChange, alerts, log }),
  });
  const routes = [
    ...orders.routes,
    ...payments.routes,
    ...reconciliation.routes,
    ...alertRoutes(database.prisma, makeChange, alerts),
  ];
  return {
    app: createExpressApp({
      log,
      trustProxyHops: 0,
      hashNetwork: () => 'network',
      https: false,
      sources: { payment: [], paymentScripts: [] },
      mountApi: (express) =>
        mountRoutes(
          express,
          routes.map(({ endpoint }) => endpoint),
          routes,
          {
            log,
            authenticate: async (token) => actorNamed(token),
            isPortalDisabled: async () => false,
            rateLimiter: unlimited,
            idempotencyKeys: createIdempotencyKeys(database.prisma, database.direct),
            allowedOrigins: new Set(),
            secureCookies: false,
          },
        ),
    }),
    /** One round of everything that goes on behind the calls. */
    async work() {
      const jobs = [payments, orders, reconciliation];
      for (const job of jobs) job.start();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** `guest-7` is a guest, and a role a member of staff with it. */
function actorNamed(token: string): Actor | null {
  const [, guestId] = /^guest-(\d+)$/.exec(token) ?? [];
  if (guestId) return { role: 'guest', id: Number(guestId), sessionId: token };
  if (token === 'admin' || token === 'moderator' || token === 'banquet') {
    return { role: token, id: token, sessionId: token, confirmedAt: new Date() };
  }
  return null;
}
