import { quantityMax } from '@portal/domain/orders';
import {
  defaultModifiers,
  piecesLeft,
  pickDish,
  type ChoiceProblem,
  type ChosenModifier,
  type DishPick,
  type MenuDish,
  type MenuModifier,
  type MenuModifierGroup,
  type MenuSize,
  type Stopped,
} from '@portal/domain/restaurant';

/** A dish while a guest chooses how to have it. */
export interface DishDraft {
  readonly size: MenuSize;
  readonly modifiers: readonly ChosenModifier[];
  /** From 1. */
  readonly quantity: number;
}

/** Where choosing begins: the default size, or the first there still is, with what comes by itself. */
export function openDraft(dish: MenuDish, stopped: readonly Stopped[]): DishDraft {
  const size = dish.sizes.find(({ id }) => piecesLeft(stopped, dish.id, id) !== 0) ?? dish.sizes[0];
  return { size, modifiers: defaultModifiers(size), quantity: 1 };
}

/** Another size; what is chosen stays where that size has it too. */
export function withSize(draft: DishDraft, size: MenuSize): DishDraft {
  const stored = draft.modifiers.filter((chosen) =>
    size.groups.some(
      ({ id, modifiers }) =>
        id === (chosen.group ?? null) && modifiers.some((modifier) => modifier.id === chosen.id),
    ),
  );
  const defaults = defaultModifiers(size).filter(
    ({ group }) => !draft.size.groups.some(({ id }) => id === (group ?? null)),
  );
  return { ...draft, size, modifiers: [...stored, ...defaults] };
}

/** How many of a modifier are chosen. */
export function chosenOf(
  draft: DishDraft,
  { id: group }: MenuModifierGroup,
  { id }: MenuModifier,
): number {
  return draft.modifiers
    .filter((chosen) => chosen.id === id && (chosen.group ?? null) === group)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Sets how many of a modifier go with each piece. */
export function withModifier(
  draft: DishDraft,
  group: MenuModifierGroup,
  modifier: MenuModifier,
  quantity: number,
): DishDraft {
  const others = draft.modifiers.filter(
    ({ id, group: of }) => id !== modifier.id || (of ?? null) !== group.id,
  );
  if (quantity < 1) return { ...draft, modifiers: others };
  return {
    ...draft,
    modifiers: [...others, { id: modifier.id, quantity, group: group.id }],
  };
}

/** Makes a modifier the only one of its group; null takes all of the group out. */
export function withOnly(
  draft: DishDraft,
  group: MenuModifierGroup,
  modifier: MenuModifier | null,
): DishDraft {
  const others = draft.modifiers.filter(({ group: of }) => (of ?? null) !== group.id);
  const emptied = { ...draft, modifiers: others };
  return modifier ? withModifier(emptied, group, modifier, 1) : emptied;
}

/** How many of a modifier there may be, with the others of its group as they are. */
export function maxQuantityOf(
  draft: DishDraft,
  group: MenuModifierGroup,
  modifier: MenuModifier,
  stopped: readonly Stopped[],
): number {
  const others = group.modifiers
    .filter((other) => other !== modifier)
    .reduce((sum, other) => sum + chosenOf(draft, group, other), 0);
  const left = piecesLeft(stopped, modifier.id) ?? quantityMax;
  return Math.max(0, Math.min(modifier.max, group.max - others, left));
}

/** The choice in the menu, or what still keeps it from being made. */
export function pickDraft(
  dish: MenuDish,
  { size, modifiers }: DishDraft,
): DishPick | { readonly problems: readonly ChoiceProblem[] } {
  return pickDish(dish, { size: size.id, modifiers });
}
