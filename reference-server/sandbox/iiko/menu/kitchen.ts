import * as z from 'zod';
import type { SandboxState } from '../../state/sandbox-state.ts';
import { venueRevision } from '../venue/venue.ts';
import type { Dish, DishSize } from './dish.ts';
import { dishId, sizeId } from './menu-ids.ts';
import { findDish } from './menu-index.ts';

export const dishChange = z.object({
  id: z.string(),
  /** Of this size only; absent: of all. */
  sizeId: z.string().nullish(),
  /** Null: not sold any more. */
  priceRoubles: z.number().min(0).max(1_000_000).multipleOf(0.01).nullable().exactOptional(),
  isHidden: z.boolean().exactOptional(),
});

type DishChange = z.infer<typeof dishChange>;

/** Dishes as they are sold now. */
export interface Kitchen {
  /** The dish as it was written into the menu, with what was changed since. */
  dish(written: Dish): Dish;
  /** Grows with every change. */
  revision(): number;
  /** Where its picture is; null: nobody has taken one. */
  pictureUrl(dish: Dish): string | null;
}

interface ChangedDish {
  id: string;
  isHidden: boolean;
  /** By the id of the size; `one` where the dish has one size only. */
  prices: Record<string, number | null>;
}

export interface ChangingKitchen extends Kitchen {
  /** False: there is no such dish, or it has no such size. */
  change(change: DishChange): boolean;
}

const priceKey = ({ size }: DishSize): string => sizeId(size) ?? 'one';

export function createKitchen(
  state: SandboxState,
  pictureUrl: Kitchen['pictureUrl'],
): ChangingKitchen {
  const changes = state.collection<ChangedDish>('iiko-dishes');
  const counts = state.collection<{ changes: number }>('iiko-menu');
  const changesSoFar = () => counts.get('menu')?.changes ?? 0;

  return {
    pictureUrl,
    revision: () => venueRevision + changesSoFar(),
    dish(written) {
      const changed = changes.get(dishId(written.key));
      if (!changed) return written;
      const { isHidden: _, ...dish } = written;
      const sizes = written.sizes.map((size) => ({
        ...size,
        priceRoubles: changed.prices[priceKey(size)] ?? null,
      })) as Dish['sizes'];
      return { ...dish, sizes, ...(changed.isHidden && { isHidden: true }) };
    },
    change({ id, sizeId: sizeKey, priceRoubles, isHidden }) {
      const written = findDish(id)?.dish;
      const dish = written && this.dish(written);
      if (!dish) return false;
      const isChanged = (size: DishSize) => !sizeKey || priceKey(size) === sizeKey;
      if (!dish.sizes.some(isChanged)) return false;
      const prices = dish.sizes.map((size): [string, number | null] => [
        priceKey(size),
        priceRoubles !== undefined && isChanged(size) ? priceRoubles : size.priceRoubles,
      ]);
      changes.put(id, {
        id,
        isHidden: isHidden ?? dish.isHidden ?? false,
        prices: Object.fromEntries(prices),
      });
      counts.put('menu', { changes: changesSoFar() + 1 });
      return true;
    },
  };
}
