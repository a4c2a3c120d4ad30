import {
  createDishClient,
  createIikoClient,
  createPortal,
  createRestaurantClient,
  ForbiddenError,
  RestaurantError,
  type PlannedBanquet,
  type RestaurantClient,
} from '@portal/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startStubProvider } from '../../src/adapters/testing/stub-provider.ts';
import { eventually } from '../eventually.ts';
import { dishId } from '../../sandbox/iiko/menu/menu-ids.ts';
import { listedDishes } from '../../sandbox/iiko/menu/menu-index.ts';
import { restaurantIds } from '../../sandbox/iiko/restaurant-ids.ts';
import { control, orderFault } from '../../sandbox/testing/test-sandbox.ts';
import { planBanquetAs, sandboxHall } from '../fixtures/restaurant/banquets.ts';
import { createTestPortal } from '../portal.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const { organizationId, terminalGroupId, externalMenuId } = restaurantIds;

const portal = await sharedByTests(createTestPortal());
const { client: staffClient, staffPortal } = await portal.staff('banquet');
const cancelBanquet = (id: number) =>
  staffPortal.banquets.update({ banquet: { id, status: 'canceled' } });
const { baseUrl, credentials } = portal.sandbox.endpoints.iiko;
const clients = {
  portal: createRestaurantClient({ portal: staffClient }),
  otherPaths: createRestaurantClient({ portal: staffClient, paths: 'external' }),
  iiko: createIikoClient({ baseUrl, ...credentials }),
};
afterEach(() => fault('error', 0));

const fault = (name: string, times: number) => orderFault(portal.sandbox, 'iiko', name, times);

async function reserveIds(): Promise<string[]> {
  const { body } = await control(portal.sandbox, 'GET', 'iiko/reserves');
  return (body as { id: string }[]).map(({ id }) => id);
}

describe.each(['portal', 'otherPaths', 'iiko'] as const)('the restaurant by way of %s', (way) => {
  it('reads organizations, groups, sections, nomenclature and menus', async () => {
    const restaurant = clients[way];
    const { value: organizations, staleSince } = await restaurant.organizations();
    expect(organizations[0]?.id).toBe(organizationId);
    expect(staleSince).toBeNull();
    const groups = await restaurant.terminalGroups([organizationId]);
    expect(groups.value).toContainEqual(
      expect.objectContaining({ id: terminalGroupId, organizationId }),
    );
    const sections = await restaurant.sections([terminalGroupId]);
    expect(sections.value[0]).toMatchObject(sandboxHall);
    const nomenclature = await restaurant.nomenclature(organizationId);
    expect(nomenclature.value.products.length).toBeGreaterThan(10);
    const menus = await restaurant.externalMenus();
    expect((await restaurant.menus()).value.externalMenus).toEqual(menus.value);
    const menu = await restaurant.menu({ organizationIds: [organizationId], externalMenuId });
    expect(menu.value.itemCategories.length).toBeGreaterThan(1);
  });

  it('finds the hotel’s restaurant with its menu and its halls', async () => {
    const chosen = await clients[way].chooseRestaurant();
    expect(chosen.organization.id).toBe(organizationId);
    expect(chosen.externalMenu?.id).toBe(externalMenuId);
    expect(await chosen.terminalGroup()).toMatchObject({ id: terminalGroupId, name: 'Ресторан' });
    expect(String((await chosen.menu()).value['id'])).toBe(externalMenuId);
    const { value: halls } = await chosen.sections();
    expect(halls.map(({ name }) => name)).toContain(sandboxHall.name);
  });

  it('says what iiko says, or else the specified text', async () => {
    const restaurant = clients[way];
    // There is no such menu.
    const failing = () =>
      restaurant.menu({ organizationIds: [organizationId], externalMenuId: '9' });
    const failure = await failing().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RestaurantError);
    expect((failure as RestaurantError).message).not.toBe('');
  });
});

describe('a browser that asks a portal', () => {
  it('is told that sections are not for guests', async () => {
    const guest = createRestaurantClient({ portal: portal.client() });
    await expect(guest.sections([terminalGroupId])).rejects.toThrow(/Войдите/);
    const moderator = (await portal.staff('moderator')).client;
    const restaurant = createRestaurantClient({ portal: moderator });
    await expect(restaurant.sections([terminalGroupId])).rejects.toThrow(ForbiddenError);
  });

  it('reads what has run out', async () => {
    const [dish] = listedDishes;
    const productId = dishId(dish?.dish.key ?? '');
    await control(portal.sandbox, 'PUT', 'iiko/stop-list', { productIds: [productId] });
    for (const restaurant of [clients.portal, clients.iiko]) {
      await eventually(async () => {
        const { value } = await restaurant.stopList();
        expect(value).toContainEqual({ product: productId, size: null, left: 0 });
      });
    }
    await control(portal.sandbox, 'PUT', 'iiko/stop-list', { productIds: [] });
  });

  it('sends a banquet once, however often', async () => {
    const banquet = await planBanquetAs(staffClient, 0);
    const before = await reserveIds();
    const created = await clients.portal.createReserve(banquet);
    await clients.portal.createReserve(banquet);
    const [id, ...others] = (await reserveIds()).filter((reserve) => !before.includes(reserve));
    expect(others).toEqual([]);
    expect(created).toMatchObject({ reserveInfo: { id } });
  });

  it('sends a banquet by its data, which the portal plans first', async () => {
    const { id, ...elsewhere } = await planBanquetAs(staffClient, 3);
    await cancelBanquet(id);
    const send = () => clients.portal.createReserve(elsewhere);
    const planned = { banquet: { title: elsewhere.title, id: expect.any(Number) } };
    const made = await send();
    expect(made).toMatchObject(planned);
    expect(await send()).toMatchObject({ banquet: { id: (made as PlannedBanquet).banquet.id } });
    const unknown = clients.portal.createReserve({ ...elsewhere, id: 999_999 });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  it('hears why a banquet was not taken', async () => {
    const banquet = await planBanquetAs(staffClient, 1);
    // Whatever else the portal asks meanwhile meets it too.
    await fault('error-text', -1);
    const text = 'iiko не может ответить на этот запрос.';
    await expect(clients.portal.createReserve(banquet)).rejects.toThrow(text);
    await fault('error', 0);
    await cancelBanquet(banquet.id);
    const refused = clients.portal.createReserve(banquet);
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'BANQUET_CANCELED' });
  });
});

describe('a server that asks iiko itself', () => {
  it('sends a banquet under the id it was given, and once', async () => {
    const banquet = {
      ...(await planBanquetAs(staffClient, 2)),
      iikoReserveId: crypto.randomUUID(),
    };
    const reserveInfo = { id: banquet.iikoReserveId };
    expect(await clients.iiko.createReserve(banquet)).toMatchObject({ reserveInfo });
    expect(await clients.iiko.createReserve(banquet)).toMatchObject({
      reserveInfo: { ...reserveInfo, errorInfo: null },
    });
    const ids = await reserveIds();
    expect(ids.filter((id) => id === banquet.iikoReserveId)).toHaveLength(1);
    await expect(clients.iiko.createReserve({ ...banquet, iikoReserveId: null })).rejects.toThrow(
      RangeError,
    );
  });

  it('reads a menu at a price category where iiko demands one, the first unless it was given one', async () => {
    const settings = (pricesByCategory: string) =>
      control(portal.sandbox, 'PUT', 'iiko/settings', { pricesByCategory });
    await settings('demanded');
    onTestFinished(async () => void (await settings('refused')));
    const { value } = await (await clients.iiko.chooseRestaurant()).menu();
    expect(String(value.id)).toBe(externalMenuId);
    const { baseUrl, credentials } = portal.sandbox.endpoints.iiko;
    const elsewhere = createIikoClient({ baseUrl, ...credentials, priceCategoryId: 'unknown' });
    await expect((await elsewhere.chooseRestaurant()).menu()).rejects.toThrow('unknown');
  });

  it('renews its token, and asks for one only', async () => {
    const tokens = async () =>
      ((await control(portal.sandbox, 'GET', 'iiko/tokens')).body as { count: number }).count;
    await control(portal.sandbox, 'DELETE', 'iiko/tokens');
    await Promise.all([clients.iiko.menus(), clients.iiko.organizations(), clients.iiko.menus()]);
    expect(await tokens()).toBe(1);
  });

  it.each([
    ['error-text', 'iiko не может ответить на этот запрос.'],
    ['error', 'Ошибка при получении организаций'],
    ['offline', 'Ошибка при получении организаций'],
  ])('says why organizations cannot be read: %s', async (name, text) => {
    await fault(name, -1);
    await expect(clients.iiko.organizations()).rejects.toMatchObject({
      name: 'RestaurantError',
      message: text,
    });
  });

  it.each<[text: string, call: (restaurant: RestaurantClient) => Promise<unknown>]>([
    ['Ошибка при получении номенклатуры', (iiko) => iiko.nomenclature(organizationId)],
    ['Ошибка при получении списка меню', (iiko) => iiko.externalMenus()],
    ['Ошибка при получении терминальных групп', (iiko) => iiko.terminalGroups([organizationId])],
    ['Ошибка при получении подразделений ресторана', (iiko) => iiko.sections([terminalGroupId])],
  ])('stands in for a reason that iiko does not give: %s', async (message, call) => {
    await fault('error', -1);
    await expect(call(clients.iiko)).rejects.toMatchObject({ name: 'RestaurantError', message });
  });

  it('names the menu that it could not read', async () => {
    const menus = { body: { externalMenus: null, priceCategories: null } };
    const token = { body: { token: 'tkn' } };
    const stub = await startStubProvider(token, menus, { status: 500 });
    const halfAway = createIikoClient({ baseUrl: stub.url, apiLogin: 'login' });
    const menu = halfAway.menu({ organizationIds: [organizationId], externalMenuId });
    await expect(menu).rejects.toThrow(`Ошибка при получении меню ID:${externalMenuId}`);
  });

  it('says that a hotel has no organization', async () => {
    const stub = await startStubProvider(
      { body: { token: 'tkn' } },
      { body: { organizations: [] } },
    );
    const nobody = createIikoClient({ baseUrl: stub.url, apiLogin: 'login' });
    await expect(nobody.organizations()).rejects.toThrow('Организации не найдены');
  });

  it('does not wait for ever', async () => {
    const { baseUrl, credentials } = portal.sandbox.endpoints.iiko;
    const hasty = createIikoClient({ baseUrl, ...credentials, timeoutMilliseconds: 300 });
    // Once there is a token.
    await eventually(() => hasty.menus());
    await fault('timeout', -1);
    await expect(hasty.menus()).rejects.toThrow('Ошибка при получении списка меню');
  });
});

describe('the dishes by way of the portal', () => {
  it('come without their modifiers, and one of them whole', async () => {
    const guest = createDishClient({ portal: portal.client() });
    const { value, staleSince } = await guest.dishes();
    expect(staleSince).toBeNull();
    const steak = value.categories
      .flatMap((category) => category.dishes)
      .find(({ id }) => id === dishId('ribeye'));
    expect(steak).toMatchObject({ hasModifiers: true, needsChoice: true, priceKopecks: 235_000 });
    const whole = await guest.dish(dishId('ribeye').toUpperCase());
    expect(whole?.value).toMatchObject({ id: steak?.id, sizes: [{ groups: [{ min: 1 }, {}] }] });
    expect(whole?.staleSince).toBeNull();
  });

  it('are none where the menu has none, and an error where nobody answers', async () => {
    const guest = createDishClient({ portal: portal.client() });
    expect(await guest.dish(organizationId)).toBeNull();
    const stub = await startStubProvider({ status: 503 });
    const away = createDishClient({ portal: createPortal({ baseUrl: stub.url }) });
    await expect(away.dish(organizationId)).rejects.toBeInstanceOf(RestaurantError);
  });
});

// Last, as it turns the clock.
describe('a menu that cannot be read anew', () => {
  it('says since when', async () => {
    const guest = createRestaurantClient({ portal: portal.client() });
    const fresh = await (await guest.chooseRestaurant()).menu();
    expect(fresh.staleSince).toBeNull();
    const readUntil = new Date();
    await fault('offline', -1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
    try {
      const stale = await (await guest.chooseRestaurant()).menu();
      expect(stale.value).toEqual(fresh.value);
      expect(stale.staleSince?.getTime()).toBeLessThanOrEqual(readUntil.getTime());
    } finally {
      vi.useRealTimers();
    }
  });
});
