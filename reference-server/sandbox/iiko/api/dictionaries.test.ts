import { expect, test } from 'vitest';
import { expectLike } from '../../testing/expect-like.ts';
import { createIikoClient } from '../../testing/iiko-client.ts';
import * as samples from '../../testing/iiko-samples.ts';
import { control, startTestSandbox } from '../../testing/test-sandbox.ts';
import { menu } from '../menu/menu.ts';
import {
  organizations,
  restaurantTerminalGroup as restaurant,
  sections,
  venueRevision,
} from '../venue/venue.ts';

const organizationId = organizations[0].id;
const organizationIds = [organizationId];

interface WireItem {
  itemId: string;
  name: string;
  isHidden: boolean;
  allergens: unknown[] | null;
  itemSizes: {
    sizeId: string | null;
    isHidden: boolean;
    prices: { price: number | null }[];
    itemModifierGroups: unknown[];
  }[];
}

async function openRestaurant() {
  const sandbox = await startTestSandbox();
  const { call, callWith } = createIikoClient(sandbox);
  return { sandbox, call, callWith };
}

test.each([
  ['1/organizations', {}, samples.organizationsSample],
  ['1/terminal_groups', { organizationIds }, samples.terminalGroupsSample],
  ['1/nomenclature', { organizationId }, samples.nomenclatureOfAny],
  ['2/menu/by_id', { externalMenuId: '18461', organizationIds, version: 2 }, samples.menuOfAny],
  [
    '1/reserve/available_restaurant_sections',
    { terminalGroupIds: [restaurant.id], returnSchema: true },
    samples.sectionsSample,
  ],
  ['1/reserve/available_terminal_groups', { organizationIds }, samples.terminalGroupsSample],
])('%s answers as documented', async (path, body, sample) => {
  const { call } = await openRestaurant();
  const answer = await call(path, body);
  expect(answer.status).toBe(200);
  expectLike(answer.body, sample);
});

test('menus have string ids and no price categories', async () => {
  const { call } = await openRestaurant();
  const { body } = await call('2/menu');
  expect(body).toMatchObject({
    externalMenus: [{ id: '18461', name: 'Гостевой портал' }, { id: expect.any(String) }],
    priceCategories: null,
  });
});

test('a hotel demands a price category, refuses one, or has none and looks at none', async () => {
  const { sandbox, call } = await openRestaurant();
  const ofCategory = (priceCategoryId: string | null) =>
    call('2/menu/by_id', { externalMenuId: '18461', organizationIds, priceCategoryId });
  const hotel = (pricesByCategory: string) =>
    control(sandbox, 'PUT', 'iiko/settings', { pricesByCategory });
  await hotel('demanded');
  const { body } = await call('2/menu');
  const [{ id }] = body['priceCategories'] as [{ id: string }];
  expect((await ofCategory(id)).status).toBe(200);
  expect((await ofCategory('other')).status).toBe(400);
  const without = await ofCategory(null);
  expect(without.status).toBe(400);
  expectLike(without.body, samples.errorSample);
  await hotel('refused');
  expect((await ofCategory(id)).status).toBe(400);
  expect((await ofCategory(null)).status).toBe(200);
  await hotel('none');
  expect((await call('2/menu')).body).toMatchObject({ priceCategories: [] });
  expect((await ofCategory(id)).status).toBe(200);
});

test('the menu holds every case a reader must stand', async () => {
  const { call } = await openRestaurant();
  const { body } = await call('2/menu/by_id', { externalMenuId: '18461', organizationIds });
  const categories = body['itemCategories'] as { isHidden: boolean; items: WireItem[] }[];
  const items = categories.flatMap((category) => category.items);
  const allSizes = items.flatMap(({ itemSizes }) => itemSizes);
  expect(items.length).toBeGreaterThanOrEqual(40);
  expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(items.length);
  expect(categories.some(({ isHidden }) => isHidden)).toBe(true);
  expect(items.some(({ isHidden }) => isHidden)).toBe(true);
  expect(items.some(({ allergens }) => allergens === null)).toBe(true);
  expect(items.some(({ itemSizes }) => itemSizes.length > 1)).toBe(true);
  expect(allSizes.some(({ prices }) => prices[0]?.price === null)).toBe(true);
  expect(allSizes.some(({ isHidden }) => isHidden)).toBe(true);
  const groups = allSizes.flatMap(({ itemModifierGroups }) => itemModifierGroups);
  expectLike(groups, [samples.modifierGroupOfAny]);
});

test('the nomenclature and the menu speak of the same dishes', async () => {
  const { call } = await openRestaurant();
  const { body } = await call('1/nomenclature', { organizationId });
  const names = (body['products'] as { name: string }[]).map(({ name }) => name);
  const dishes = menu.flatMap((category) => category.dishes.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(dishes));
});

test('an unchanged nomenclature comes without data', async () => {
  const { call } = await openRestaurant();
  const { body } = await call('1/nomenclature', { organizationId, startRevision: venueRevision });
  expect(body).toMatchObject({ products: [], groups: [], sizes: [], revision: venueRevision });
});

test('stopped dishes stand in every terminal group of the hotel that is awake', async () => {
  const { sandbox, call } = await openRestaurant();
  const nothing = await call('1/stop_lists', { organizationIds });
  expect(nothing.body).toMatchObject({ terminalGroupStopLists: [{ items: [{ items: [] }, {}] }] });

  const borsch = menu[2]!.dishes[0]!;
  const { body: dishes } = await control(sandbox, 'GET', 'iiko/dishes');
  const { id } = (dishes as { id: string; name: string }[]).find(
    ({ name }) => name === borsch.name,
  )!;
  await control(sandbox, 'PUT', 'iiko/stop-list', { productIds: [id] });
  const { body } = await call('1/stop_lists', { organizationIds });
  expectLike(body, samples.stopListsSample);
  const [list] = body['terminalGroupStopLists'] as {
    items: { items: { productId: string }[] }[];
  }[];
  expect(list!.items.map(({ items }) => items.map(({ productId }) => productId))).toEqual([
    [id],
    [id],
  ]);
});

test('one terminal group is called «Ресторан», one sleeps, and a table stands in each section', async () => {
  const { call } = await openRestaurant();
  const { body } = await call('1/terminal_groups', { organizationIds });
  expect(body).toMatchObject({
    terminalGroups: [{ items: expect.arrayContaining([expect.objectContaining(restaurant)]) }],
    terminalGroupsInSleep: [{ items: [{ name: 'Летнее кафе' }] }],
  });
  expect(sections.every(({ tables }) => tables.length > 0)).toBe(true);
});

test.each([
  ['1/terminal_groups', {}],
  ['1/nomenclature', { organizationId: '7c9b2f8e-6d3a-4f1e-9a53-0f3c0f3c0f3c' }],
  ['2/menu/by_id', { externalMenuId: '999', organizationIds }],
  ['2/menu/by_id', { externalMenuId: '18461', organizationIds, version: 4 }],
])('%s with %j is refused in the documented body', async (path, body) => {
  const { call } = await openRestaurant();
  const answer = await call(path, body);
  expect(answer.status).toBe(400);
  expectLike(answer.body, samples.errorSample);
});

test('a dish whose price is changed, or that is hidden, stands so in menu and nomenclature', async () => {
  const { sandbox, call } = await openRestaurant();
  const { body: dishes } = await control(sandbox, 'GET', 'iiko/dishes');
  const { id, sizes } = (
    dishes as { id: string; name: string; sizes: { sizeId: string; priceRoubles: number }[] }[]
  ).find(({ name }) => name === 'Борщ с говядиной')!;
  const itemOf = async () => {
    const request = { externalMenuId: '18461', organizationIds };
    const { body } = await call('2/menu/by_id', request);
    return (body['itemCategories'] as { items: WireItem[] }[])
      .flatMap(({ items }) => items)
      .find(({ itemId }) => itemId === id)!;
  };
  const large = sizes[1]!.sizeId;
  const changed = await control(sandbox, 'PUT', 'iiko/dish', {
    id,
    sizeId: large,
    priceRoubles: 600,
  });
  expect(changed.body).toMatchObject({ sizes: [{ priceRoubles: 420 }, { priceRoubles: 600 }] });
  expect(await itemOf()).toMatchObject({
    isHidden: false,
    itemSizes: [{ prices: [{ price: 420 }] }, { prices: [{ price: 600 }] }],
  });
  await control(sandbox, 'PUT', 'iiko/dish', { id, priceRoubles: null, isHidden: true });
  expect(await itemOf()).toMatchObject({
    isHidden: true,
    itemSizes: [{ prices: [{ price: null }] }, { prices: [{ price: null }] }],
  });
  const { body } = await call('1/nomenclature', { organizationId, startRevision: venueRevision });
  expect(body).toMatchObject({ revision: venueRevision + 2 });
  expect((body['products'] as object[]).length).toBeGreaterThan(0);
});

test.each([{ id: 'nothing' }, { priceRoubles: 1 }, { id: 'x', priceRoubles: -1 }])(
  'a change of a dish that makes no sense is refused: %j',
  async (change) => {
    const { sandbox } = await openRestaurant();
    expect((await control(sandbox, 'PUT', 'iiko/dish', change)).status).toBe(422);
  },
);

test('a dish may be out in one size, or nearly out', async () => {
  const { sandbox, call } = await openRestaurant();
  const items = [
    { productId: 'dish-1', balance: 2, sizeId: null },
    { productId: 'dish-2', balance: 0, sizeId: 'large' },
  ];
  const { body } = await control(sandbox, 'PUT', 'iiko/stop-list', {
    productIds: ['dish-3'],
    items,
  });
  expect(body).toEqual({ productIds: ['dish-3'], items });
  expect((await call('1/stop_lists', { organizationIds })).body).toMatchObject({
    terminalGroupStopLists: [
      {
        items: [
          {
            items: [
              { productId: 'dish-3', balance: 0, sizeId: null },
              { productId: 'dish-1', balance: 2, sizeId: null },
              { productId: 'dish-2', balance: 0, sizeId: 'large' },
            ],
          },
          {},
        ],
      },
    ],
  });
});
