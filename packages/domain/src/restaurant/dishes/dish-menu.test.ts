import { describe, expect, it } from 'vitest';
import { nameOfRow } from '../../contract/rows.ts';
import { readDishMenu } from './dish-menu.ts';
import { IikoIdMap } from '../iiko-id.ts';
import {
  bounds,
  hotel,
  priced,
  readDish,
  wireDish,
  wireGroup,
  wireMenu,
  wireModifier,
  wireSize,
} from '../testing/wire-menu.ts';

const sizesOf = (...sizes: object[]) => readDish(sizes)?.sizes;
const groupsOf = (...groups: ReturnType<typeof wireGroup>[]) =>
  sizesOf({ itemModifierGroups: groups })?.[0].groups;

describe('a menu', () => {
  it('has every dish under its category and by its id', () => {
    const { categories, dishes } = readDishMenu(
      wireMenu([wireDish('borsch', [wireSize()]), wireDish('solyanka', [wireSize()])]),
      hotel,
    );
    expect(categories.map(({ name, dishes: listed }) => [name, listed.length])).toEqual([
      ['Soups', 2],
    ]);
    expect(dishes.get('solyanka')).toBe(categories[0]?.dishes[1]);
  });

  it('leaves out what is hidden, and a category with nothing in it', () => {
    const borsch = wireDish('borsch', [wireSize()]);
    const nothing = { categories: [], dishes: new IikoIdMap() };
    expect(readDishMenu(wireMenu([borsch], { isHidden: true }), hotel)).toEqual(nothing);
    expect(readDishMenu(wireMenu([{ ...borsch, isHidden: true }]), hotel)).toEqual(nothing);
    expect(sizesOf({ isHidden: true })).toBeUndefined();
  });

  it.each([
    ['no price', priced(null)],
    ['no price of this organization', [{ organizations: ['another'], price: 100 }]],
    ['no price at all', []],
    ['a negative price', priced(-1)],
    ['a price past what the portal handles', priced(10_000_001)],
  ])('does not sell what has %s', (_, prices) => {
    expect(sizesOf({ prices })).toBeUndefined();
  });

  it('takes the organization’s own price before one for everywhere', () => {
    const everywhere = { price: 100 };
    expect(sizesOf({ prices: [everywhere] })?.[0].priceKopecks).toBe(10_000);
    const own = { organizationId: hotel, price: 199.9 };
    expect(sizesOf({ prices: [everywhere, own] })?.[0].priceKopecks).toBe(19_990);
  });

  it('puts the default size first', () => {
    const sizes = sizesOf(
      { sizeId: 'small', isDefault: false },
      { sizeId: 'large', isDefault: true },
    );
    expect(sizes?.map(({ id }) => id)).toEqual(['large', 'small']);
  });

  it('tells allergens nobody named from those that are not there', () => {
    const read = (allergens: unknown) => readDish([{}], { allergens })?.allergens;
    expect(read(null)).toBeNull();
    expect(read([])).toEqual([]);
    expect(read([{ id: 'a', name: 'Milk', isDeleted: true }])).toEqual([]);
  });
});

describe('a row that cannot be read', () => {
  const borsch = wireDish('borsch', [wireSize()]);
  const namesIn = (...dishes: unknown[]) => {
    const odd: string[] = [];
    const menu = readDishMenu(wireMenu(dishes), hotel, (row) => odd.push(nameOfRow(row)));
    return { sold: [...menu.dishes.keys()], odd };
  };
  const withGroup = (group: object) =>
    wireDish('pelmeni', [wireSize({ itemModifierGroups: [group] })]);

  it.each([
    ['whose id is a number', { ...borsch, itemId: 7 }, 'borsch'],
    ['without an id', { name: 'Солянка', itemSizes: [wireSize()] }, 'Солянка'],
    ['without sizes', { itemId: 'x', name: ' ', itemSizes: null }, 'x'],
    ['that is no dish at all', 'borsch', 'borsch'],
    ['with a price as text', wireDish('x', [{ prices: [{ price: '490' }] }]), 'x'],
    ['with a group that cannot be read', withGroup({ restrictions: 5 }), 'pelmeni'],
  ])('takes a dish %s off the menu, and no other', (_, row, name) => {
    expect(namesIn(row, borsch)).toEqual({ sold: ['borsch'], odd: [name] });
  });

  it('leaves out one modifier, one size or one page alone', () => {
    const items = [wireModifier('cream', 50), { itemId: 'odd', prices: 'none' }];
    const { sold, odd } = namesIn(withGroup(wireGroup('g', items)));
    expect({ sold, odd }).toEqual({ sold: ['pelmeni'], odd: ['pelmeni'] });
    expect(sizesOf({ sizeId: 7 }, { sizeId: 'large' })?.map(({ id }) => id)).toEqual(['large']);
    const menu = wireMenu([borsch]);
    const pages = [{ id: 7, items: [borsch] }, null, ...menu.itemCategories];
    expect(readDishMenu({ ...menu, itemCategories: pages }, hotel).categories).toHaveLength(1);
  });

  it('is not judged while it is hidden', () => {
    const hidden = { isHidden: true, name: null };
    const group = wireGroup('g', [wireModifier('m', 50), { ...hidden, itemId: 7 }]);
    const size = wireSize({ itemModifierGroups: [group, { ...hidden, restrictions: 5 }] });
    const dish = wireDish('x', [size, { ...hidden, prices: 'none' }]);
    expect(namesIn({ ...hidden, itemId: 7 }, dish)).toEqual({ sold: ['x'], odd: [] });
  });

  it('is read where only what is optional is missing', () => {
    const bare = { itemId: 'm', prices: priced(20), restrictions: { maxQuantity: null } };
    const group = { restrictions: { minQuantity: 0, maxQuantity: null }, items: [bare] };
    const dish = { itemId: 'x', itemSizes: [wireSize({ itemModifierGroups: [group, {}] })] };
    const menu = readDishMenu(wireMenu([dish]), hotel);
    expect(menu.dishes.get('X')).toMatchObject({
      name: '',
      sizes: [{ groups: [{ name: '', min: 0, max: 1, modifiers: [{ name: '', min: 0 }] }] }],
    });
  });
});

it('is sold to an organization whose id is written in capital letters', () => {
  const menu = readDishMenu(wireMenu([wireDish('X', [wireSize()])]), hotel.toUpperCase());
  expect(menu.dishes.get('x')?.id).toBe('X');
});

describe('the VAT of a dish', () => {
  const vatOf = (taxCategory: unknown) => readDish([{}], { taxCategory })?.vatCode;

  it.each([
    [5, 7],
    [7, 8],
    [10, 3],
    [20, 4],
    [22, 11],
  ])('of %d %% has its number at YooKassa, as an object and as a list', (percentage, code) => {
    expect(vatOf({ id: 't', name: 'НДС', percentage })).toBe(code);
    expect(vatOf([{ percentage }, { percentage }])).toBe(code);
  });

  it.each([
    ['there is none', null],
    ['it is not written as documented', { percentage: '20' }],
    ['0 % may be "no VAT" as well', { percentage: 0 }],
    ['nobody knows the rate', { percentage: 18 }],
    ['several differ', [{ percentage: 10 }, { percentage: 20 }]],
    ['the list is empty', []],
  ])('is the hotel’s where %s', (_, taxCategory) => {
    expect(vatOf(taxCategory)).toBeUndefined();
  });
});

describe('a group of modifiers', () => {
  it('has only those that are sold', () => {
    const items = [
      wireModifier('sour-cream', 50),
      wireModifier('truffle', null),
      wireModifier('secret', 10, { isHidden: true }),
    ];
    expect(groupsOf(wireGroup('g', items))?.[0]?.modifiers.map(({ id }) => id)).toEqual([
      'sour-cream',
    ]);
    expect(groupsOf(wireGroup('g', items, { isHidden: true }))).toEqual([]);
    expect(groupsOf(wireGroup('g', []))).toEqual([]);
  });

  it('is bounded by 99 where the restaurant sets no bound', () => {
    const [group] = groupsOf(
      wireGroup('g', [wireModifier('m', 50, { restrictions: null })], { restrictions: null }),
    )!;
    expect(group).toMatchObject({ min: 0, max: 99, free: 0 });
    expect(group?.modifiers[0]).toMatchObject({ min: 0, max: 99, free: 0, byDefault: 0 });
  });

  it('alone bounds its modifiers where they have no bounds of their own', () => {
    const items = [wireModifier('m', 50, { restrictions: bounds(1, 1) })];
    const free = { childModifiersHaveMinMaxRestrictions: false };
    expect(groupsOf(wireGroup('g', items, free))?.[0]?.modifiers[0]).toMatchObject({
      min: 0,
      max: 99,
    });
  });

  it('bounds its modifiers also where nobody says whether they have bounds of their own', () => {
    const items = [wireModifier('m', 20, { restrictions: bounds(0, 0) })];
    for (const childModifiersHaveMinMaxRestrictions of [undefined, null]) {
      const rules = { restrictions: bounds(1, 1), childModifiersHaveMinMaxRestrictions };
      const group = wireGroup('g', items, rules);
      expect(groupsOf(group)?.[0]).toMatchObject({ min: 1, max: 1, modifiers: [{ max: 99 }] });
    }
    const own = { childModifiersHaveMinMaxRestrictions: true };
    expect(groupsOf(wireGroup('g', items, own))?.[0]?.modifiers[0]).toMatchObject({ max: 0 });
  });

  it('that is required and of which not enough is sold takes the size off the menu', () => {
    const required = { restrictions: bounds(1, 2) };
    expect(groupsOf(wireGroup('g', [wireModifier('m', null)], required))).toBeUndefined();
    expect(groupsOf(wireGroup('g', [wireModifier('m', 0)], required))).toHaveLength(1);
    const two = { restrictions: bounds(2, 2) };
    expect(groupsOf(wireGroup('g', [wireModifier('m', 0)], two))).toBeUndefined();
  });
});
