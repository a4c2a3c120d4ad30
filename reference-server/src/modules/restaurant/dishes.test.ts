import {
  dishLineOf,
  externalMenuSchema,
  listDishes,
  pickDish,
  readDishMenu,
  type DishList,
  type MenuDish,
} from '@portal/domain/restaurant';
import { describe, expect, it, onTestFinished } from 'vitest';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import { control, orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { dishes, setStopList } from '../../../test/fixtures/restaurant/restaurant.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { callRestaurant } from './testing/call-restaurant.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const { organizationId, externalMenuId } = restaurantIds;
const wholeMenu = { organizationIds: [organizationId], externalMenuId };

const portal = await sharedByTests(createTestPortal());

const get = (path: string, headers: object = {}) =>
  callRestaurant(portal, path, undefined, headers);
const find = (id: string) => get(`iiko/dish/${id}`);
async function listed(): Promise<string[]> {
  const { categories } = (await get('iiko/dishes')).body as unknown as DishList;
  return categories.flatMap((category) => category.dishes.map(({ id }) => id));
}

describe('the dishes of the restaurant', () => {
  it('are those of the menu, without their modifiers', async () => {
    const { body: wire } = await callRestaurant(portal, 'iiko/menu_by_id_v2', wholeMenu);
    const { status, headers, body } = await get('iiko/dishes');
    expect(status).toBe(200);
    expect(headers.get('x-stale-since')).toBeNull();
    const menu = readDishMenu(externalMenuSchema.parse(wire), organizationId);
    expect(body).toEqual(listDishes(menu));
    expect(JSON.stringify(body)).not.toMatch(/groups|Сметана/);
  });

  it('come with their modifiers one by one, by ids in which case does not count', async () => {
    const { status, body } = await find(dishes.ribeye.toUpperCase());
    expect(status).toBe(200);
    const { dish } = body as unknown as { dish: MenuDish };
    expect(dish.id).toBe(dishes.ribeye);
    const pick = pickDish(dish, { modifiers: [{ id: dishes.medium, quantity: 1 }] });
    expect('dish' in pick && dishLineOf(pick, 1).price).toBe(2350);
  });

  it.each([
    ['that the menu does not have', restaurantIds.terminalGroupId],
    ['without a price', dishes.okroshka],
    ['of a name that is none', 'borsch'],
  ])('are not found %s', async (_, id) => {
    expect(await find(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await listed()).not.toContain(id);
  });

  it('are answered with 304 to who has them, whatever the kitchen has run out of', async () => {
    for (const path of ['iiko/dishes', `iiko/dish/${dishes.borsch}`]) {
      const etag = (await get(path)).headers.get('etag') ?? '';
      await setStopList(portal.prisma, [{ product: dishes.borsch, size: null, left: 0 }]);
      const again = await fetch(`${portal.url}/api/${path}`, {
        headers: { 'if-none-match': etag },
      });
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
    }
  });

  it('say how old they are when iiko does not answer, and hide what is hidden when it does', async () => {
    await control(portal.sandbox, 'PUT', 'iiko/dish', { id: dishes.mors, isHidden: true });
    await orderFault(portal.sandbox, 'iiko', 'offline', -1);
    passTime({ minutes: 6 });
    expect((await get('iiko/dishes')).headers.get('x-stale-since')).not.toBeNull();
    expect((await find(dishes.mors)).headers.get('x-stale-since')).not.toBeNull();
    await orderFault(portal.sandbox, 'iiko', 'offline', 0);
    passTime({ minutes: 6 });
    await eventually(async () => expect(await listed()).not.toContain(dishes.mors));
    expect((await find(dishes.mors)).status).toBe(404);
  });
});

it('without a restaurant there are no dishes to be had', async () => {
  const without = await createTestPortal({ providers: { restaurant: null } });
  onTestFinished(() => without.stop());
  expect((await callRestaurant(without, 'iiko/dishes')).status).toBe(503);
});
