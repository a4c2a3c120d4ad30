import { externalMenuSchema, readDishMenu } from '@portal/domain/restaurant';
import { expect, onTestFinished, test, vi } from 'vitest';
import { iikoSandboxWebhookToken } from '../../../sandbox/iiko/iiko-credentials.ts';
import { priceCategories } from '../../../sandbox/iiko/menu/external-menu.ts';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import { control, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { createTestPortal } from '../../../test/portal.ts';
import type { Restaurant } from '../../ports/restaurant.ts';
import { callRestaurant, type RestaurantReply } from './testing/call-restaurant.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const { organizationId, externalMenuId } = restaurantIds;
const ofRoomService = { IIKO_PRICE_CATEGORY_ID: priceCategories[1].id };
const menuBody = { organizationIds: [organizationId], externalMenuId };

const portal = await sharedByTests(createTestPortal());

const call = (path: string, body?: object, headers: object = {}): Promise<RestaurantReply> =>
  callRestaurant(portal, path, body, headers);
const readMenu = () => call('iiko/menu_by_id_v2', menuBody);

test('answers what iiko answers, under both paths', async () => {
  const organizations = await call('iiko/organizations');
  expect(organizations).toMatchObject({
    status: 200,
    body: { organizations: [{ responseType: 'Simple', id: organizationId }, {}] },
  });
  expect((await call('iiko/external/organizations')).body).toEqual(organizations.body);
  const menus = await call('iiko/menus_v2', {});
  expect(menus.body).toMatchObject({ externalMenus: [{ id: externalMenuId }, {}] });
  expect((await call('iiko/external-menu', {})).body).toEqual({
    externalMenus: menus.body['externalMenus'],
  });
  const menu = await readMenu();
  expect(menu.status).toBe(200);
  expect(menu.headers.get('x-stale-since')).toBeNull();
  expect(menu.body).toMatchObject({ formatVersion: 2, itemCategories: expect.any(Array) });
  expect((await call('iiko/external/menu_by_id_v2', menuBody)).body).toEqual(menu.body);
  expect((await call('iiko/nomenclature', { organizationId })).body).toMatchObject({
    products: expect.any(Array),
  });
});

const [main, roomService] = priceCategories;
test.each([
  ['demands a price category', 'demanded', {}, main.id],
  ['demands one, and the hotel has said which', 'demanded', ofRoomService, roomService.id],
  ['refuses one, whatever the hotel has said', 'refused', ofRoomService, null],
  ['has none, whatever the hotel has said', 'none', ofRoomService, null],
])('reads the menu of a restaurant that %s', async (_, pricesByCategory, environment, sent) => {
  const sandbox = await startTestSandbox();
  await control(sandbox, 'PUT', 'iiko/settings', { pricesByCategory });
  const getMenu = vi.fn<Restaurant['getMenu']>();
  const another = await createTestPortal({
    ...{ sandbox, environment, only: [] },
    providers: ({ restaurant }) => ({
      restaurant: restaurant && {
        ...restaurant,
        getMenu: getMenu.mockImplementation((request) => restaurant.getMenu(request)),
      },
    }),
  });
  onTestFinished(() => another.stop());
  const { status, body } = await callRestaurant(another, 'iiko/menu_by_id_v2', menuBody);
  expect({ status, body }).toMatchObject({ status: 200, body: { formatVersion: 2 } });
  expect(getMenu.mock.calls).toMatchObject([[{ priceCategoryId: sent }]]);
});

test('shows the pictures that the menu names, and says nothing of the dishes without one', async () => {
  const { body } = await readMenu();
  const { dishes } = readDishMenu(externalMenuSchema.parse(body), organizationId);
  const sizes = [...dishes.values()].map((dish) => dish.sizes[0]);
  const addresses = sizes.flatMap(({ imageUrl }) => imageUrl ?? []);
  expect(addresses).toHaveLength(sizes.length - 2);
  const replies = await Promise.all(addresses.map((address) => fetch(portal.url + address)));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await replies[0]!.text()).toMatch(/^<svg /);
});

test('banquet staff read terminal groups and sections', async () => {
  const { token } = await portal.staff('banquet');
  const headers = { authorization: `Bearer ${token}` };
  const groups = await call('iiko/terminal-groups', { organizationIds: [organizationId] }, headers);
  expect(groups.body).toMatchObject({
    terminalGroups: [{ items: [{}, { id: restaurantIds.terminalGroupId, name: 'Ресторан' }] }],
  });
  const terminalGroupIds = [restaurantIds.terminalGroupId];
  const sections = await call(
    'iiko/reserve_available_restaurant_sections',
    { terminalGroupIds },
    headers,
  );
  expect(sections.body).toMatchObject({
    restaurantSections: [{ name: 'Основной зал', schema: {} }, {}, {}],
  });
});

test.each([
  ['iiko/menu_by_id_v2', { ...menuBody, externalMenuId: '999' }],
  ['iiko/menu_by_id_v2', { ...menuBody, organizationIds: [restaurantIds.terminalGroupId] }],
  ['iiko/nomenclature', { organizationId: restaurantIds.terminalGroupId }],
])('%s refuses what is not the hotel’s without asking iiko for it', async (path, body) => {
  expect(await call(path, body)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test.each([
  [iikoSandboxWebhookToken, 200],
  ['another', 403],
  [undefined, 403],
])('a webhook with the token %s is answered %d', async (token, status) => {
  const headers = token === undefined ? {} : { authorization: token };
  const events = [{ eventType: 'SomethingNew', eventInfo: {} }];
  expect((await call('webhook/iiko', events, headers)).status).toBe(status);
});
