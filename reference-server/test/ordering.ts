import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DishMenu, Order } from '@portal/domain';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { startSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { createYookassaGateway } from '../src/adapters/yookassa/yookassa-gateway.ts';
import type { Database } from '../src/db/database.ts';
import { createLog } from '../src/log.ts';
import { createOrderChangeStore } from '../src/modules/orders/order-change-store.ts';
import { createOrderReadings } from '../src/modules/orders/order-reading-store.ts';
import { createOrdersModule } from '../src/modules/orders/orders-module.ts';
import { createPlacementStore } from '../src/modules/orders/placement-store.ts';
import {
  createPaymentsModule,
  type PaymentsModule,
} from '../src/modules/payments/payments-module.ts';
import { createOutbox } from '../src/outbox/outbox.ts';
import type { PaymentGateway } from '../src/ports/payment-gateway.ts';
import { createTestDatabase } from './database.ts';
import { serveRoutes } from './serve-routes.ts';

/** What a test changes of the ordinary set-up. */
export interface OrderingOptions {
  /** Whether payments are watched from the beginning. Default: not, so that a test sees each step. */
  readonly isWatching?: boolean;
  readonly capture?: 'automatic' | 'manual';
  /** What the restaurant sells. Default: nobody knows. */
  readonly dishMenu?: DishMenu;
  /** Changes what the server sees of the provider. */
  readonly gateway?: (real: PaymentGateway) => PaymentGateway;
}

/** The answer to a call. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body & { code?: string; error?: string; details?: Detail[] };
}

interface Detail {
  readonly path: string;
  readonly message: string;
  readonly value?: unknown;
}

/** Orders and payments on HTTP, with a database and a sandbox of their own, and nothing else. */
export interface Ordering {
  readonly url: string;
  readonly database: Database;
  readonly prisma: PrismaClient;
  readonly sandbox: Sandbox;
  readonly gateway: PaymentGateway;
  readonly payments: PaymentsModule;
  readonly hotel: Hotel;
  /** Calls as `guest-<id>`, as a member of staff, or as nobody. */
  call<Body = Record<string, unknown>>(
    as: string | null,
    path: string,
    data: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
  /** Places an order of two soaps at 150 ₽ to be paid online, and returns it. */
  place(changes?: object, guestId?: number): Promise<Order>;
  /** Another instance of the module of payments on the same database. */
  anotherInstance(): PaymentsModule;
  stop(): Promise<void>;
}

/** What stands in the catalogue. */
export interface Hotel {
  readonly guestId: number;
  readonly otherGuestId: number;
  readonly roomId: number;
  readonly shopId: number;
  readonly otherShopId: number;
  readonly restaurantId: number;
  /** 150 ₽. */
  readonly soapId: number;
  /** 99,50 ₽. */
  readonly candleId: number;
  /** Without a price. */
  readonly massageId: number;
  readonly foreignProductId: number;
}

const paymentSystems = [
  { title: 'Картой онлайн', title_staff: 'ЮKassa', title_system: 'yookassa' },
];

/** Starts it on free ports; tests run any number of them side by side. */
export async function startOrdering(options: OrderingOptions = {}): Promise<Ordering> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-ordering-'));
  const { database, prisma, stop: dropDatabase } = await createTestDatabase();
  const sandbox = await startSandbox({ port: 0, dataDir });
  const hotel = await furnish(prisma);
  const log = createLog('silent');
  const { baseUrl, shopId, secretKey } = sandbox.endpoints.yookassa;
  const real = createYookassaGateway({ baseUrl, shopId, secretKey, timeoutMilliseconds: 1500 });
  const gateway = options.gateway?.(real) ?? real;
  const outbox = createOutbox();
  const readings = createOrderReadings(prisma);
  const capture = options.capture ?? 'automatic';
  const newPayments = () =>
    createPaymentsModule({ database, gateway, shopId, capture, orders: readings, outbox, log });
  const payments = newPayments();
  const orders = createOrdersModule({
    database: prisma,
    placements: createPlacementStore(database.direct),
    readings,
    store: createOrderChangeStore(prisma),
    settings: {
      read: async () => ({
        paymentSystems,
        restaurantPhone: '+7 (000) 000-00-02',
        timeZone: 'Europe/Moscow',
        delivery: { text: '', minutes: { restaurant: null, shop: 20, service: 60 } },
      }),
    },
    dishMenu: async () => options.dishMenu ?? null,
    outbox,
    money: payments.canceledOrderMoney,
  });

  const routes = [...orders.routes, ...payments.routes];
  const served = await serveRoutes(routes, { database, prisma });
  const { url } = served;
  sandbox.setWebhookUrl(`${url}/api/webhook/yookassa`);
  if (options.isWatching) payments.start();

  async function call<Body>(
    as: string | null,
    callPath: string,
    data: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(url + callPath, {
      method: callPath === '/api/order/update' ? 'PUT' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as !== null && { authorization: `Bearer ${as}` }),
        ...headers,
      },
      body: typeof data === 'string' ? data : JSON.stringify({ data }),
    });
    return { status: response.status, body: (await response.json()) as Answer<Body>['body'] };
  }

  return {
    url,
    database,
    prisma,
    sandbox,
    gateway,
    payments,
    hotel,
    call,
    anotherInstance: newPayments,
    async place(changes = {}, guestId = hotel.guestId) {
      const order = {
        store: hotel.shopId,
        room: hotel.roomId,
        products: [{ id: hotel.soapId, quantity: 2 }],
        paymentType: 'external',
        payment_system: 'yookassa',
        ...changes,
      };
      const placed = await call<{ order: Order }>(`guest-${guestId}`, '/api/order/create', {
        order,
      });
      if (placed.status !== 201) throw new Error(`Not placed: ${JSON.stringify(placed.body)}`);
      return placed.body.order;
    },
    async stop() {
      await payments.stop();
      await served.stop();
      await sandbox.stop();
      await dropDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function furnish(prisma: PrismaClient): Promise<Hotel> {
  const guest = await prisma.guest.create({ data: { name: 'Анна', phone: '+79990000001' } });
  const other = await prisma.guest.create({ data: { name: 'Борис', phone: '+79990000002' } });
  const room = await prisma.room.create({ data: { name: 'Домик 7' } });
  const shop = await prisma.store.create({ data: { title: 'Лавка', storeType: 'shop' } });
  const otherShop = await prisma.store.create({ data: { title: 'Баня', storeType: 'service' } });
  const restaurant = await prisma.store.create({
    data: { title: 'Ресторан', storeType: 'restaurant' },
  });
  const product = (name: string, priceKopecks: number | null, storeId = shop.id) =>
    prisma.product.create({ data: { name, priceKopecks, storeId } });
  return {
    guestId: guest.id,
    otherGuestId: other.id,
    roomId: room.id,
    shopId: shop.id,
    otherShopId: otherShop.id,
    restaurantId: restaurant.id,
    soapId: (await product('Мыло', 15_000)).id,
    candleId: (await product('Свеча', 9_950)).id,
    massageId: (await product('Массаж', null)).id,
    foreignProductId: (await product('Веник', 50_000, otherShop.id)).id,
  };
}
