import { stableId } from '../stable-id.ts';
import { allergens } from './allergens.ts';
import type { Dish, DishSize, Nutrition } from './dish.ts';
import type { Kitchen } from './kitchen.ts';
import { categoryId, dishId, modifierGroupId, modifierId, sizeId } from './menu-ids.ts';
import { listedDishes } from './menu-index.ts';
import { menu } from './menu.ts';
import {
  modifierGroups,
  type Modifier,
  type ModifierGroup,
  type ModifierGroupKey,
} from './modifiers.ts';
import { sizes } from './sizes.ts';

/** External menus of the hotel; their ids are numbers written as strings. */
export const externalMenus = [
  { id: '18461', name: 'Гостевой портал' },
  { id: '18507', name: 'Меню на баре' },
] as const;

/** The prices that a menu can be read at, where the hotel has any. */
export const priceCategories = [
  { id: '7d2c61e0-5a0b-4f0e-9d43-3f5f0f8a7b10', name: 'Основная' },
  { id: '0b9a3f4e-8c1d-4f6a-b1c2-6e1d2c3b4a59', name: 'Обслуживание в номер' },
] as const;

/** The menu in the format of version 2. @source protocols/iiko.md, section 5 */
export function presentExternalMenu(
  { id, name }: (typeof externalMenus)[number],
  organizationId: string,
  kitchen: Kitchen,
): object {
  return {
    id: Number(id),
    name,
    description: '',
    buttonImageUrl: null,
    formatVersion: 2,
    revision: kitchen.revision(),
    intervals: [],
    productCategories: [],
    customerTagGroups: [],
    comboCategories: [],
    itemCategories: menu.map((category) => ({
      id: categoryId(category.key),
      name: category.name,
      description: category.description,
      buttonImageUrl: null,
      headerImageUrl: null,
      iikoGroupId: categoryId(category.key),
      isHidden: category.isHidden ?? false,
      tags: [],
      labels: [],
      scheduleId: null,
      scheduleName: null,
      schedules: [],
      items: listedDishes
        .filter((listed) => listed.category === category)
        .map(({ dish, sku }) =>
          presentItem(kitchen.dish(dish), {
            sku,
            organizationId,
            picture: kitchen.pictureUrl(dish),
          }),
        ),
    })),
  };
}

/** What is the same for all sizes of a dish. */
interface Listing {
  sku: string;
  organizationId: string;
  picture: string | null;
}

function presentItem(dish: Dish, listing: Listing): object {
  return {
    itemId: dishId(dish.key),
    sku: listing.sku,
    name: dish.name,
    description: dish.description,
    type: 'DISH',
    orderItemType: 'Product',
    allergens:
      dish.allergens?.map((key) => ({
        id: stableId(`allergen/${key}`),
        ...allergens[key],
        isDeleted: false,
      })) ?? null,
    tags: [],
    labels: [],
    modifierSchemaId: null,
    modifierSchemaName: null,
    taxCategory: null,
    canBeDivided: false,
    canSetOpenPrice: false,
    useBalanceForSell: false,
    measureUnit: 'порц',
    productCategoryId: null,
    paymentSubject: 'Товар',
    isMarked: false,
    isHidden: dish.isHidden ?? false,
    customerTagGroups: [],
    itemSizes: dish.sizes.map((size, index) => presentSize(dish, size, index === 0, listing)),
  };
}

function presentSize(
  dish: Dish,
  size: DishSize,
  isDefault: boolean,
  { sku, organizationId, picture }: Listing,
): object {
  const known = size.size && sizes[size.size];
  const nutrition = dish.nutrition && presentNutrition(dish.nutrition, organizationId);
  return {
    sku: known ? `${sku}-${known.code}` : sku,
    sizeCode: known?.code ?? null,
    sizeName: known?.name ?? '',
    sizeId: sizeId(size.size),
    isDefault,
    portionWeightGrams: size.weightGrams,
    measureUnitType: 'GRAM',
    isHidden: size.isHidden ?? false,
    buttonImageUrl: picture,
    prices: presentPrices(size.priceRoubles, organizationId),
    nutritionPerHundredGrams: nutrition,
    nutritions: nutrition ? [nutrition] : [],
    itemModifierGroups: (dish.modifiers ?? []).map((key) => presentGroup(key, organizationId)),
  };
}

function presentGroup(key: ModifierGroupKey, organizationId: string): object {
  const group: ModifierGroup = modifierGroups[key];
  return {
    itemGroupId: modifierGroupId(key),
    name: group.name,
    description: '',
    sku: key,
    canBeDivided: false,
    isHidden: false,
    childModifiersHaveMinMaxRestrictions: true,
    restrictions: restrictions(group.minQuantity, group.maxQuantity, group.freeQuantity ?? 0),
    items: group.modifiers.map((modifier, position) => ({
      ...presentModifier(modifier, organizationId),
      position,
    })),
  };
}

function presentModifier(modifier: Modifier, organizationId: string): object {
  return {
    itemId: modifierId(modifier.key),
    sku: modifier.key,
    name: modifier.name,
    description: '',
    portionWeightGrams: modifier.weightGrams,
    measureUnitType: 'GRAM',
    restrictions: restrictions(0, modifier.maxQuantity ?? 1, 0),
    allergenGroups: [],
    nutritionPerHundredGrams: null,
    prices: presentPrices(modifier.priceRoubles, organizationId),
    buttonImageUrl: null,
    isHidden: false,
  };
}

function presentPrices(price: number | null, organizationId: string): object[] {
  return [{ organizationId, organizations: [organizationId], price }];
}

function presentNutrition(nutrition: Nutrition, organizationId: string): object {
  return { ...nutrition, organizations: [organizationId] };
}

function restrictions(minQuantity: number, maxQuantity: number, freeQuantity: number): object {
  return { minQuantity, maxQuantity, freeQuantity, byDefault: 0, hideIfDefaultQuantity: false };
}
