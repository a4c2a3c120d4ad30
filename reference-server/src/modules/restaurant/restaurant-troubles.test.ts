import { expect, onTestFinished, test, vi } from 'vitest';
import { iikoSandboxWebhookToken } from '../../../sandbox/iiko/iiko-credentials.ts';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import { control, orderFault, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { createTestPortal, type TestPortal, type TestPortalOptions } from '../../../test/portal.ts';
import { restaurantOf, unreachableRestaurant } from '../../../test/restaurants.ts';
import { callRestaurant, type RestaurantReply } from './testing/call-restaurant.ts';

const { organizationId, externalMenuId } = restaurantIds;
const menuBody = { organizationIds: [organizationId], externalMenuId };
const minutes = 60_000;

let portal: TestPortal;

async function startPortal(options: TestPortalOptions = {}): Promise<void> {
  portal = await createTestPortal(options);
  onTestFinished(async () => {
    vi.useRealTimers();
    await portal.stop();
  });
}

const call = (path: string, body?: object, headers: object = {}): Promise<RestaurantReply> =>
  callRestaurant(portal, path, body, headers);
const readMenu = () => call('iiko/menu_by_id_v2', menuBody);

/** Lets what was read grow old, without anybody waiting for it. */
function passTime(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}

test('fifty cold requests make one call', async () => {
  const restaurant = restaurantOf(await startTestSandbox());
  const asked = [
    vi.spyOn(restaurant, 'getOrganizations'),
    vi.spyOn(restaurant, 'getMenus'),
    vi.spyOn(restaurant, 'getMenu'),
  ];
  await startPortal({ providers: { restaurant } });
  const replies = await Promise.all(Array.from({ length: 50 }, readMenu));
  expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('cold and slow, no call waits more than six seconds, and the menu comes all the same', async () => {
  const sandbox = await startTestSandbox();
  const restaurant = restaurantOf(sandbox);
  // With a token at hand, each question by itself is answered in time.
  await restaurant.getStopList([organizationId]);
  await orderFault(sandbox, 'iiko', 'slow', -1);
  await startPortal({ providers: { restaurant } });
  const timed = async (asking: () => Promise<RestaurantReply>) => {
    const started = performance.now();
    const { status } = await asking();
    return { status, isInTime: performance.now() - started < 6000 };
  };
  // The organizations, the menus and the menu take three seconds each.
  const first = await Promise.all([
    timed(readMenu),
    timed(() => call('iiko/external/nomenclature', { organizationId })),
    timed(() => call('iiko/stop-list')),
  ]);
  expect(first).toEqual([
    { status: 504, isInTime: true },
    { status: 504, isInTime: true },
    { status: 200, isInTime: true },
  ]);
  await vi.waitFor(
    async () => expect(await timed(readMenu)).toEqual({ status: 200, isInTime: true }),
    { timeout: 30_000, interval: 100 },
  );
});

test('what iiko tells by itself is heard at once, long before the next reading', async () => {
  const restaurant = restaurantOf(await startTestSandbox());
  const getStopList = vi.spyOn(restaurant, 'getStopList');
  await startPortal({ providers: { restaurant } });
  await vi.waitFor(() => expect(getStopList).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  await control(portal.sandbox, 'PUT', 'iiko/stop-list', { productIds: ['dish-1'] });
  await vi.waitFor(() => expect(getStopList).toHaveBeenCalledTimes(2), { timeout: 20_000 });
});

test('iiko down: the menu stays, marked, and comes back fresh without a restart', async () => {
  await startPortal();
  const fresh = await readMenu();
  await orderFault(portal.sandbox, 'iiko', 'offline', -1);
  passTime(60 * minutes);
  const stale = await readMenu();
  expect(stale.status).toBe(200);
  expect(stale.body).toEqual(fresh.body);
  const since = Date.parse(stale.headers.get('x-stale-since') ?? '');
  expect(Date.now() - since).toBeGreaterThan(59 * minutes);
  expect((await call('stores')).status).toBe(200);

  await control(portal.sandbox, 'POST', 'faults', { provider: 'iiko', fault: 'error', times: 0 });
  passTime(minutes);
  await vi.waitFor(async () => expect((await readMenu()).headers.get('x-stale-since')).toBeNull(), {
    timeout: 20_000,
    interval: 100,
  });
});

test('a menu of the day before yesterday is not shown', async () => {
  await startPortal();
  await readMenu();
  await orderFault(portal.sandbox, 'iiko', 'offline', -1);
  passTime(25 * 60 * minutes);
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
  passTime(10 * minutes);
  const reply = await callRestaurant(after, 'iiko/menu_by_id_v2', menuBody);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('x-stale-since')).not.toBeNull();
  expect(reply.body).toEqual(fresh.body);
  await after.stop();
});

test.each([
  ['error-text', 502, 'PROVIDER_ERROR', 'iiko не может ответить на этот запрос.'],
  ['timeout', 504, 'PROVIDER_TIMEOUT', 'Ошибка при получении номенклатуры'],
])('%s without anything to show is %d', async (fault, status, code, error) => {
  await startPortal();
  await call('iiko/organizations');
  await orderFault(portal.sandbox, 'iiko', fault, -1);
  const started = performance.now();
  const reply = await call('iiko/nomenclature', { organizationId });
  expect(performance.now() - started).toBeLessThan(6000);
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
  await startPortal();
  await call('iiko/organizations');
  await orderFault(portal.sandbox, 'iiko', 'timeout', -1);
  let isAnswered = false;
  const slow = call('iiko/nomenclature', { organizationId }).then(() => (isAnswered = true));
  await Promise.all(
    Array.from({ length: 20 }, async () => expect((await call('stores')).status).toBe(200)),
  );
  expect(isAnswered).toBe(false);
  await slow;
});
