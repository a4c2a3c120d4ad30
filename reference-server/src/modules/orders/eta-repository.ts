import { isOrderClosed, orderLoadRules, orderStatuses, type storeKinds } from '@portal/domain';
import { defineStatement } from '../../db/statement.ts';

type StoreKind = (typeof storeKinds)[number];

const open = orderStatuses
  .filter((status) => !isOrderClosed(status))
  .map((status) => `'${status}'`)
  .join(', ');
const countedFor = `interval '${orderLoadRules.countedForHours} hours'`;

/** An own open order, and how many of its store were open when it was placed. */
export interface OpenOrderRow {
  readonly id: number;
  readonly kind: StoreKind;
  readonly createAt: Date;
  readonly ahead: number;
}

/** A guest's open orders, newest first. */
export const readOpenOrders = defineStatement<[guestId: number, most: number], OpenOrderRow>(`
  SELECT own.id, store.store_type::text AS kind, own.create_at AS "createAt",
    (SELECT count(*)::int FROM "order" earlier
     WHERE earlier.store_id = own.store_id AND earlier.id < own.id
       AND earlier.create_at > own.create_at - ${countedFor}
       AND (earlier.status IN (${open}) OR earlier.status_at > own.create_at)) AS ahead
  FROM "order" own JOIN store ON store.id = own.store_id
  WHERE own.guest_id = $1 AND own.status IN (${open})
  ORDER BY own.id DESC LIMIT $2`);

/** A store that takes orders, and how many of it are open. */
export const readStoreLoad = defineStatement<
  [storeId: number, now: Date],
  { readonly kind: StoreKind; readonly ahead: number }
>(`
  SELECT store.store_type::text AS kind,
    (SELECT count(*)::int FROM "order" waiting
     WHERE waiting.store_id = store.id AND waiting.status IN (${open})
       AND waiting.create_at > $2::timestamptz - ${countedFor}) AS ahead
  FROM store WHERE store.id = $1 AND store.is_active`);
