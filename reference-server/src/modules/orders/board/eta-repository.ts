import type { storeKinds } from '@portal/domain/catalogue';
import { isOrderClosed, orderStatuses } from '@portal/domain/orders';
import { orderLoadRules } from '@portal/domain/server';
import { defineStatement } from '../../../db/statement.ts';

type StoreKind = (typeof storeKinds)[number];

const open = orderStatuses
  .filter((status) => !isOrderClosed(status))
  .map((status) => `'${status}'`)
  .join(', ');
const countedFor = `interval '${orderLoadRules.countedForHours} hours'`;

const isPaidOnline = (order: string, systems: string) =>
  `(${order}.payment_type = 'external' AND ${order}.payment_system = ANY(${systems}::text[])
     AND ${order}.total_kopecks > 0)`;
const paidAt = (order: string) => `
  (SELECT min(paid.at) FROM audit_entry paid
   WHERE paid.entity = 'order' AND paid.entity_id = ${order}.id::text AND paid.action = 'payment'
     AND paid."to"->>'paidFor' IN ('waiting_for_capture', 'succeeded'))`;
/** The domain's `awaitsPayment` of an open order, in SQL. */
export const awaitsPayment = (order: string, systems: string) =>
  `(${isPaidOnline(order, systems)} IS TRUE
    AND (${order}.paid_for IN ('waiting_for_capture', 'succeeded')) IS NOT TRUE)`;

/** An own open order, since when it could be started, and how many of its store could be before it. */
export interface OpenOrderRow {
  readonly id: number;
  readonly kind: StoreKind;
  /** When it was placed, or its money first taken or held. */
  readonly begun: Date;
  readonly ahead: number;
}

/** A guest's open orders that can be started, newest first. */
export const readOpenOrders = defineStatement<
  [guestId: number, limit: number, onlinePaymentSystems: string[]],
  OpenOrderRow
>(`
  SELECT own.id, store.store_type::text AS kind, begun.at AS begun,
    (SELECT count(*)::int FROM "order" earlier
     WHERE earlier.store_id = own.store_id AND earlier.id <> own.id
       AND earlier.create_at < begun.at AND earlier.create_at > begun.at - ${countedFor}
       AND (earlier.status IN (${open}) OR earlier.status_at > begun.at)
       AND (${isPaidOnline('earlier', '$3')} IS NOT TRUE OR ${paidAt('earlier')} < begun.at)) AS ahead
  FROM "order" own JOIN store ON store.id = own.store_id,
    LATERAL (SELECT coalesce(${paidAt('own')}, own.create_at) AS at) begun
  WHERE own.guest_id = $1 AND own.status IN (${open}) AND NOT ${awaitsPayment('own', '$3')}
  ORDER BY own.id DESC LIMIT $2`);

/** A store that takes orders, and how many of it are open. */
export const readStoreLoad = defineStatement<
  [storeId: number, now: Date, onlinePaymentSystems: string[]],
  { readonly kind: StoreKind; readonly ahead: number }
>(`
  SELECT store.store_type::text AS kind,
    (SELECT count(*)::int FROM "order" waiting
     WHERE waiting.store_id = store.id AND waiting.status IN (${open})
       AND waiting.create_at > $2::timestamptz - ${countedFor}
       AND NOT ${awaitsPayment('waiting', '$3')}) AS ahead
  FROM store WHERE store.id = $1 AND store.is_active`);
