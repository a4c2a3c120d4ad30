import type { AllergenKey } from './allergens.ts';
import type { ModifierGroupKey } from './modifiers.ts';
import type { SizeKey } from './sizes.ts';

/** Grams per 100 g, and kilocalories. */
export interface Nutrition {
  fats: number;
  proteins: number;
  carbs: number;
  energy: number;
}

export interface DishSize {
  /** Absent where the dish has one size only. */
  size?: SizeKey;
  weightGrams: number;
  /** Null: not sold here. */
  priceRoubles: number | null;
  isHidden?: true;
}

export interface Dish {
  /** Names the dish in its ids; never changes. */
  key: string;
  name: string;
  description: string;
  /** The first one is the ordinary one. */
  sizes: [DishSize, ...DishSize[]];
  nutrition: Nutrition | null;
  /** Null: the kitchen has not said. */
  allergens: AllergenKey[] | null;
  modifiers?: ModifierGroupKey[];
  isHidden?: true;
}

export interface DishCategory {
  key: string;
  name: string;
  description: string;
  isHidden?: true;
  dishes: Dish[];
}

export function per100(fats: number, proteins: number, carbs: number, energy: number): Nutrition {
  return { fats, proteins, carbs, energy };
}

/** One size with its weight and price. */
export function one(weightGrams: number, priceRoubles: number | null): [DishSize] {
  return [{ weightGrams, priceRoubles }];
}
