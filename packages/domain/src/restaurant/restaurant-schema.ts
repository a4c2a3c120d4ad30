import * as z from 'zod';
import { readRows, type OnOddRow } from '../contract/rows.ts';

/**
 * What the restaurant's system answers, as it answers it. Lists are passed on as they are: their rows are read
 * where they are used, each alone, with the documented default for what the system calls optional. Fields that
 * are not named here come along.
 * @source iiko Cloud API: organizations, terminal groups, nomenclature, external menus (version 2),
 * stop lists, reserve sections
 */
const rows = z.array(z.unknown());
const iikoId = z.string().min(1);
/** Missing is false. */
const flag = z.boolean().nullish();
const text = z.string().nullish();
const name = text.transform((value) => value ?? '');
const number = z.number().nullish();

function isHidden(row: unknown): boolean {
  const { isHidden: hidden, isDeleted: deleted } = (row ?? {}) as Record<string, unknown>;
  return hidden === true || deleted === true;
}

/** Reads those rows of a list that are not hidden: the others are not judged. */
export function readShownRows<Schema extends z.ZodType>(
  schema: Schema,
  list: readonly unknown[] | null | undefined,
  onOdd?: OnOddRow,
): z.output<Schema>[] {
  return readRows(schema, list?.filter((row) => !isHidden(row)) ?? [], onOdd);
}

const organizationSchema = z.looseObject({ id: iikoId, name });
/** An organization of the restaurant's system. */
export type Organization = z.output<typeof organizationSchema>;

/** The organizations that the hotel's key opens. */
export const organizationsSchema = z.looseObject({ organizations: rows });
/** The organizations that the hotel's key opens. */
export type Organizations = z.output<typeof organizationsSchema>;

/** The organizations that can be read. */
export function readOrganizations(body: Organizations, onOdd?: OnOddRow): Organization[] {
  return readRows(organizationSchema, body.organizations, onOdd);
}

const terminalGroupSchema = z.looseObject({ id: iikoId, name });
/** A group of terminals. */
export type TerminalGroup = z.output<typeof terminalGroupSchema>;

/** Of the terminal groups, the one whose name is this is the restaurant's. */
export const restaurantTerminalGroupName = 'Ресторан';

/** Groups of terminals, by organization. */
export const terminalGroupsSchema = z.looseObject({ terminalGroups: rows });
/** Groups of terminals, by organization. */
export type TerminalGroups = z.output<typeof terminalGroupsSchema>;

const listsOfItems = z.looseObject({ items: rows.nullish() });

/** The groups that can be read, of all organizations. */
export function readTerminalGroups(body: TerminalGroups, onOdd?: OnOddRow): TerminalGroup[] {
  return readRows(listsOfItems, body.terminalGroups, onOdd).flatMap(({ items }) =>
    readRows(terminalGroupSchema, items ?? [], onOdd),
  );
}

const tableSchema = z.looseObject({
  id: iikoId,
  number,
  name: text,
  /** 0 where it is missing: nobody has counted the seats. */
  seatingCapacity: number.transform((value) => value ?? 0),
});
const sectionSchema = z.object({
  id: iikoId,
  name,
  /** The room from above, as `readFloorPlan` reads it. */
  schema: z.unknown().optional(),
  tables: rows.nullish(),
});

/** A room of the restaurant with its tables. */
export type RestaurantSection = Omit<z.output<typeof sectionSchema>, 'tables'> & {
  readonly tables: z.output<typeof tableSchema>[];
};

/** The rooms of the restaurant with their tables. */
export const restaurantSectionsSchema = z.looseObject({ restaurantSections: rows });
/** The rooms of the restaurant with their tables. */
export type RestaurantSections = z.output<typeof restaurantSectionsSchema>;

/** The rooms that can be read, with the tables that are there and can be read. */
export function readSections(body: RestaurantSections, onOdd?: OnOddRow): RestaurantSection[] {
  return readRows(sectionSchema, body.restaurantSections, onOdd).map((section) => ({
    ...section,
    tables: readShownRows(tableSchema, section.tables, onOdd),
  }));
}

/** Everything the restaurant knows to cook, by groups. */
export const nomenclatureSchema = z.looseObject({ groups: rows, products: rows });
/** Everything the restaurant knows to cook, by groups. */
export type Nomenclature = z.output<typeof nomenclatureSchema>;

/** A menu by its name; the id is a number written as a string. */
const externalMenuEntrySchema = z.looseObject({ id: iikoId, name });
/** A menu by its name. */
export type ExternalMenuEntry = z.output<typeof externalMenuEntrySchema>;

/** The list of menus. */
export const externalMenusSchema = z.looseObject({
  externalMenus: rows.nullable(),
  priceCategories: rows.nullish(),
});
/** The list of menus. */
export type ExternalMenus = z.output<typeof externalMenusSchema>;

/** The menus that can be read. */
export function readMenuEntries(
  { externalMenus }: Pick<ExternalMenus, 'externalMenus'>,
  onOdd?: OnOddRow,
): ExternalMenuEntry[] {
  return readRows(externalMenuEntrySchema, externalMenus ?? [], onOdd);
}

/**
 * The price category to read a menu at: the hotel's, else the first, as guests are shown the first menu. Null where
 * the list names none; iiko then refuses a question that names one, and otherwise one that does not.
 *
 * @source protocols/iiko.md, section 5
 */
export function priceCategoryIdOf(
  { priceCategories }: ExternalMenus,
  ofHotel: string | null = null,
): string | null {
  const [first] = readRows(z.looseObject({ id: iikoId }), priceCategories ?? []);
  return first ? (ofHotel ?? first.id) : null;
}

/** A menu with its dishes, in the format of version 2. */
export const externalMenuSchema = z.looseObject({ itemCategories: rows });
/** A menu with its dishes, in the format of version 2. */
export type ExternalMenu = z.output<typeof externalMenuSchema>;

/** A page of a menu. */
export const menuCategorySchema = z.looseObject({
  id: iikoId.nullish(),
  name,
  description: text,
  items: rows.nullish(),
});

/** Roubles in one organization; null means "not sold here". */
const menuPriceSchema = z.looseObject({
  organizationId: iikoId.nullish(),
  organizations: z.array(iikoId).nullish(),
  price: number,
});
const prices = z
  .array(menuPriceSchema)
  .nullish()
  .transform((value) => value ?? []);
/** Prices of something, each of one organization or of several. */
export type MenuPrices = z.output<typeof prices>;

const restrictions = z
  .looseObject({
    minQuantity: number,
    maxQuantity: number,
    freeQuantity: number,
    byDefault: number,
  })
  .nullish();
/** How many of something may be chosen; null: as many as one likes. */
export type Restrictions = z.output<typeof restrictions>;

/** Something that goes with a dish. */
export const menuModifierSchema = z.looseObject({
  itemId: iikoId,
  name,
  description: text,
  portionWeightGrams: number,
  restrictions,
  prices,
});

/** Modifiers of which some are chosen together. */
export const menuModifierGroupSchema = z.looseObject({
  itemGroupId: iikoId.nullish(),
  name,
  description: text,
  restrictions,
  /** False, or missing: only the group's own bounds count. */
  childModifiersHaveMinMaxRestrictions: flag,
  items: rows.nullish(),
});

/** A size that a dish is sold in. */
export const dishSizeSchema = z.looseObject({
  sizeId: iikoId.nullish(),
  sizeName: text,
  isDefault: flag,
  portionWeightGrams: number,
  buttonImageUrl: text,
  prices,
  /** Grams and kilocalories in 100 grams. */
  nutritionPerHundredGrams: z
    .looseObject({ fats: number, proteins: number, carbs: number, energy: number })
    .nullish(),
  itemModifierGroups: rows.nullish(),
});

/** One dish of a menu. */
export const dishSchema = z.looseObject({
  itemId: iikoId,
  name,
  description: text,
  allergens: z.array(z.looseObject({ id: iikoId, name, isDeleted: flag })).nullish(),
  tags: z.array(z.looseObject({ name })).nullish(),
  itemSizes: rows,
});
