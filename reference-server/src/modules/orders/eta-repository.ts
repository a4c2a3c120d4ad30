import type { storeKinds } from '@portal/domain/catalogue';
import {
  isOrderClosed,
  orderStatuses,
  type PaidFor,
  type PaymentType,
} from '@portal/domain/orders';
import { orderLoadRules } from '@portal/domain/server';
import { defineStatement } from '../../db/statement.ts';

type StoreKind = (typeof storeKinds)[number];

const open = orderStatuses
  .filter((status) => !isOrderClosed(status))
  .map((status) => `'${status}'`)
  .join(', ');
const countedFor = `interval '${orderLoadRules.countedForHours} hours'`;

/** An own open order, since when it could be started, and how many of its store were open then. */
export interface OpenOrderRow {
  readonly id: number;
  readonly kind: StoreKind;
  readonly status: (typeof orderStatuses)[number];
  readonly paymentType: PaymentType;
  readonly paymentSystem: string | null;
  readonly paidFor: PaidFor;
  readonly totalKopecks: number | null;
  /** When it was placed, or its money first taken or held. */
  readonly begun: Date;
  readonly ahead: number;
}

/** A guest's open orders, newest first. */
export const readOpenOrders = defineStatement<[guestId: number, most: number], OpenOrderRow>(`
  SELECT own.id, store.store_type::text AS kind, own.status::text AS status,
    own.payment_type AS "paymentType", own.payment_system AS "paymentSystem",
    own.paid_for::text AS "paidFor", own.total_kopecks AS "totalKopecks", begun.at AS begun,
    (SELECT count(*)::int FROM "order" earlier
     WHERE earlier.store_id = own.store_id AND earlier.id <> own.id
       AND earlier.create_at < begun.at AND earlier.create_at > begun.at - ${countedFor}
       AND (earlier.status IN (${open}) OR earlier.status_at > begun.at)) AS ahead
  FROM "order" own JOIN store ON store.id = own.store_id,
    LATERAL (
      SELECT coalesce(min(paid.at), own.create_at) AS at FROM audit_entry paid
      WHERE paid.entity = 'order' AND paid.entity_id = own.id::text AND paid.action = 'payment'
        AND paid."to"->>'paidFor' IN ('waiting_for_capture', 'succeeded')) begun
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
