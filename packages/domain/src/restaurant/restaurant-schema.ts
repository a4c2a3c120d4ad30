import * as z from 'zod';

/**
 * What the restaurant's system answers, as it answers it. Fields that are not named here come along.
 * @source iiko Cloud API: organizations, terminal groups, nomenclature, external menus (version 2),
 * stop lists, reserve sections
 */
const iikoId = z.string();
/** Said by some answers and not by others. */
const flag = z.boolean().nullish();
const words = z.string().nullish();

/** An organization of the restaurant's system. */
export const organizationSchema = z.looseObject({ id: iikoId, name: z.string() });
/** An organization of the restaurant's system. */
export type Organization = z.output<typeof organizationSchema>;

/** The organizations that the hotel's key opens. */
export const organizationsSchema = z.looseObject({ organizations: z.array(organizationSchema) });
/** The organizations that the hotel's key opens. */
export type Organizations = z.output<typeof organizationsSchema>;

const terminalGroupSchema = z.looseObject({
  id: iikoId,
  organizationId: iikoId,
  name: z.string(),
});
const terminalGroupListSchema = z.looseObject({
  organizationId: iikoId,
  items: z.array(terminalGroupSchema),
});

/** Groups of terminals, by organization. */
export const terminalGroupsSchema = z.looseObject({
  terminalGroups: z.array(terminalGroupListSchema),
  terminalGroupsInSleep: z.array(terminalGroupListSchema).nullish(),
});
/** Groups of terminals, by organization. */
export type TerminalGroups = z.output<typeof terminalGroupsSchema>;

const tableSchema = z.looseObject({
  id: iikoId,
  number: z.number(),
  name: words,
  seatingCapacity: z.number(),
  isDeleted: flag,
});

/** The rooms of the restaurant with their tables. */
export const restaurantSectionsSchema = z.looseObject({
  restaurantSections: z.array(
    z.looseObject({
      id: iikoId,
      terminalGroupId: iikoId,
      name: z.string(),
      tables: z.array(tableSchema),
    }),
  ),
});
/** The rooms of the restaurant with their tables. */
export type RestaurantSections = z.output<typeof restaurantSectionsSchema>;

/** Everything the restaurant knows to cook, by groups. */
export const nomenclatureSchema = z.looseObject({
  groups: z.array(z.looseObject({ id: iikoId, name: z.string() })),
  products: z.array(z.looseObject({ id: iikoId, name: z.string() })),
  revision: z.number(),
});
/** Everything the restaurant knows to cook, by groups. */
export type Nomenclature = z.output<typeof nomenclatureSchema>;

/** A menu by its name; the id is a number written as a string. */
export const externalMenuEntrySchema = z.looseObject({ id: z.string(), name: z.string() });

/** The list of menus. */
export const externalMenusSchema = z.looseObject({
  externalMenus: z.array(externalMenuEntrySchema).nullable(),
  priceCategories: z.array(z.looseObject({ id: z.string(), name: z.string() })).nullish(),
});
/** The list of menus. */
export type ExternalMenus = z.output<typeof externalMenusSchema>;

/**
 * The price category to read a menu at: the first, as guests are shown the first menu. Null where the
 * list names none; iiko then refuses a question that names one, and otherwise one that does not.
 *
 * @source protocols/iiko.md, section 5
 */
export function priceCategoryIdOf({ priceCategories }: ExternalMenus): string | null {
  return priceCategories?.[0]?.id ?? null;
}

/** Roubles in one organization; null means "not sold here". */
const menuPriceSchema = z.looseObject({
  organizationId: iikoId.nullish(),
  organizations: z.array(iikoId).nullish(),
  price: z.number().nullable(),
});

const restrictionsSchema = z
  .looseObject({
    minQuantity: z.number(),
    maxQuantity: z.number(),
    freeQuantity: z.number().nullish(),
    byDefault: z.number().nullish(),
  })
  .nullish();

/** Grams and kilocalories in 100 grams. */
const nutritionSchema = z
  .looseObject({
    fats: z.number().nullish(),
    proteins: z.number().nullish(),
    carbs: z.number().nullish(),
    energy: z.number().nullish(),
  })
  .nullish();

const menuModifierSchema = z.looseObject({
  itemId: iikoId,
  name: z.string(),
  description: words,
  portionWeightGrams: z.number().nullish(),
  restrictions: restrictionsSchema,
  prices: z.array(menuPriceSchema),
  isHidden: flag,
});

const menuModifierGroupSchema = z.looseObject({
  itemGroupId: iikoId.nullish(),
  name: z.string(),
  description: words,
  restrictions: restrictionsSchema,
  /** False: only the group's own bounds count. */
  childModifiersHaveMinMaxRestrictions: flag,
  isHidden: flag,
  items: z.array(menuModifierSchema),
});

const dishSizeSchema = z.looseObject({
  sizeId: iikoId.nullish(),
  sizeName: words,
  isDefault: flag,
  portionWeightGrams: z.number().nullish(),
  isHidden: flag,
  buttonImageUrl: words,
  prices: z.array(menuPriceSchema),
  nutritionPerHundredGrams: nutritionSchema,
  itemModifierGroups: z.array(menuModifierGroupSchema).nullish(),
});

/** One dish of a menu. */
export const dishSchema = z.looseObject({
  itemId: iikoId,
  name: z.string(),
  description: words,
  allergens: z.array(z.looseObject({ id: iikoId, name: z.string(), isDeleted: flag })).nullish(),
  tags: z.array(z.looseObject({ name: z.string() })).nullish(),
  isHidden: flag,
  itemSizes: z.array(dishSizeSchema),
});
/** One dish of a menu. */
export type Dish = z.output<typeof dishSchema>;

/** A menu with its dishes, in the format of version 2. */
export const externalMenuSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  itemCategories: z.array(
    z.looseObject({
      id: iikoId.nullish(),
      name: z.string(),
      description: words,
      isHidden: flag,
      items: z.array(dishSchema),
    }),
  ),
});
/** A menu with its dishes, in the format of version 2. */
export type ExternalMenu = z.output<typeof externalMenuSchema>;
