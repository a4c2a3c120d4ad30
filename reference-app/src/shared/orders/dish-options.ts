import type { DishLine } from '@portal/domain/orders';

/** A dish's size and what goes with it, in words: `['Большая', 'Сметана × 2']`. */
export function dishOptions({ size, modifiers }: Pick<DishLine, 'size' | 'modifiers'>): string[] {
  return [
    ...(size?.name ? [size.name] : []),
    ...modifiers.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)),
  ];
}
