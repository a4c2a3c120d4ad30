import {
  portalSettingChange,
  type AccountBounds,
  type PortalAttributes,
} from '@portal/domain/portal';
import { providerHealthChange } from '@portal/domain/providers';
import { restaurantStopListChange } from '@portal/domain/restaurant';
import type { Logger } from 'pino';
import { createWaitsWatch } from './clock/waits.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { createNetworkLookup } from './kernel/network/client-network.ts';
import { createAlertsModule } from './modules/alerts/alerts-module.ts';
import { createAuditQueries } from './modules/audit/audit-queries.ts';
import { auditRoutes } from './modules/audit/audit-routes.ts';
import { createAuthModule } from './modules/auth/auth-module.ts';
import { createBanquetsModule, type BanquetsModule } from './modules/banquets/banquets-module.ts';
import { createCatalogueModule } from './modules/catalogue/catalogue-module.ts';
import { createGuestDataModule } from './modules/guest-data/guest-data-module.ts';
import { guestRoutes } from './modules/guests/guest-routes.ts';
import { createStaffNotificationsModule } from './modules/staff-notifications/staff-notifications-module.ts';
import { reportRoutes } from './modules/reports/report-routes.ts';
import { createReportQueries } from './modules/reports/report-queries.ts';
import { createOrderChangeRepository } from './modules/orders/change/order-change-repository.ts';
import { createOrderQueries } from './modules/orders/order-queries.ts';
import { createOrdersModule } from './modules/orders/orders-module.ts';
import { createPlacementRepository } from './modules/orders/placement/placement-repository.ts';
import { markStoppedLines } from './modules/orders/stop-list/stopped-lines-repository.ts';
import { createPaymentsModule } from './modules/payments/payments-module.ts';
import { createPortalModule } from './modules/portal/portal-module.ts';
import { presenceRoutes } from './modules/presence/presence-routes.ts';
import { createVisitorNames } from './modules/presence/visitor-name-repository.ts';
import { ratingRoutes } from './modules/ratings/rating-routes.ts';
import { createRatingRepository } from './modules/ratings/rating-repository.ts';
import {
  observePaymentGateway,
  observePushSender,
  observeSmsSender,
} from './modules/providers/observe-providers.ts';
import { createPushModule } from './modules/push/push-module.ts';
import { createReconciliationModule } from './modules/reconciliation/reconciliation-module.ts';
import { observeRestaurant } from './modules/restaurant/observe-restaurant.ts';
import { createRestaurantModule } from './modules/restaurant/restaurant-module.ts';
import { createRestaurantRepository } from './modules/restaurant/restaurant-repository.ts';
import { createRoomRoutes } from './modules/rooms/rooms-module.ts';
import { createStaffModule } from './modules/staff/staff-module.ts';
import { createPictureRepository } from './modules/tickets/pictures/picture-repository.ts';
import { createTicketQueries } from './modules/tickets/ticket-queries.ts';
import { createTicketsModule } from './modules/tickets/tickets-module.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createOutboxWorker } from './outbox/outbox-worker.ts';
import { createPushSender, type Providers } from './providers.ts';
import { presenceOf } from './realtime/visitors/presence.ts';
import { type Realtime } from './realtime/realtime.ts';

/** What the modules work with. */
export interface ModulesOptions {
  readonly config: Config;
  readonly database: Database;
  readonly providers: Providers;
  /** The live connection, once there is one. */
  readonly live: () => Realtime | null;
  readonly log: Logger;
  /** What one account may have until staff set it. Default: what the domain says. */
  readonly bounds?: Partial<AccountBounds>;
}

/** The `title_system` of the payment system that is always there. */
const yookassa = 'yookassa';

/** A register of the hotel's own takes a phone too; YooKassa's needs an e-mail. */
function checkoutEmailOf({
  YOOKASSA_RECEIPTS: isOn,
  YOOKASSA_TAX_SYSTEM_CODE: ownRegister,
}: Config['environment']): PortalAttributes['checkoutEmail'] {
  if (!isOn) return 'none';
  return ownRegister === undefined ? 'required' : 'optional';
}

/** Everything the portal does, each thing in a module of its own, joined with what it needs of others. */
export function createModules(options: ModulesOptions) {
  const { config, database, providers, live, log, bounds } = options;
  const { environment } = config;
  const { prisma } = database;
  const outbox = createOutbox(prisma);
  const { makeChange } = outbox;
  const presence = presenceOf(live);
  const visitorNames = createVisitorNames(prisma);
  const portal = createPortalModule({
    prisma,
    environment,
    ...(bounds && { bounds }),
    context: {
      vapidPublicKey: config.vapidKeys.publicKey,
      onlinePaymentSystems: [yookassa, ...(providers.furtherPayments?.keys() ?? [])],
      paymentsAreTest: providers.paymentsAreTest,
      paymentWidgetUrl: providers.paymentWidgetUrl,
      checkoutEmail: checkoutEmailOf(environment),
    },
    onChange: (attributes) => live()?.broadcast(portalSettingChange, { attributes }),
    log,
  });
  const { settings } = portal;
  const networkOf = createNetworkLookup(() => settings.latest().hotelNetworks.networks);
  const alertsModule = createAlertsModule({ prisma, makeChange, settings, log });
  const staffNotifications = createStaffNotificationsModule({
    prisma,
    staffChat: providers.staffChat,
    settings,
    ...{ presence, makeChange },
    alerts: alertsModule.alerts,
    onProviderChange: (change) => live()?.broadcast(providerHealthChange, change),
    log,
  });
  const { health, providerData } = staffNotifications;
  const auth = createAuthModule({
    ...{ database, makeChange },
    alerts: alertsModule.alerts,
    environment,
    secrets: config.secrets,
    smsSender: observeSmsSender(providers.smsSender, health),
    settings,
    networkOf,
    publicOrigin: config.publicOrigin,
    allowedOrigins: config.allowedOrigins,
    isDemo: config.isDemo,
    onSessionEnded: (sessionId, reason) => live()?.endSession(sessionId, reason),
    log,
  });
  const orderQueries = createOrderQueries(prisma);
  const payments = createPaymentsModule({
    database,
    providers: new Map([
      [
        yookassa,
        {
          gateway: observePaymentGateway(providers.paymentGateway, health),
          notifiedGateway: providers.paymentGateway,
          shopId: providers.shopId,
          isTest: providers.paymentsAreTest,
        },
      ],
      ...(providers.furtherPayments ?? []),
    ]),
    notificationNetworks: providers.paymentNetworks,
    capture: environment.YOOKASSA_CAPTURE,
    orders: orderQueries,
    alerts: alertsModule.alerts,
    settings,
    ...{ makeChange, log },
  });
  const reconciliation = createReconciliationModule({
    ...{ prisma, makeChange, settings, log },
    books: payments.books,
    data: providerData,
  });
  const push = createPushModule({
    prisma,
    makeChange,
    sender: observePushSender(createPushSender(config, providers), health),
    presence,
    log,
  });
  let banquets: BanquetsModule | null = null;
  const restaurant = createRestaurantModule({
    restaurant: providers.restaurant && observeRestaurant(providers.restaurant, health),
    webhookToken: providers.restaurantWebhookToken,
    priceCategoryId: environment.IIKO_PRICE_CATEGORY_ID ?? null,
    onEvents: (events) => banquets?.receive(events),
    repository: createRestaurantRepository(prisma),
    data: providerData,
    pictureSource: providers.pictureSource,
    makeChange,
    onStopList: markStoppedLines,
    notify: (state) => live()?.broadcast(restaurantStopListChange, state),
    log,
  });
  const orders = createOrdersModule({
    database: prisma,
    placements: createPlacementRepository(database.direct),
    isReceiptEmailNeeded: checkoutEmailOf(environment) === 'required',
    queries: orderQueries,
    repository: createOrderChangeRepository(prisma),
    settings,
    dishMenu: restaurant.dishMenu,
    ...{ outbox, makeChange },
    money: payments.canceledOrderMoney,
    onlinePaymentSystems: payments.onlinePaymentSystems,
    log,
  });

  const banquetModule = createBanquetsModule({
    database,
    makeChange,
    alerts: alertsModule.alerts,
    reserves:
      providers.restaurantReserves && observeRestaurant(providers.restaurantReserves, health),
    restaurant: restaurant.restaurant,
    data: providerData,
    settings,
    log,
  });
  banquets = banquetModule;

  const catalogue = createCatalogueModule({ database, makeChange, log });
  const ticketQueries = createTicketQueries(prisma);
  const tickets = createTicketsModule({
    prisma,
    queries: ticketQueries,
    pictures: createPictureRepository(prisma, async () => (await settings.read()).accountBounds),
    settings,
    makeChange,
    log,
  });

  const guestData = createGuestDataModule({
    ...{ prisma, makeChange, settings, log },
    sessions: auth.sessions,
  });

  const smsWorker = createOutboxWorker({
    channel: 'sms',
    database: prisma,
    deliver: auth.deliverSms,
    log,
  });
  const consumers = [smsWorker, push.worker, staffNotifications.worker, banquetModule.worker];
  for (const consumer of consumers) outbox.addConsumer(consumer);

  return {
    auth,
    settings,
    networkOf,
    outbox,
    staffNotifications,
    catalogue,
    payments,
    restaurant,
    typing: tickets.typing,
    visitorNames,
    routes: [
      ...auth.routes,
      ...portal.routes,
      ...createRoomRoutes({ database, makeChange }),
      ...catalogue.routes,
      ...orders.routes,
      ...payments.routes,
      ...reconciliation.routes,
      ...restaurant.routes,
      ...alertsModule.routes,
      ...staffNotifications.routes,
      ...tickets.routes,
      ...ratingRoutes({ repository: createRatingRepository(prisma), makeChange, settings }),
      ...banquetModule.routes,
      ...reportRoutes({ queries: createReportQueries(prisma), settings }),
      ...presenceRoutes(presence, visitorNames),
      ...guestRoutes({
        ...{ prisma, makeChange, presence, settings },
        sessions: auth.sessions,
        open: { cancelOrders: orders.cancelOpenOf, closeTickets: tickets.closeOpenOf },
        devices: push,
      }),
      ...guestData.routes,
      ...createStaffModule({ prisma, auth, makeChange }).routes,
      ...auditRoutes(createAuditQueries(prisma)),
      ...push.routes,
    ],
    /** What works behind the calls, in the order in which it begins. */
    services: {
      clock: createWaitsWatch(prisma, log),
      alerts: alertsModule,
      sms: smsWorker,
      auth,
      payments,
      reconciliation,
      orders,
      restaurant,
      push: push.worker,
      catalogue,
      tickets,
      banquets: banquetModule,
      guestData,
    },
  };
}

/** All of them. */
export type Modules = ReturnType<typeof createModules>;
