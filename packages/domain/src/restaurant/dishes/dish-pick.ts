import { isKopecks } from '../../money/money.ts';
import { quantityMax } from '../../contract/fields/fields.ts';
import type { ChosenModifier, DishChoice } from './dish-choice.ts';
import { isSameIikoId } from '../iiko-id.ts';
import type { MenuDish, MenuModifier, MenuModifierGroup, MenuSize } from './dish-menu.ts';

/** A modifier with how many of it go with one piece of the dish. */
export interface PickedModifier {
  readonly group: MenuModifierGroup;
  readonly modifier: MenuModifier;
  /** From 1. */
  readonly quantity: number;
}

/** A dish as it is asked for, found in the menu. */
export interface DishPick {
  readonly dish: MenuDish;
  readonly size: MenuSize;
  /** In the order of the menu, each once. */
  readonly modifiers: readonly PickedModifier[];
  /** Of one piece with its modifiers. */
  readonly priceKopecks: number;
}

/** Why a dish cannot be had as it is asked for. */
export type ChoiceProblem =
  | { readonly reason: 'size-not-sold' }
  /** One piece with its modifiers comes to more than the portal handles. */
  | { readonly reason: 'too-dear' }
  | { readonly reason: 'modifier-not-sold'; readonly id: string }
  /** Of the group, or of one modifier in it where that has a name of its own. */
  | {
      readonly reason: 'too-few' | 'too-many';
      readonly group: MenuModifierGroup;
      readonly modifier: MenuModifier | null;
      /** The least, or the most, that may be chosen. */
      readonly bound: number;
    };

/** The size that is meant when nobody names one. */
export function defaultSize(dish: MenuDish): MenuSize {
  return dish.sizes[0];
}

/** What comes with a dish of this size by itself, when nobody chooses. */
export function defaultModifiers(size: MenuSize): ChosenModifier[] {
  return size.groups.flatMap(({ id: group, modifiers }) =>
    modifiers
      .filter(({ byDefault }) => byDefault > 0)
      .map(({ id, byDefault }) => ({ id, quantity: Math.min(byDefault, quantityMax), group })),
  );
}

/** Whether the dish cannot go into a cart with one tap: it has sizes, or something must be chosen. */
export function needsChoice(dish: MenuDish): boolean {
  return dish.sizes.length > 1 || 'problems' in pickDish(dish, {});
}

/**
 * Finds what is asked for in the menu, and what one piece of it costs.
 * Where nothing may be chosen that way, says of everything at once why.
 */
export function pickDish(
  dish: MenuDish,
  choice: DishChoice,
): DishPick | { readonly problems: readonly ChoiceProblem[] } {
  const size =
    choice.size === undefined || choice.size === null
      ? defaultSize(dish)
      : dish.sizes.find(({ id }) => isSameIikoId(id, choice.size));
  if (!size) return { problems: [{ reason: 'size-not-sold' }] };
  const { counts, unknown } = countChosen(size, choice.modifiers ?? defaultModifiers(size));
  const problems = [
    ...unknown.map((id) => ({ reason: 'modifier-not-sold', id }) as const),
    ...size.groups.flatMap((group) => boundProblems(group, counts)),
  ];
  if (problems.length > 0) return { problems };
  const modifiers = size.groups.flatMap((group) =>
    group.modifiers.flatMap((modifier) => {
      const quantity = counts.get(modifier) ?? 0;
      return quantity > 0 ? [{ group, modifier, quantity }] : [];
    }),
  );
  const added = size.groups.reduce((sum, group) => sum + priceOfGroup(group, counts), 0);
  const priceKopecks = size.priceKopecks + added;
  if (!isKopecks(priceKopecks)) return { problems: [{ reason: 'too-dear' }] };
  return { dish, size, modifiers, priceKopecks };
}

type Counts = ReadonlyMap<MenuModifier, number>;

function countChosen(
  size: MenuSize,
  chosen: readonly ChosenModifier[],
): { counts: Counts; unknown: string[] } {
  const counts = new Map<MenuModifier, number>();
  const unknown: string[] = [];
  for (const { id, group, quantity } of chosen) {
    const modifier = size.groups
      .filter((one) => group === undefined || group === null || isSameIikoId(one.id, group))
      .flatMap(({ modifiers }) => modifiers)
      .find((one) => isSameIikoId(one.id, id));
    if (modifier) counts.set(modifier, (counts.get(modifier) ?? 0) + quantity);
    else unknown.push(id);
  }
  return { counts, unknown };
}

function boundProblems(group: MenuModifierGroup, counts: Counts): ChoiceProblem[] {
  const total = group.modifiers.reduce((sum, modifier) => sum + (counts.get(modifier) ?? 0), 0);
  const ofGroup = { group, modifier: null };
  return [
    ...(total < group.min ? [{ reason: 'too-few', ...ofGroup, bound: group.min } as const] : []),
    ...(total > group.max ? [{ reason: 'too-many', ...ofGroup, bound: group.max } as const] : []),
    ...group.modifiers.flatMap((modifier): ChoiceProblem[] => {
      const quantity = counts.get(modifier) ?? 0;
      const { min, max } = modifier;
      if (quantity < min) return [{ reason: 'too-few', group, modifier, bound: min }];
      if (quantity > max) return [{ reason: 'too-many', group, modifier, bound: max }];
      return [];
    }),
  ];
}

/** Each modifier's own free pieces cost nothing, and then the group's: the dearest, in the guest's favour. */
function priceOfGroup(group: MenuModifierGroup, counts: Counts): number {
  const paid = group.modifiers.flatMap((modifier) => {
    const pieces = Math.max(0, (counts.get(modifier) ?? 0) - modifier.free);
    return Array<number>(pieces).fill(modifier.priceKopecks);
  });
  return paid
    .sort((one, other) => other - one)
    .slice(group.free)
    .reduce((sum, price) => sum + price, 0);
}
