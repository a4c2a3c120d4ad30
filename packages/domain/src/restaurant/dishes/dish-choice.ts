import * as z from 'zod';
import { priceSchema, quantitySchema } from '../../contract/fields/fields.ts';
import { iikoIdSchema } from '../iiko-id.ts';

/** Most modifiers that one dish is asked for with. */
export const chosenModifiersMax = 50;

/** A modifier that somebody chose: how many of it go with one piece of the dish. */
export const chosenModifierSchema = z.object({
  id: iikoIdSchema,
  quantity: quantitySchema,
  /** Where the same modifier stands in several groups of the dish; else the first that has it. */
  group: iikoIdSchema.nullish(),
});
/** A modifier that somebody chose. */
export type ChosenModifier = z.output<typeof chosenModifierSchema>;

/** How a dish is asked for, beside its id and how many. */
export const dishChoiceFields = {
  /** Absent: the size that is the dish's default. */
  size: iikoIdSchema.nullish(),
  /** Absent: what comes with the dish by itself. Given: exactly these. */
  modifiers: z.array(chosenModifierSchema).max(chosenModifiersMax).nullish(),
};

/** How a dish is asked for: its size, and what goes with each piece of it. */
export interface DishChoice {
  /** Absent: the size that is the dish's default. */
  readonly size?: string | null | undefined;
  /** Absent: what comes with the dish by itself. Given: exactly these. */
  readonly modifiers?: readonly ChosenModifier[] | null | undefined;
}

/**
 * The same for two choices of a dish when they ask for the same, in whatever order: they are one line
 * then. The same dish with another size or other modifiers is another line.
 */
export function dishKey(dishId: string, { size, modifiers }: DishChoice): string {
  return JSON.stringify([dishId, size ?? null, modifiers ? countModifiers(modifiers) : null]);
}

function countModifiers(modifiers: readonly ChosenModifier[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { id, group, quantity } of modifiers) {
    const key = `${group ?? ''} ${id}`;
    counts.set(key, (counts.get(key) ?? 0) + quantity);
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** What goes with each piece of a dish, frozen when the order was placed. */
export const lineModifierSchema = z.object({
  id: iikoIdSchema,
  name: z.string(),
  /** Of one, as the menu names it; part of the line's price unless it came free. */
  price: priceSchema,
  /** For one piece of the dish. */
  quantity: quantitySchema,
  /** The group it was chosen from. */
  group: iikoIdSchema.nullable().default(null),
});
/** What goes with each piece of a dish. */
export type LineModifier = z.output<typeof lineModifierSchema>;

/** A line of a dish, frozen when the order was placed. */
export const dishLineSchema = z.object({
  product: iikoIdSchema,
  name: z.string(),
  /** Of one piece with its modifiers. */
  price: priceSchema.default(-1),
  quantity: quantitySchema,
  /** Whether the dish, or what goes with it, is on the restaurant's stop-list. */
  stoplist: z.boolean().default(false),
  /** Null where the dish has one size only. */
  size: z.object({ id: iikoIdSchema, name: z.string() }).nullable().default(null),
  modifiers: z.array(lineModifierSchema).default([]),
});
/** A line of a dish. */
export type DishLine = z.output<typeof dishLineSchema>;
