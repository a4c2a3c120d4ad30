import * as z from 'zod';
import { isKopecks } from '../../money/money.ts';
import { quantityMax } from '../../contract/fields/fields.ts';
import { vatCodeOfPercent } from '../../payments/receipt.ts';
import { dishPictureAddress } from './dish-picture.ts';
import type { OnOddRow } from '../../contract/rows.ts';
import { IikoIdMap, isSameIikoId } from '../iiko-id.ts';
import {
  dishSchema,
  dishSizeSchema,
  menuCategorySchema,
  menuModifierGroupSchema,
  menuModifierSchema,
  readShownRows,
  type ExternalMenu,
  type MenuPrices,
  type Restrictions,
} from '../restaurant-schema.ts';

/** How many of something may be chosen, for one piece of a dish. */
export interface ChoiceBounds {
  readonly min: number;
  /** At most {@link quantityMax}, also where the restaurant sets no bound. */
  readonly max: number;
  /** So many cost nothing. */
  readonly free: number;
}

/** Something that goes with a dish. */
export interface MenuModifier extends ChoiceBounds {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly weightGrams: number | null;
  /** Of one. */
  readonly priceKopecks: number;
  /** So many come with the dish when nobody says otherwise. */
  readonly byDefault: number;
}

/** Modifiers among which so many must, and so many may, be chosen. Of all that cost, the dearest are free. */
export interface MenuModifierGroup extends ChoiceBounds {
  readonly id: string | null;
  readonly name: string;
  readonly description: string;
  readonly modifiers: readonly MenuModifier[];
}

/** Grams in 100 grams, and kilocalories. */
export interface Nutrition {
  readonly fats: number | null;
  readonly proteins: number | null;
  readonly carbs: number | null;
  readonly energy: number | null;
}

/** A size a dish is sold in. */
export interface MenuSize {
  /** Null where the dish has one size only. */
  readonly id: string | null;
  /** Empty where the dish has one size only. */
  readonly name: string;
  /** Of one piece without modifiers. */
  readonly priceKopecks: number;
  readonly weightGrams: number | null;
  /** Where the portal shows its picture, from its own address. */
  readonly imageUrl: string | null;
  readonly nutrition: Nutrition | null;
  readonly groups: readonly MenuModifierGroup[];
}

/** A dish that is sold. */
export interface MenuDish {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Null: unknown. */
  readonly allergens: readonly { readonly id: string; readonly name: string }[] | null;
  readonly tags: readonly string[];
  /** YooKassa's number for its VAT; absent where the menu does not say. */
  readonly vatCode?: number;
  /** One at least, the default one first. */
  readonly sizes: readonly [MenuSize, ...MenuSize[]];
}

/** A page of the menu. */
export interface MenuCategory<Dish = MenuDish> {
  readonly id: string | null;
  readonly name: string;
  readonly description: string;
  /** One at least. */
  readonly dishes: readonly Dish[];
}

/** Everything that is sold, and nothing else. */
export interface DishMenu {
  readonly categories: readonly MenuCategory[];
  /** By their ids, in which the case of letters does not count. */
  readonly dishes: ReadonlyMap<string, MenuDish>;
}

/**
 * What of a menu is sold in an organization. Left out: whatever is hidden or has no price there; what cannot be
 * read, alone; and a size whose required modifiers are not sold, so that nobody could choose enough of them.
 *
 * @param onOdd - called for dishes, or pages, of which something could not be read
 * @source iiko Cloud API, external menu by id, version 2
 */
export function readDishMenu(
  menu: ExternalMenu,
  organizationId: string,
  onOdd?: OnOddRow,
): DishMenu {
  const categories = readShownRows(menuCategorySchema, menu.itemCategories, onOdd)
    .map(({ id, name, description, items }) => ({
      id: id ?? null,
      name,
      description: description ?? '',
      dishes: (items ?? []).flatMap((dish) => readDish(dish, organizationId, onOdd)),
    }))
    .filter(({ dishes }) => dishes.length > 0);
  const all = categories.flatMap(({ dishes }) => dishes);
  return { categories, dishes: new IikoIdMap(all.map((dish) => [dish.id, dish])) };
}

function readDish(row: unknown, organizationId: string, onOdd?: OnOddRow): MenuDish[] {
  return readShownRows(dishSchema, [row], onOdd).flatMap((dish) => {
    // A name that staff know stands for all that is odd within it.
    const onOddPart = () => onOdd?.(row);
    const [first, ...others] = readShownRows(dishSizeSchema, dish.itemSizes, onOddPart)
      .sort((one, other) => Number(other.isDefault ?? false) - Number(one.isDefault ?? false))
      .flatMap((size) => readSize(size, organizationId, onOddPart));
    if (!first) return [];
    const vatCode = vatCodeOf(dish['taxCategory']);
    return [
      {
        id: dish.itemId,
        name: dish.name,
        description: dish.description ?? '',
        allergens:
          dish.allergens
            ?.filter(({ isDeleted }) => !isDeleted)
            .map(({ id, name }) => ({ id, name })) ?? null,
        tags: (dish.tags ?? []).map(({ name }) => name),
        ...(vatCode !== null && { vatCode }),
        sizes: [first, ...others],
      },
    ];
  });
}

const taxCategorySchema = z.object({ percentage: z.number() });

/** Documented as a list, seen as an object; several rates say nothing. */
function vatCodeOf(taxCategory: unknown): number | null {
  const listed = Array.isArray(taxCategory) ? (taxCategory as unknown[]) : [taxCategory];
  const rates = listed.flatMap((each) => taxCategorySchema.safeParse(each).data ?? []);
  const codes = new Set(rates.map(({ percentage }) => vatCodeOfPercent(percentage)));
  const [code] = codes;
  return codes.size === 1 && code !== undefined ? code : null;
}

function readSize(
  size: z.output<typeof dishSizeSchema>,
  organizationId: string,
  onOdd: OnOddRow,
): MenuSize[] {
  const priceKopecks = priceIn(size.prices, organizationId);
  if (priceKopecks === null) return [];
  const wire = readShownRows(menuModifierGroupSchema, size.itemModifierGroups, onOdd);
  // Without a group that cannot be read nobody knows what must be chosen, or what it costs.
  const shown = readShownRows(z.unknown(), size.itemModifierGroups);
  if (wire.length < shown.length) return [];
  const groups = wire.map((group) => readGroup(group, organizationId, onOdd));
  if (groups.some((group) => group.min > maxChoices(group))) return [];
  const { fats, proteins, carbs, energy } = size.nutritionPerHundredGrams ?? {};
  return [
    {
      id: size.sizeId ?? null,
      name: size.sizeName ?? '',
      priceKopecks,
      weightGrams: size.portionWeightGrams ?? null,
      imageUrl: size.buttonImageUrl ? dishPictureAddress(size.buttonImageUrl) : null,
      nutrition: size.nutritionPerHundredGrams
        ? {
            fats: fats ?? null,
            proteins: proteins ?? null,
            carbs: carbs ?? null,
            energy: energy ?? null,
          }
        : null,
      groups: groups.filter(({ modifiers }) => modifiers.length > 0),
    },
  ];
}

function readGroup(
  group: z.output<typeof menuModifierGroupSchema>,
  organizationId: string,
  onOdd: OnOddRow,
): MenuModifierGroup {
  const hasOwnBounds = group.childModifiersHaveMinMaxRestrictions === true;
  return {
    id: group.itemGroupId ?? null,
    name: group.name,
    description: group.description ?? '',
    ...boundsOf(group.restrictions),
    modifiers: readShownRows(menuModifierSchema, group.items, onOdd).flatMap((modifier) =>
      readModifier(modifier, organizationId, hasOwnBounds),
    ),
  };
}

function readModifier(
  modifier: z.output<typeof menuModifierSchema>,
  organizationId: string,
  hasOwnBounds: boolean,
): MenuModifier[] {
  const priceKopecks = priceIn(modifier.prices, organizationId);
  if (priceKopecks === null) return [];
  const { restrictions } = modifier;
  const { min, max, free } = boundsOf(restrictions);
  return [
    {
      id: modifier.itemId,
      name: modifier.name,
      description: modifier.description ?? '',
      weightGrams: modifier.portionWeightGrams ?? null,
      priceKopecks,
      min: hasOwnBounds ? min : 0,
      max: hasOwnBounds ? max : quantityMax,
      free,
      byDefault: Math.max(0, Math.trunc(restrictions?.byDefault ?? 0)),
    },
  ];
}

/** No restrictions: no bounds; one of them missing: its documented default. */
function boundsOf(restrictions: Restrictions): ChoiceBounds {
  if (!restrictions) return { min: 0, max: quantityMax, free: 0 };
  const { minQuantity, maxQuantity, freeQuantity } = restrictions;
  return {
    min: Math.max(0, Math.ceil(minQuantity ?? 0)),
    max: Math.max(0, Math.min(Math.trunc(maxQuantity ?? 1), quantityMax)),
    free: Math.max(0, Math.trunc(freeQuantity ?? 0)),
  };
}

/** The most that can be chosen of a group. */
function maxChoices({ max, modifiers }: MenuModifierGroup): number {
  return Math.min(
    max,
    modifiers.reduce((sum, modifier) => sum + modifier.max, 0),
  );
}

/** A price for everywhere counts where none is for the organization. Null: not sold there. */
function priceIn(prices: MenuPrices, organizationId: string): number | null {
  const places = ({ organizationId: one, organizations }: MenuPrices[number]) => [
    ...(one ? [one] : []),
    ...(organizations ?? []),
  ];
  const entry =
    prices.find((price) => places(price).some((place) => isSameIikoId(place, organizationId))) ??
    prices.find((price) => places(price).length === 0);
  if (typeof entry?.price !== 'number') return null;
  const kopecks = Math.round(entry.price * 100);
  return isKopecks(kopecks) ? kopecks : null;
}
