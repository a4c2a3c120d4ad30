import { restaurantStopListChange, type RestaurantState } from '@portal/domain/restaurant';
import { expect, onTestFinished, test, vi } from 'vitest';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import { control, orderFault, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import {
  dishes,
  hintAtStopList,
  restaurantGuest,
  restaurantOf,
} from '../../../test/fixtures/restaurant/restaurant.ts';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { listenLive, type LiveListener } from '../../../test/live/live-client.ts';
import { createTestPortal, type TestPortal, type TestPortalOptions } from '../../../test/portal.ts';
import { callRestaurant } from './testing/call-restaurant.ts';

const borsch = { id: dishes.borsch, quantity: 1 };

async function startPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const portal = await createTestPortal(options);
  onTestFinished(async () => {
    vi.useRealTimers();
    await portal.stop();
  });
  return portal;
}

async function stateOf(portal: TestPortal): Promise<RestaurantState> {
  return (await callRestaurant(portal, 'iiko/stop-list')).body as unknown as RestaurantState;
}

/** A portal whose restaurant takes orders, and that has told everybody so: whoever comes now hears of changes alone. */
async function startOpen(options: TestPortalOptions = {}): Promise<TestPortal> {
  const portal = await startPortal(options);
  await eventually(async () => {
    const stored = await portal.prisma.restaurantStopList.findFirst();
    expect(stored).toMatchObject({ canOrder: true, isTold: true });
  });
  return portal;
}

async function openPage(portal: TestPortal, token?: string): Promise<LiveListener> {
  const page = await listenLive(portal.url, token);
  onTestFinished(() => void page.socket.disconnect());
  return page;
}

/** What an open page has heard of the restaurant, newest last. */
function receivedBy({ received }: LiveListener): RestaurantState[] {
  return received
    .filter(({ name }) => name === restaurantStopListChange.name)
    .map(({ payload }) => payload as RestaurantState);
}

const stop = (portal: Pick<TestPortal, 'sandbox'>, ...productIds: string[]) =>
  control(portal.sandbox, 'PUT', 'iiko/stop-list', { productIds });

test('a stop-list that changes is at once on every open page, and holds for orders', async () => {
  const portal = await startOpen();
  const guest = await restaurantGuest(portal);
  const [page, own] = await Promise.all([openPage(portal), openPage(portal, guest.token)]);
  expect((await guest.order(borsch)).status).toBe(201);

  await stop(portal, dishes.borsch);
  await eventually(() => {
    for (const one of [page, own]) {
      expect(receivedBy(one)).toMatchObject([
        { stopList: { data: [{ product: dishes.borsch, size: null, left: 0 }] }, canOrder: true },
      ]);
    }
  });
  expect(await stateOf(portal)).toEqual(receivedBy(page)[0]);
  expect(await guest.order(borsch)).toMatchObject({
    status: 409,
    body: { code: 'STOP_LIST', details: [{ path: 'data.order.products.0', value: 0 }, {}, {}, {}] },
  });
  await stop(portal);
  await eventually(() => expect(receivedBy(page)).toMatchObject([{}, { stopList: { data: [] } }]));
  expect((await guest.order(borsch)).status).toBe(201);
});

test('a dish that runs out after it was ordered shows at once to staff and to its guest', async () => {
  const portal = await startOpen();
  const guest = await restaurantGuest(portal);
  const { token } = await portal.staff('moderator');
  const pages = await Promise.all([openPage(portal, token), openPage(portal, guest.token)]);
  await guest.order(borsch, { id: dishes.mors, quantity: 1 });
  await stop(portal, dishes.borsch);
  const marked = expect.objectContaining({
    name: 'orderStatusChange',
    payload: expect.objectContaining({
      newStatus: 'new',
      iikoProducts: [
        expect.objectContaining({ product: dishes.borsch, stoplist: true }),
        expect.objectContaining({ product: dishes.mors, stoplist: false }),
      ],
    }),
  });
  await eventually(() => {
    for (const { received } of pages) expect(received).toContainEqual(marked);
  });
});

test('iiko down for an hour: the menu stays, dishes wait, shops sell, the console knows, and all comes back', async () => {
  const portal = await startOpen();
  const guest = await restaurantGuest(portal);
  const page = await openPage(portal);
  const [menus, organizations] = await Promise.all([
    callRestaurant(portal, 'iiko/menus_v2', {}),
    callRestaurant(portal, 'iiko/organizations'),
  ]);
  const readMenu = () =>
    callRestaurant(portal, 'iiko/menu_by_id_v2', {
      externalMenuId: (menus.body['externalMenus'] as { id: string }[])[0]?.id,
      organizationIds: [(organizations.body['organizations'] as { id: string }[])[0]?.id],
    });
  const fresh = await readMenu();

  await orderFault(portal.sandbox, 'iiko', 'offline', -1);
  passTime({ minutes: 60 });
  await hintAtStopList(portal);
  await eventually(() => expect(receivedBy(page)).toMatchObject([{ canOrder: false }]));
  expect((await stateOf(portal)).staleSince).toBe(receivedBy(page)[0]?.stopList.readAt);
  const stale = await readMenu();
  expect(stale).toMatchObject({ status: 200, body: fresh.body });
  expect(stale.headers.get('x-stale-since')).not.toBeNull();
  const refused = await guest.order(borsch);
  expect(refused).toMatchObject({
    status: 503,
    body: {
      code: 'RESTAURANT_UNAVAILABLE',
      error: expect.stringContaining('Позвоните в ресторан: +7 (000) 000-'),
    },
  });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await guest.orderFromShop()).status).toBe(201);

  const staff = await portal.staff('moderator');
  const iiko = async () => {
    const headers = { authorization: `Bearer ${staff.token}` };
    const { body } = await callRestaurant(portal, 'admin/provider/fetch', {}, headers);
    const { data } = body['providers'] as { data: { id: string; attributes: object }[] };
    return data.find(({ id }) => id === 'iiko')?.attributes;
  };
  await eventually(async () =>
    expect(await iiko()).toMatchObject({ state: 'trouble', lastError: 'iiko недоступна' }),
  );

  await orderFault(portal.sandbox, 'iiko', 'offline', 0);
  passTime({ minutes: 1 });
  await eventually(async () => {
    await hintAtStopList(portal);
    expect(await stateOf(portal)).toMatchObject({ canOrder: true, staleSince: null });
  });
  await eventually(() => expect(receivedBy(page)).toMatchObject([{}, { canOrder: true }]));
  expect((await guest.order(borsch)).status).toBe(201);
  await eventually(async () =>
    expect((await iiko()) as object).toMatchObject({ state: 'working' }),
  );
  await eventually(async () => expect((await readMenu()).headers.get('x-stale-since')).toBeNull());
});

test('a price that the cook has changed counts as soon as guests can see it', async () => {
  const portal = await startOpen();
  const guest = await restaurantGuest(portal);
  const change = (dish: object) =>
    control(portal.sandbox, 'PUT', 'iiko/dish', { id: dishes.borsch, ...dish });
  const refreshMenu = async () => {
    passTime({ minutes: 6 });
    await callRestaurant(portal, 'iiko/menu_by_id_v2', {
      externalMenuId: restaurantIds.externalMenuId,
      organizationIds: [restaurantIds.organizationId],
    });
    await hintAtStopList(portal);
    await eventually(async () => expect((await stateOf(portal)).canOrder).toBe(true));
  };
  // 420 ₽, and the restaurant's fee of a tenth.
  expect((await guest.orderFor(462, borsch)).status).toBe(201);
  await change({ priceRoubles: 500 });
  expect((await guest.orderFor(462, borsch)).status).toBe(201);
  await refreshMenu();
  expect(await guest.orderFor(462, borsch)).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED', details: [{ value: 500 }, { value: 50 }, { value: 550 }] },
  });
  expect((await guest.orderFor(550, borsch)).status).toBe(201);
  await change({ isHidden: true });
  await refreshMenu();
  expect(await guest.order(borsch)).toMatchObject({ status: 409, body: { code: 'NOT_FOR_SALE' } });
});

test('an order of dishes asks nobody outside', async () => {
  const restaurant = restaurantOf(await startTestSandbox());
  const portal = await startOpen({ providers: { restaurant } });
  const guest = await restaurantGuest(portal);
  const spies = [
    vi.spyOn(restaurant, 'getOrganizations'),
    vi.spyOn(restaurant, 'getMenus'),
    vi.spyOn(restaurant, 'getMenu'),
    vi.spyOn(restaurant, 'getStopList'),
  ];
  expect((await guest.order(borsch)).status).toBe(201);
  expect(spies.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
});

test('instances share what they know of the stop-list', async () => {
  const first = await startOpen();
  const second = await startPortal({
    database: first.database,
    providers: { restaurant: restaurantOf(first.sandbox) },
  });
  const guest = await restaurantGuest(second);
  await eventually(async () => expect((await guest.order(borsch)).status).toBe(201));
  const pages = await Promise.all([openPage(first), openPage(second)]);
  // Only the first instance hears of it; whichever looks next tells those who are connected to it.
  await stop(first, dishes.borsch);
  await eventually(() => expect(pages.flatMap(receivedBy)).not.toEqual([]));
  expect(await guest.order(borsch)).toMatchObject({ status: 409, body: { code: 'STOP_LIST' } });
});

test('without a restaurant nothing can be ordered, and the page is told so', async () => {
  const portal = await startPortal({ providers: { restaurant: null } });
  expect(await stateOf(portal)).toEqual({
    stopList: { data: [], readAt: null },
    canOrder: false,
    staleSince: null,
  });
  const guest = await restaurantGuest(portal);
  expect((await guest.order(borsch)).status).toBe(503);
});
