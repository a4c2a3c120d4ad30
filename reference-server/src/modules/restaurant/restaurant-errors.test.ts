import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { startKernel } from '../../../test/kernel-server.ts';
import { createLog } from '../../log.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { Restaurant } from '../../ports/restaurant.ts';
import { createRestaurantModule } from './restaurant-module.ts';
import { createRestaurantRepository } from './restaurant-repository.ts';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { iikoSandboxWebhookToken } from '../../../sandbox/iiko/iiko-credentials.ts';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import { control, orderFault, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { createTestPortal, type TestPortal, type TestPortalOptions } from '../../../test/portal.ts';
import {
  noPictures,
  restaurantOf,
  unreachableRestaurant,
} from '../../../test/fixtures/restaurant/restaurant.ts';
import { callRestaurant, type RestaurantReply } from './testing/call-restaurant.ts';

const { organizationId, externalMenuId } = restaurantIds;
const menuBody = { organizationIds: [organizationId], externalMenuId };
const minutes = 60_000;

let portal: TestPortal;

async function startPortal(options: TestPortalOptions = {}): Promise<void> {
  portal = await createTestPortal(options);
  onTestFinished(() => portal.stop());
}

const call = (path: string, body?: object, headers: object = {}): Promise<RestaurantReply> =>
  callRestaurant(portal, path, body, headers);
const readMenu = () => call('iiko/menu_by_id_v2', menuBody);

test('fifty cold requests make one call', async () => {
  const restaurant = restaurantOf(await startTestSandbox());
  const spies = [
    vi.spyOn(restaurant, 'getOrganizations'),
    vi.spyOn(restaurant, 'getMenus'),
    vi.spyOn(restaurant, 'getMenu'),
  ];
  await startPortal({ providers: { restaurant } });
  const replies = await Promise.all(Array.from({ length: 50 }, readMenu));
  expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(spies.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

/** The same restaurant, each of whose answers takes so long. */
function slowed(restaurant: Restaurant, milliseconds: number): Restaurant {
  const { getOrganizations, getMenus, getMenu, getNomenclature } = restaurant;
  const late =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      await delay(milliseconds);
      return ask(...args);
    };
  return {
    ...restaurant,
    getOrganizations: late(getOrganizations),
    getMenus: late(getMenus),
    getMenu: late(getMenu),
    getNomenclature: late(getNomenclature),
  };
}

test('cold and slow, no call waits for all that it needs, and the menu comes all the same', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.stop());
  // The organizations, the menus and the menu together are too much, each by itself is not.
  const { routes } = createRestaurantModule({
    restaurant: slowed(restaurantOf(await startTestSandbox()), 300),
    timeoutMilliseconds: 500,
    repository: createRestaurantRepository(database.prisma),
    data: { read: (_list, reader) => reader(() => undefined) },
    webhookToken: null,
    priceCategoryId: null,
    pictureSource: noPictures,
    makeChange: createOutbox(database.prisma).makeChange,
    onStopList: async () => undefined,
    notify: () => undefined,
    log: createLog('silent'),
  });
  const kernel = await startKernel({ routes });
  const first = await Promise.all([
    callRestaurant(kernel, 'iiko/menu_by_id_v2', menuBody),
    callRestaurant(kernel, 'iiko/external/nomenclature', { organizationId }),
    callRestaurant(kernel, 'iiko/stop-list'),
  ]);
  expect(first.map(({ status }) => status)).toEqual([504, 504, 200]);
  await eventually(async () => {
    expect((await callRestaurant(kernel, 'iiko/menu_by_id_v2', menuBody)).status).toBe(200);
  });
});

test('what iiko tells by itself is heard at once, long before the next reading', async () => {
  const restaurant = restaurantOf(await startTestSandbox());
  const getStopList = vi.spyOn(restaurant, 'getStopList');
  await startPortal({ providers: { restaurant } });
  await eventually(() => expect(getStopList).toHaveBeenCalledTimes(1));
  await control(portal.sandbox, 'PUT', 'iiko/stop-list', { productIds: ['dish-1'] });
  await eventually(() => expect(getStopList).toHaveBeenCalledTimes(2));
});

test('iiko down: the menu stays, marked, and comes back fresh without a restart', async () => {
  await startPortal();
  const fresh = await readMenu();
  await orderFault(portal.sandbox, 'iiko', 'offline', -1);
  passTime({ minutes: 60 });
  const stale = await readMenu();
  expect(stale.status).toBe(200);
  expect(stale.body).toEqual(fresh.body);
  const since = Date.parse(stale.headers.get('x-stale-since') ?? '');
  expect(Date.now() - since).toBeGreaterThan(59 * minutes);
  expect((await call('stores')).status).toBe(200);

  await control(portal.sandbox, 'POST', 'faults', { provider: 'iiko', fault: 'error', times: 0 });
  passTime({ minutes: 1 });
  await eventually(async () => expect((await readMenu()).headers.get('x-stale-since')).toBeNull());
});

test('a menu of the day before yesterday is not shown', async () => {
  await startPortal();
  await readMenu();
  await orderFault(portal.sandbox, 'iiko', 'offline', -1);
  passTime({ minutes: 25 * 60 });
  expect(await readMenu()).toMatchObject({
    status: 503,
    body: { code: 'PROVIDER_UNAVAILABLE', error: `Ошибка при получении меню ID:${externalMenuId}` },
  });
});

test('a menu outlives a restart', async () => {
  await startPortal();
  const fresh = await readMenu();
  const restaurant = await unreachableRestaurant();
  const after = await createTestPortal({
    database: portal.database,
    providers: { restaurant },
  });
  passTime({ minutes: 10 });
  const reply = await callRestaurant(after, 'iiko/menu_by_id_v2', menuBody);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('x-stale-since')).not.toBeNull();
  expect(reply.body).toEqual(fresh.body);
  await after.stop();
});

test.each([
  ['error-text', 502, 'PROVIDER_ERROR', 'iiko не может ответить на этот запрос.'],
  ['timeout', 504, 'PROVIDER_TIMEOUT', 'Ошибка при получении номенклатуры'],
])('%s without anything to show is %d', async (problem, status, code, error) => {
  // Whoever waits for what never comes need not wait for long.
  const access = problem === 'timeout' ? { timeoutMilliseconds: 1500 } : {};
  const providers: TestPortalOptions['providers'] = (_, sandbox) => ({
    restaurant: restaurantOf(sandbox, access),
  });
  await startPortal({ providers });
  await call('iiko/organizations');
  await orderFault(portal.sandbox, 'iiko', problem, -1);
  const reply = await call('iiko/nomenclature', { organizationId });
  expect(reply).toMatchObject({ status, body: { success: false, code, error } });
});

test('a hotel without a restaurant says so', async () => {
  await startPortal({ providers: { restaurant: null, restaurantWebhookToken: null } });
  expect(await call('iiko/organizations')).toMatchObject({
    status: 503,
    body: { error: 'Ошибка при получении организаций' },
  });
  const webhook = [{ eventType: 'StopListUpdate' }];
  const headers = { authorization: iikoSandboxWebhookToken };
  expect((await call('webhook/iiko', webhook, headers)).status).toBe(403);
});

test('a slow iiko holds up nobody who does not ask for it', async () => {
  const restaurant = restaurantOf(await startTestSandbox());
  const silence = Promise.withResolvers<never>();
  const getNomenclature = vi.spyOn(restaurant, 'getNomenclature').mockReturnValue(silence.promise);
  await startPortal({ providers: { restaurant } });
  await call('iiko/organizations');
  let isAnswered = false;
  const slow = call('iiko/nomenclature', { organizationId }).then(() => (isAnswered = true));
  await eventually(() => expect(getNomenclature).toHaveBeenCalled());
  await Promise.all(
    Array.from({ length: 20 }, async () => expect((await call('stores')).status).toBe(200)),
  );
  expect(isAnswered).toBe(false);
  silence.reject(new RestaurantError('It hung up', { kind: 'failed', failure: 'unreachable' }));
  await slow;
});
