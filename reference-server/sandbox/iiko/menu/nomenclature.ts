import type { Dish, DishSize } from './dish.ts';
import type { Kitchen } from './kitchen.ts';
import { categoryId, dishId, modifierGroupId, modifierId, sizeId } from './menu-ids.ts';
import { listedDishes, listedModifiers } from './menu-index.ts';
import { menu } from './menu.ts';
import {
  modifierGroups,
  type Modifier,
  type ModifierGroup,
  type ModifierGroupKey,
} from './modifiers.ts';
import { sizes, type SizeKey } from './sizes.ts';

/**
 * The nomenclature; the arrays are empty when nothing has changed since the revision.
 * @source protocols/iiko.md, section 4
 */
export function presentNomenclature(startRevision: number, kitchen: Kitchen): object {
  const revision = kitchen.revision();
  if (startRevision >= revision) {
    return { groups: [], productCategories: [], products: [], sizes: [], revision };
  }
  return {
    groups: [...menu.map(presentCategory), ...Object.keys(modifierGroups).map(presentGroup)],
    productCategories: [],
    products: [
      ...listedDishes.map((listed, order) => presentDish(listed, order, kitchen)),
      ...listedModifiers.map(presentModifier),
    ],
    sizes: Object.entries(sizes).map(([key, { name, priority }]) => ({
      id: sizeId(key as SizeKey),
      name,
      priority,
      isDefault: priority === 0,
    })),
    revision,
  };
}

function presentCategory(
  { key, name, description, isHidden }: (typeof menu)[number],
  order: number,
) {
  return {
    ...group(categoryId(key), name, order),
    description,
    isIncludedInMenu: isHidden !== true,
    isGroupModifier: false,
  };
}

function presentGroup(key: string, order: number) {
  const { name } = modifierGroups[key as ModifierGroupKey];
  return {
    ...group(modifierGroupId(key), name, order),
    description: '',
    isIncludedInMenu: false,
    isGroupModifier: true,
  };
}

function group(id: string, name: string, order: number) {
  return { id, name, code: null, parentGroup: null, order, imageLinks: [], isDeleted: false };
}

function presentDish(
  { dish: written, category, sku }: (typeof listedDishes)[number],
  order: number,
  kitchen: Kitchen,
): object {
  const dish = kitchen.dish(written);
  const picture = kitchen.pictureUrl(dish);
  const weightGrams = dish.sizes[0].weightGrams;
  return {
    ...product(dishId(dish.key), dish.name, weightGrams, order),
    code: sku,
    description: dish.description,
    type: 'Dish',
    ...nutritionFields(dish, weightGrams),
    parentGroup: categoryId(category.key),
    imageLinks: picture === null ? [] : [picture],
    measureUnit: 'порц',
    sizePrices: dish.sizes.map(presentPrice),
    groupModifiers: (dish.modifiers ?? []).map(presentGroupModifier),
  };
}

function presentModifier(modifier: Modifier, order: number): object {
  return {
    ...product(modifierId(modifier.key), modifier.name, modifier.weightGrams, order),
    code: modifier.key,
    description: '',
    type: 'Modifier',
    parentGroup: null,
    measureUnit: 'порц',
    sizePrices: [presentPrice({ weightGrams: 0, priceRoubles: modifier.priceRoubles })],
    groupModifiers: [],
  };
}

function product(id: string, name: string, weightGrams: number, order: number) {
  return {
    id,
    name,
    additionalInfo: null,
    orderItemType: 'Product',
    modifierSchemaId: null,
    modifierSchemaName: null,
    splittable: false,
    weight: weightGrams / 1000,
    groupId: null,
    productCategoryId: null,
    order,
    imageLinks: [],
    tags: [],
    isDeleted: false,
    useBalanceForSell: false,
    canSetOpenPrice: false,
    doNotPrintInCheque: false,
    paymentSubject: 'Товар',
    modifiers: [],
  };
}

function nutritionFields({ nutrition }: Dish, weightGrams: number): object {
  if (nutrition === null) return {};
  const { fats, proteins, carbs, energy } = nutrition;
  const full = (amount: number) => Math.round((amount * weightGrams) / 10) / 10;
  return {
    fatAmount: fats,
    proteinsAmount: proteins,
    carbohydratesAmount: carbs,
    energyAmount: energy,
    fatFullAmount: full(fats),
    proteinsFullAmount: full(proteins),
    carbohydratesFullAmount: full(carbs),
    energyFullAmount: full(energy),
  };
}

function presentPrice(size: DishSize): object {
  return {
    sizeId: sizeId(size.size),
    price: {
      currentPrice: size.priceRoubles ?? 0,
      isIncludedInMenu: size.priceRoubles !== null && size.isHidden !== true,
      nextPrice: null,
      nextIncludedInMenu: false,
      nextDatePrice: null,
    },
  };
}

function presentGroupModifier(key: ModifierGroupKey): object {
  const { minQuantity, maxQuantity, freeQuantity, modifiers }: ModifierGroup = modifierGroups[key];
  return {
    id: modifierGroupId(key),
    defaultAmount: 0,
    minAmount: minQuantity,
    maxAmount: maxQuantity,
    required: minQuantity > 0,
    hideIfDefaultAmount: false,
    splittable: false,
    freeOfChargeAmount: freeQuantity ?? 0,
    childModifiersHaveMinMaxRestrictions: true,
    childModifiers: modifiers.map((modifier) => ({
      id: modifierId(modifier.key),
      defaultAmount: 0,
      minAmount: 0,
      maxAmount: modifier.maxQuantity ?? 1,
      required: false,
      hideIfDefaultAmount: false,
      splittable: false,
      freeOfChargeAmount: 0,
    })),
  };
}
