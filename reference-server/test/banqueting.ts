import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Banquet, ProblemBody } from '@portal/domain';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { startSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { restaurantIds } from '../sandbox/iiko/restaurant-ids.ts';
import { sections } from '../sandbox/iiko/venue.ts';
import { control, orderFault } from '../sandbox/testing/test-sandbox.ts';
import { createIikoReserves } from '../src/adapters/iiko/iiko-reserves.ts';
import { createIikoRestaurant } from '../src/adapters/iiko/iiko-restaurant.ts';
import type { Database } from '../src/db/database.ts';
import { createLog } from '../src/log.ts';
import {
  createBanquetsModule,
  type BanquetsModule,
} from '../src/modules/banquets/banquets-module.ts';
import type { HotelRestaurant } from '../src/modules/restaurant/hotel-restaurant.ts';
import { createOutbox } from '../src/outbox/outbox.ts';
import type { RestaurantReserves } from '../src/ports/restaurant-reserves.ts';
import { createTestDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { serveRoutes } from './serve-routes.ts';

/** What a test changes of the ordinary set-up. */
export interface BanquetingOptions {
  /** Whether the work behind the calls goes on from the beginning. Default: it does. */
  readonly isRunning?: boolean;
  /** Changes what the server sees of the restaurant. */
  readonly reserves?: (real: RestaurantReserves) => RestaurantReserves | null;
}

/** The answer to a call. */
export interface BanquetAnswer {
  readonly status: number;
  readonly body: Partial<ProblemBody> & {
    readonly banquet?: Banquet;
    readonly banquets?: { data: Banquet[]; meta: { total: number } };
    readonly reserveInfo?: { id: string; creationStatus: string };
    readonly workload?: { data: unknown[]; isComplete: boolean };
  };
}

/** A reserve as the sandbox shows it. */
export interface SandboxReserve {
  readonly id: string;
  readonly creationStatus: string;
  readonly reserve: { readonly cancelReason: string | null } | null;
  readonly request: Record<string, unknown>;
}

/** Banquets on HTTP, with a database and a sandbox of their own, and nothing else. */
export interface Banqueting {
  readonly url: string;
  readonly database: Database;
  readonly prisma: PrismaClient;
  readonly sandbox: Sandbox;
  readonly banquets: BanquetsModule;
  /** Calls as a member of staff. */
  call(path: string, data: object, as?: string): Promise<BanquetAnswer>;
  update(banquet: object): Promise<BanquetAnswer>;
  /** Plans a banquet for tomorrow evening at one table. */
  plan(changes?: object): Promise<Banquet>;
  find(id: number): Promise<Banquet['attributes']>;
  /** Waits until the banquet is as said. */
  becomes(id: number, attributes: Partial<Banquet['attributes']>): Promise<Banquet['attributes']>;
  /** What the restaurant has. */
  reserves(): Promise<SandboxReserve[]>;
  fault(fault: string, times?: number): Promise<void>;
  /** Changes how the sandbox's restaurant behaves. */
  behave(settings: object): Promise<void>;
  /** What people were told, oldest first. */
  told(): Promise<{ change: string; status: string }[]>;
  stop(): Promise<void>;
}

const [hall] = sections;
if (!hall) throw new Error('The sandbox has no sections.');

/** The hall of the sandbox, as a banquet names it. */
export const sandboxHall = { id: hall.id, name: hall.name };
/** Its tables, as banquets name them. */
export const sandboxTables = hall.tables.map(({ id, name }) => ({ id, name }));

/** A time tomorrow, at so many hours UTC. */
export function tomorrowAt(hours: number): string {
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
  day.setUTCHours(hours, 0, 0, 0);
  return day.toISOString();
}

/** Starts it on free ports; tests run any number of them side by side. */
export async function startBanqueting(options: BanquetingOptions = {}): Promise<Banqueting> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-banqueting-'));
  const [{ database, prisma, stop: dropDatabase }, sandbox] = await Promise.all([
    createTestDatabase(),
    startSandbox({ port: 0, dataDir }),
  ]);
  const log = createLog('silent');
  const outbox = createOutbox();
  const real = createIikoReserves({ ...sandbox.endpoints.iiko, timeoutMilliseconds: 1500 });
  // So that what a test breaks is what it means to break, and not the asking for a token.
  await real.reserveStatus(restaurantIds.organizationId, [], 'UTC');
  const banquets = createBanquetsModule({
    database,
    outbox,
    reserves: options.reserves ? options.reserves(real) : real,
    restaurant: restaurantIn(sandbox),
    settings: { read: async () => ({ timeZone: 'Europe/Moscow' }) },
    log,
  });
  outbox.addConsumer(banquets.worker);
  const served = await serveRoutes(banquets.routes, { database, prisma });
  const { url } = served;
  if (options.isRunning !== false) banquets.start();

  async function call(callPath: string, data: object, as = 'banquet'): Promise<BanquetAnswer> {
    const response = await fetch(url + callPath, {
      method: callPath === '/api/admin/banquet/update' ? 'PUT' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
      body: JSON.stringify({ data }),
    });
    return { status: response.status, body: (await response.json()) as BanquetAnswer['body'] };
  }

  async function find(id: number): Promise<Banquet['attributes']> {
    const { body } = await call('/api/admin/banquet/fetch', { search: `№${id}` });
    const found = body.banquets?.data.find((banquet) => banquet.id === id);
    if (!found) throw new Error(`There is no banquet ${id}.`);
    return found.attributes;
  }

  return {
    url,
    database,
    prisma,
    sandbox,
    banquets,
    call,
    find,
    update: (banquet) => call('/api/admin/banquet/update', { banquet }),
    async plan(changes = {}) {
      const banquet = {
        title: 'Юбилей',
        customerName: 'Анна Лебедева',
        phone: '+7 (921) 000-00-01',
        guestsCount: 4,
        startsAt: tomorrowAt(16),
        durationInMinutes: 180,
        section: sandboxHall,
        tables: [sandboxTables[0]],
        ...changes,
      };
      const { body } = await call('/api/admin/banquet/create', { banquet });
      if (!body.banquet) throw new Error(`Not planned: ${JSON.stringify(body)}`);
      return body.banquet;
    },
    becomes: (id, attributes) =>
      eventually(async () => {
        const found = await find(id);
        for (const [name, value] of Object.entries(attributes)) {
          const present = found[name as keyof typeof found];
          if (JSON.stringify(present) !== JSON.stringify(value)) {
            throw new Error(`${name} is ${JSON.stringify(present)}`);
          }
        }
        return found;
      }),
    async reserves() {
      return (await control(sandbox, 'GET', 'iiko/reserves')).body as SandboxReserve[];
    },
    fault: (fault, times = 1) => orderFault(sandbox, 'iiko', fault, times),
    async behave(settings) {
      await control(sandbox, 'PUT', 'iiko/settings', settings);
    },
    async told() {
      const rows = await prisma.outbox.findMany({
        where: { channel: 'live' },
        orderBy: { id: 'asc' },
      });
      return rows.map(({ payload }) => {
        const { change, banquet } = payload as unknown as { change: string; banquet: Banquet };
        return { change, status: banquet.attributes.status };
      });
    },
    async stop() {
      await banquets.stop();
      await served.stop();
      await sandbox.stop();
      await dropDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The sandbox's restaurant without the cache in between, and its place as if it had been read. */
function restaurantIn({ endpoints }: Sandbox): Pick<HotelRestaurant, 'place' | 'sections'> {
  const source = createIikoRestaurant(endpoints.iiko);
  return {
    place: async () => restaurantIds,
    sections: async (terminalGroupIds) => ({
      body: await source.getSections(terminalGroupIds),
      readAt: new Date(),
      isStale: false,
    }),
  };
}
