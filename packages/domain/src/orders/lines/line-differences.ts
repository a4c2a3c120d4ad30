import * as z from 'zod';
import { dishKey } from '../../restaurant/dishes/dish-choice.ts';
import { choiceOfLine } from '../../restaurant/dishes/dish-line.ts';
import type { OrderAttributes } from '../order-schema.ts';

/** A line that is not the same before and after: added, gone, or another quantity. */
export const lineDifferenceSchema = z.object({
  /** With the size and the modifiers where those tell it from another line. */
  name: z.string(),
  /** Pieces before; null: there was no such line. */
  before: z.number().int().nullable(),
  /** Pieces after; null: there is no such line any more. */
  after: z.number().int().nullable(),
});
/** A line that is not the same before and after. */
export type LineDifference = z.output<typeof lineDifferenceSchema>;

/** The lines of an order, or of what somebody wants it to be. */
export type ComparedLines = Pick<OrderAttributes, 'products' | 'iikoProducts'>;

/**
 * In what two sets of lines differ, in the order of `after`, then what is gone. The same dish with
 * another size or other modifiers is another line.
 */
export function lineDifferences(before: ComparedLines, after: ComparedLines): LineDifference[] {
  const earlier = keyed(before);
  const later = keyed(after);
  return [
    ...[...later].flatMap(([key, { name, quantity }]) => {
      const was = earlier.get(key)?.quantity ?? null;
      return was === quantity ? [] : [{ name, before: was, after: quantity }];
    }),
    ...[...earlier].flatMap(([key, { name, quantity }]) =>
      later.has(key) ? [] : [{ name, before: quantity, after: null }],
    ),
  ];
}

function keyed({ products, iikoProducts }: ComparedLines) {
  return new Map<string, { name: string; quantity: number }>([
    ...products.map((line) => [`product ${line.id}`, line] as const),
    ...iikoProducts.map((line) => {
      const { size, modifiers, quantity } = line;
      const additions = [size?.name, ...modifiers.map((modifier) => modifier.name)];
      const inBrackets = additions.filter((each) => each !== undefined).join(', ');
      const name = inBrackets ? `${line.name} (${inBrackets})` : line.name;
      return [dishKey(line.product, choiceOfLine(line)), { name, quantity }] as const;
    }),
  ]);
}
