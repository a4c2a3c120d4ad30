import * as z from 'zod';
import type { DishList } from './dish-list.ts';
import type { MenuDish } from './dish-menu.ts';

// Dishes on the wire, as the portal's own menu has them: prices are kopecks. What each field means is said there.

const amount = z.number().nullable();
const described = { name: z.string(), description: z.string() };
const bounds = { min: z.number(), max: z.number(), free: z.number() };

const modifierSchema = z.object({
  id: z.string(),
  ...described,
  weightGrams: amount,
  priceKopecks: z.number(),
  ...bounds,
  byDefault: z.number(),
});

const groupSchema = z.object({
  id: z.string().nullable(),
  ...described,
  ...bounds,
  modifiers: z.array(modifierSchema),
});

const listedSizeSchema = z.object({
  id: z.string().nullable(),
  name: z.string(),
  priceKopecks: z.number(),
  weightGrams: amount,
  imageUrl: z.string().nullable(),
  nutrition: z.object({ fats: amount, proteins: amount, carbs: amount, energy: amount }).nullable(),
});
const sizeSchema = listedSizeSchema.extend({ groups: z.array(groupSchema) });

const ofDish = {
  id: z.string(),
  ...described,
  allergens: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
  tags: z.array(z.string()),
  vatCode: z.number().exactOptional(),
};

/** A dish with all that goes with it. */
export const menuDishSchema: z.ZodType<MenuDish, MenuDish> = z.object({
  ...ofDish,
  sizes: z.tuple([sizeSchema], sizeSchema),
});

/** The dishes that are sold, without their modifiers. */
export const dishListSchema: z.ZodType<DishList, DishList> = z.object({
  categories: z.array(
    z.object({
      id: z.string().nullable(),
      ...described,
      dishes: z.array(
        z.object({
          ...ofDish,
          sizes: z.tuple([listedSizeSchema], listedSizeSchema),
          priceKopecks: z.number(),
          isPriceFrom: z.boolean(),
          hasModifiers: z.boolean(),
          needsChoice: z.boolean(),
        }),
      ),
    }),
  ),
});
