import {
  externalMenuSchema,
  externalMenusSchema,
  nomenclatureSchema,
  organizationsSchema,
  restaurantSectionsSchema,
  terminalGroupsSchema,
} from '@portal/domain';
import { expect, test } from 'vitest';
import { errorAnswer, stopListsAnswer, tokenAnswer } from './iiko-answers.ts';

/** Sample bodies of the protocol notes. */
const terminalGroups = {
  correlationId: '0f3c',
  terminalGroups: [
    {
      organizationId: 'ORG',
      items: [
        {
          id: 'TG',
          organizationId: 'ORG',
          name: 'Main',
          address: null,
          timeZone: 'Europe/Moscow',
        },
      ],
    },
  ],
  terminalGroupsInSleep: [],
};
const nomenclature = {
  correlationId: '0f3c',
  revision: 1754000000,
  groups: [
    {
      id: 'G1',
      name: 'Breakfast',
      parentGroup: null,
      order: 0,
      imageLinks: [],
      isDeleted: false,
      isIncludedInMenu: true,
      isGroupModifier: false,
    },
  ],
  productCategories: [],
  sizes: [],
  products: [
    {
      id: 'P1',
      name: 'Omelette',
      type: 'Dish',
      orderItemType: 'Product',
      groupId: null,
      parentGroup: 'G1',
      order: 1,
      weight: 0.2,
      imageLinks: [],
      isDeleted: false,
      measureUnit: 'порц',
      sizePrices: [
        {
          sizeId: null,
          price: {
            currentPrice: 450,
            isIncludedInMenu: true,
            nextPrice: null,
            nextIncludedInMenu: false,
            nextDatePrice: null,
          },
        },
      ],
      modifiers: [],
      groupModifiers: [],
    },
  ],
};
const restrictions = {
  minQuantity: 0,
  maxQuantity: 2,
  freeQuantity: 0,
  byDefault: 0,
  hideIfDefaultQuantity: false,
};
const borsch = {
  itemId: 'P1',
  sku: '00012',
  name: 'Borsch',
  description: 'beet soup',
  type: 'DISH',
  orderItemType: 'Product',
  allergens: [{ id: 'A1', code: '7', name: 'Milk', isDeleted: false }],
  tags: [],
  labels: [],
  modifierSchemaId: null,
  taxCategory: null,
  isHidden: false,
  measureUnit: 'порц',
  itemSizes: [
    {
      sku: '00012',
      sizeId: null,
      sizeCode: null,
      sizeName: '',
      isDefault: true,
      portionWeightGrams: 300,
      measureUnitType: 'GRAM',
      isHidden: false,
      buttonImageUrl: 'https://img.example/p1.jpg',
      prices: [{ organizations: ['ORG'], price: 490 }],
      nutritionPerHundredGrams: {
        fats: 3.1,
        proteins: 2.2,
        carbs: 5,
        energy: 58,
        organizations: [],
      },
      itemModifierGroups: [
        {
          itemGroupId: 'MG1',
          name: 'Sour cream',
          sku: 'mg1',
          isHidden: false,
          restrictions,
          items: [
            {
              itemId: 'M1',
              sku: 'm1',
              name: 'Portion',
              description: '',
              portionWeightGrams: 20,
              restrictions,
              prices: [{ organizations: ['ORG'], price: 50 }],
              isHidden: false,
            },
          ],
        },
      ],
    },
  ],
};

function menuWith(item: object) {
  return {
    id: 1234,
    name: 'Room service',
    formatVersion: 2,
    revision: 77,
    intervals: [],
    comboCategories: [],
    itemCategories: [
      {
        id: 'C1',
        name: 'Soups',
        description: '',
        buttonImageUrl: null,
        isHidden: false,
        items: [item],
      },
    ],
  };
}

test('reads a token and an error', () => {
  expect(tokenAnswer.parse({ correlationId: '0f3c', token: 'tkn-1' })).toEqual({ token: 'tkn-1' });
  expect(
    errorAnswer.parse({ correlationId: '0f3d', errorDescription: 'text', error: null }),
  ).toEqual({ errorDescription: 'text', error: null });
});

test.each([
  [
    'organizations',
    organizationsSchema,
    { correlationId: '0f3c', organizations: [{ responseType: 'Simple', id: 'ORG', name: 'H' }] },
  ],
  ['terminal groups', terminalGroupsSchema, terminalGroups],
  ['nomenclature', nomenclatureSchema, nomenclature],
  [
    'menus',
    externalMenusSchema,
    { correlationId: '0f3c', externalMenus: [{ id: '1234', name: 'M' }], priceCategories: null },
  ],
  [
    'no menus',
    externalMenusSchema,
    { correlationId: '0f3c', externalMenus: null, priceCategories: null },
  ],
  ['a menu', externalMenuSchema, menuWith(borsch)],
  [
    'sections',
    restaurantSectionsSchema,
    {
      correlationId: '0f3c',
      revision: 1,
      restaurantSections: [
        {
          id: 'S1',
          terminalGroupId: 'TG',
          name: 'Hall',
          tables: [
            {
              id: 'T1',
              number: 1,
              name: 'Table 1',
              seatingCapacity: 4,
              revision: 1,
              isDeleted: false,
              posId: 'P',
            },
          ],
          schema: { width: 600, height: 400, tableElements: [{ tableId: 'T1' }] },
        },
      ],
    },
  ],
])('%s come through as they were said', (_, schema, sample) => {
  expect(schema.parse(sample)).toEqual(sample);
});

test.each([
  ['no allergens', { ...borsch, allergens: null }],
  ['nothing but what identifies it', { itemId: 'P1', name: 'Borsch', itemSizes: [] }],
  [
    'a size that is not sold and has no picture or nutrition',
    { ...borsch, itemSizes: [{ buttonImageUrl: null, prices: [{ price: null }] }] },
  ],
])('a dish with %s is read', (_, item) => {
  expect(externalMenuSchema.parse(menuWith(item))).toEqual(menuWith(item));
});

test.each([
  [{ ...borsch, itemId: 7 }],
  [{ ...borsch, itemSizes: [{ prices: [{ price: '490' }] }] }],
  [{ ...borsch, itemSizes: undefined }],
])('a dish that cannot be sold rightly is not read: %#', (item) => {
  expect(externalMenuSchema.safeParse(menuWith(item)).success).toBe(false);
});

test('only what has run out is stopped', () => {
  const line = { balance: 0, sku: '00012', dateAdd: '2026-07-01 08:00:00.000' };
  const items = [
    { ...line, productId: 'P1', sizeId: null },
    { ...line, productId: 'P2', sizeId: 'S1', balance: -2 },
    { ...line, productId: 'P3', sizeId: null, balance: 4 },
  ];
  const wire = {
    correlationId: '0f3c',
    terminalGroupStopLists: [{ organizationId: 'ORG', items: [{ terminalGroupId: 'TG', items }] }],
  };
  const place = { organizationId: 'ORG', terminalGroupId: 'TG' };
  expect(stopListsAnswer.parse(wire)).toEqual([
    { ...place, productId: 'P1', sizeId: null },
    { ...place, productId: 'P2', sizeId: 'S1' },
  ]);
});
