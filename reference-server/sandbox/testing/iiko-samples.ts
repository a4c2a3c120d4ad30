/*
 * Sample bodies of protocols/iiko.md, with the fields its tables add in the same place: the one copy, by
 * which the adapter's parsers and the sandbox's answers are checked, each by itself. A sample "of any"
 * has `null` where iiko may leave something out or say nothing.
 */
export const organizationsSample = {
  correlationId: '0f3c',
  organizations: [{ responseType: 'Simple', id: 'ORG', name: 'Hotel' }],
};

export const terminalGroupsSample = {
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

export const nomenclatureSample = {
  correlationId: '0f3c',
  revision: 1_754_000_000,
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

export const nomenclatureOfAny = {
  ...nomenclatureSample,
  products: nomenclatureSample.products.map((product) => ({ ...product, parentGroup: null })),
};

export const menusSample = {
  correlationId: '0f3c',
  externalMenus: [{ id: '1234', name: 'Room service' }],
  priceCategories: null,
};

const restrictions = {
  minQuantity: 0,
  maxQuantity: 2,
  freeQuantity: 0,
  byDefault: 0,
  hideIfDefaultQuantity: false,
};

const priced = (price: number | null) => [{ organizations: ['ORG'], price }];

/** One modifier group, as a dish that has any carries it. */
const modifierGroup = (price: number | null) => ({
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
      prices: priced(price),
      isHidden: false,
    },
  ],
});
export const modifierGroupOfAny = modifierGroup(null);

const sizeSample = {
  sku: '00012',
  sizeId: null,
  sizeCode: null,
  sizeName: '',
  isDefault: true,
  portionWeightGrams: 300,
  measureUnitType: 'GRAM',
  isHidden: false,
  buttonImageUrl: 'https://img.example/p1.jpg',
  prices: priced(490),
  nutritionPerHundredGrams: { fats: 3.1, proteins: 2.2, carbs: 5, energy: 58, organizations: [] },
  itemModifierGroups: [modifierGroup(50)],
};

/** One dish of a menu. */
export const dishSample = {
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
  itemSizes: [sizeSample],
};

/** A menu with one dish. */
export const menuWith = (dish: object) => ({
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
      items: [dish],
    },
  ],
});
export const menuSample = menuWith(dishSample);
export const menuOfAny = menuWith({
  ...dishSample,
  allergens: null,
  itemSizes: [
    { ...sizeSample, buttonImageUrl: null, prices: priced(null), itemModifierGroups: [] },
  ],
});

export const stopListsSample = {
  correlationId: '0f3c',
  terminalGroupStopLists: [
    {
      organizationId: 'ORG',
      items: [
        {
          terminalGroupId: 'TG',
          items: [
            {
              productId: 'P1',
              balance: 0,
              sizeId: null,
              sku: '00012',
              dateAdd: '2026-07-01 08:00:00.000',
            },
          ],
        },
      ],
    },
  ],
};

export const sectionsSample = {
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
      schema: {
        width: 600,
        height: 400,
        revision: 1,
        isDeleted: false,
        markElements: [
          {
            text: 'Hall',
            font: { fontFamily: 'Arial', size: 18, fontStyle: 'Bold' },
            color: { a: 255, r: 0, g: 0, b: 0 },
            x: 0,
            y: 0,
            z: 0,
            angle: 0,
            width: 100,
            height: 20,
          },
        ],
        tableElements: [{ tableId: 'T1', x: 0, y: 0, z: 0, angle: 0, width: 80, height: 60 }],
        rectangleElements: [],
        ellipseElements: [],
      },
    },
  ],
};

export const createdReserveSample = {
  correlationId: 'K1',
  reserveInfo: {
    id: 'R1',
    organizationId: 'ORG',
    timestamp: 1_785_600_000_000,
    creationStatus: 'InProgress',
    errorInfo: null,
    isDeleted: false,
    reserve: null,
  },
};

export const errorSample = { correlationId: '0f3d', errorDescription: 'text', error: null };

export const tokenSample = { correlationId: '0f3c', token: 'tkn-1' };
