import * as z from 'zod';
import { defineEvent } from '../contract/endpoints/event.ts';
import { timeSchema } from '../contract/fields/fields.ts';
import { readRows, type OnOddRow } from '../contract/rows.ts';
import type { ListedDish } from './dishes/dish-list.ts';
import { isSameIikoId } from './iiko-id.ts';

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
    .filter(
      (one) =>
        isSameIikoId(one.product, product) && (one.size === null || isSameIikoId(one.size, size)),
    )
    .map(({ left }) => left);
  return bounds.length > 0 ? Math.min(...bounds) : null;
}

/** Whether a dish cannot be had in any size it is sold in. */
export function isDishStopped(
  stopped: readonly Stopped[],
  dish: Pick<ListedDish, 'id' | 'sizes'>,
): boolean {
  return dish.sizes.every(({ id }) => piecesLeft(stopped, dish.id, id) === 0);
}

/** Whether a stop-list that was read then is good for taking orders by now. */
export function isStopListGood(readAt: Date | null, now: Date): boolean {
  if (readAt === null) return false;
  return now.getTime() - readAt.getTime() <= stopListGoodForMinutes * 60_000;
}

const rows = z.array(z.unknown());

/**
 * Stop-lists as the restaurant's system answers them.
 * @source iiko Cloud API, stop lists: organization, terminal group, product
 */
export const stopListsSchema = z.looseObject({ terminalGroupStopLists: rows });
/** Stop-lists as the restaurant's system answers them. */
export type StopLists = z.output<typeof stopListsSchema>;

const organizationListSchema = z.object({ organizationId: z.string(), items: rows });
const groupListSchema = z.object({ terminalGroupId: z.string(), items: rows });
const entrySchema = z.object({
  productId: z.string().min(1),
  /** What is left; 0 and less is none. A row that names a dish and no number means none of it. */
  balance: z.number().catch(0),
  /** Null: in every size. */
  sizeId: z.string().nullish().catch(null),
});

/** A part of the restaurant that has a stop-list. */
export interface StopListPlace {
  readonly organizationId: string;
  /** Null where no group of terminals is the restaurant's own: every group counts then. */
  readonly terminalGroupId: string | null;
}

/**
 * What cannot be had at the place, in whole pieces, each once and in an order of its own. Without a terminal
 * group of the restaurant's own every group counts: what is out in one may not be promised.
 *
 * @param onOdd - called with rows that could not be read and were left out
 */
export function readStopList(
  body: StopLists,
  { organizationId, terminalGroupId }: StopListPlace,
  onOdd?: OnOddRow,
): Stopped[] {
  const entries = readRows(organizationListSchema, body.terminalGroupStopLists, onOdd)
    .filter((list) => isSameIikoId(list.organizationId, organizationId))
    .flatMap(({ items }) => readRows(groupListSchema, items, onOdd))
    .filter(
      (list) => terminalGroupId === null || isSameIikoId(list.terminalGroupId, terminalGroupId),
    )
    .flatMap(({ items }) => readRows(entrySchema, items, onOdd));
  const byThing = new Map<string, Stopped>();
  for (const { productId: product, sizeId, balance } of entries) {
    const size = sizeId ?? null;
    const key = `${product} ${size ?? ''}`.toLowerCase();
    const left = Math.max(0, Math.floor(balance));
    const known = byThing.get(key);
    if (!known || left < known.left) byThing.set(key, { product, size, left });
  }
  return [...byThing.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, stopped]) => stopped);
}
