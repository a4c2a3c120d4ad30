/** Sample bodies of protocols/iiko.md, with the fields its tables add in the same place. */
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
      parentGroup: null,
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

/** One modifier group, as a dish that has any carries it. */
export const modifierGroupSample = {
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
      prices: [{ organizations: ['ORG'], price: null }],
      isHidden: false,
    },
  ],
};

export const menuSample = {
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
      items: [
        {
          itemId: 'P1',
          sku: '00012',
          name: 'Borsch',
          description: 'beet soup',
          type: 'DISH',
          orderItemType: 'Product',
          allergens: null,
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
              buttonImageUrl: null,
              prices: [{ organizations: ['ORG'], price: null }],
              nutritionPerHundredGrams: {
                fats: 3.1,
                proteins: 2.2,
                carbs: 5,
                energy: 58,
                organizations: [],
              },
              itemModifierGroups: [],
            },
          ],
        },
      ],
    },
  ],
};

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
