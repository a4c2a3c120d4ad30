import { priceToWire } from '../../money/money.ts';
import type { DishChoice, DishLine } from './dish-choice.ts';
import type { DishPick } from './dish-pick.ts';
import { isSameIikoId } from '../iiko-id.ts';
import type { Stopped } from '../stop-list.ts';

/** What of a line of an order or of a cart says which dish it is, and how many. */
export type OrderedDish = Pick<DishLine, 'product' | 'name' | 'quantity' | 'size' | 'modifiers'>;

/** The line that a pick becomes; prices in roubles. */
export function dishLineOf(pick: DishPick, quantity: number): DishLine {
  const { dish, size, modifiers, priceKopecks } = pick;
  return {
    product: dish.id,
    name: dish.name,
    price: priceToWire(priceKopecks),
    quantity,
    stoplist: false,
    size: size.id === null ? null : { id: size.id, name: size.name },
    modifiers: modifiers.map(({ group, modifier, quantity: pieces }) => ({
      id: modifier.id,
      name: modifier.name,
      price: priceToWire(modifier.priceKopecks),
      quantity: pieces,
      group: group.id,
    })),
  };
}

/** Asks for the same again: for another order, or for an edit that leaves the line as it is. */
export function choiceOfLine({
  size,
  modifiers,
}: Pick<OrderedDish, 'size' | 'modifiers'>): Required<DishChoice> {
  return {
    size: size?.id ?? null,
    modifiers: modifiers.map(({ id, quantity, group }) => ({ id, quantity, group })),
  };
}

/** A line that asks for more than there is. */
export interface Shortage {
  /** Which of the lines, from 0. */
  readonly line: number;
  /** What there is not enough of: the dish's name, or a modifier's. */
  readonly name: string;
  /** How many pieces there are for all lines together. */
  readonly left: number;
}

/**
 * The lines that the stop-list does not allow, each once: those with a dish or a modifier of which all
 * lines together ask for more than is left.
 */
export function findShortages(
  stopped: readonly Stopped[],
  lines: readonly OrderedDish[],
): Shortage[] {
  const found = new Map<number, Shortage>();
  for (const entry of stopped) {
    const demands = lines.map((line) => demandOf(line, entry));
    if (piecesTaken(entry, lines) <= entry.left) continue;
    for (const [line, demand] of demands.entries()) {
      const known = found.get(line);
      if (!demand || (known && known.left <= entry.left)) continue;
      found.set(line, { line, name: demand.name, left: entry.left });
    }
  }
  return [...found.values()].sort((one, other) => one.line - other.line);
}

/** How many pieces of what the entry names the lines take together. */
export function piecesTaken(entry: Stopped, lines: readonly OrderedDish[]): number {
  return lines.reduce((sum, line) => sum + (demandOf(line, entry)?.pieces ?? 0), 0);
}

/** What is left once these lines have taken theirs; never less than nothing. */
export function leftAfter(stopped: readonly Stopped[], lines: readonly OrderedDish[]): Stopped[] {
  return stopped.map((entry) => ({
    ...entry,
    left: Math.max(entry.left - piecesTaken(entry, lines), 0),
  }));
}

/** Whether a line takes something of which there is some, and only so much. */
export function takesFromBalance(
  stopped: readonly Stopped[],
  lines: readonly OrderedDish[],
): boolean {
  return stopped.some((entry) => entry.left > 0 && piecesTaken(entry, lines) > 0);
}

/** Whether a line holds something that has run out altogether. */
export function isLineStopped(
  stopped: readonly Stopped[],
  line: Omit<OrderedDish, 'quantity'>,
): boolean {
  return stopped.some((entry) => entry.left === 0 && demandOf({ ...line, quantity: 1 }, entry));
}

function demandOf(
  { product, name, quantity, size, modifiers }: OrderedDish,
  entry: Stopped,
): { name: string; pieces: number } | null {
  const isSize = entry.size === null || isSameIikoId(entry.size, size?.id);
  if (isSize && isSameIikoId(product, entry.product)) {
    return { name, pieces: quantity };
  }
  const chosen = modifiers.filter(
    ({ id }) => entry.size === null && isSameIikoId(id, entry.product),
  );
  const [first] = chosen;
  if (!first) return null;
  const each = chosen.reduce((sum, modifier) => sum + modifier.quantity, 0);
  return { name: first.name, pieces: each * quantity };
}
