import * as z from 'zod';
import { defineEvent } from '../contract/event.ts';
import { timeSchema } from '../contract/fields.ts';
import type { MenuDish } from './dish-menu.ts';

/** Something that has run out, or of which only so much is left: a dish, or a modifier. */
export const stoppedSchema = z.object({
  product: z.string(),
  /** Null: in every size. */
  size: z.string().nullable(),
  /** How many pieces are left; 0: none. */
  left: z.number().int().nonnegative(),
});
/** Something that has run out, or of which only so much is left. */
export type Stopped = z.output<typeof stoppedSchema>;

/** How long a stop-list is good for taking orders by. */
export const stopListGoodForMinutes = 5;

/** Whether dishes can be ordered at this moment, and what has run out. */
export const restaurantStateSchema = z.object({
  stopList: z.object({
    data: z.array(stoppedSchema),
    /** When the restaurant said so; null: it has not been heard of yet. */
    readAt: timeSchema.nullable(),
  }),
  /** False while there is no menu, or no stop-list of the last {@link stopListGoodForMinutes} minutes. */
  canOrder: z.boolean(),
  /** Since when the restaurant has not been heard of, where that is why nothing can be ordered. */
  staleSince: timeSchema.nullable(),
});
/** Whether dishes can be ordered at this moment, and what has run out. */
export type RestaurantState = z.output<typeof restaurantStateSchema>;

/** Something has run out or is there again, or dishes can be ordered again or no longer. */
export const restaurantStopListChange = defineEvent({
  name: 'restaurantStopListChange',
  summary: 'The stop-list has changed, or whether dishes can be ordered',
  audience: 'everyone',
  inStream: false,
  payload: restaurantStateSchema,
});

/** How many pieces of a dish in a size, or of a modifier, can be had; null: as many as one likes. */
export function piecesLeft(
  stopped: readonly Stopped[],
  product: string,
  size: string | null = null,
): number | null {
  const bounds = stopped
    .filter((one) => one.product === product && (one.size === null || one.size === size))
    .map(({ left }) => left);
  return bounds.length > 0 ? Math.min(...bounds) : null;
}

/** Whether a dish cannot be had in any size it is sold in. */
export function isDishStopped(stopped: readonly Stopped[], dish: MenuDish): boolean {
  return dish.sizes.every(({ id }) => piecesLeft(stopped, dish.id, id) === 0);
}

/** Whether a stop-list that was read then is good for taking orders by now. */
export function isStopListGood(readAt: Date | null, now: Date): boolean {
  if (readAt === null) return false;
  return now.getTime() - readAt.getTime() <= stopListGoodForMinutes * 60_000;
}
