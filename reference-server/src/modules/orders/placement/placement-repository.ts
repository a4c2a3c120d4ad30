import type { StoreKind } from '@portal/domain/catalogue';
import type { Order, PaymentType } from '@portal/domain/orders';
import type { Stopped } from '@portal/domain/restaurant';
import { isReferenceViolation } from '../../../db/errors/constraint-violation.ts';
import { defineStatement, type SqlClient } from '../../../db/statement.ts';
import type { IdempotencyClaim } from '../../../kernel/idempotency/idempotency.ts';
import type { OutboxRow } from '../../../outbox/outbox-row.ts';
import type { PlacementContext } from './order-validation.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';
import type { StopListSnapshot } from '../stop-list/dish-balance-repository.ts';
import type { CatalogueProduct } from './requested-products.ts';

interface ContextRow {
  order_id: number;
  guest_name: string;
  guest_phone: string;
  guest_email: string | null;
  room_name: string | null;
  title: string | null;
  is_active: boolean;
  kind: StoreKind;
  fee_name: string;
  fee_type: OrderRow['feeType'];
  fee_value_hundredths: number;
  products: CatalogueProduct[] | null;
  stop_list: { stopped: Stopped[]; readAt: string | null } | null;
}

const readContext = defineStatement<
  [guestId: number, roomId: number, storeId: number, productIds: number[]],
  ContextRow
>(`
  SELECT nextval('order_id_seq')::int AS order_id, guest.name AS guest_name,
    guest.phone AS guest_phone, guest.email AS guest_email, room.name AS room_name, store.title, store.is_active,
    store.store_type::text AS kind, store.fee_name, store.fee_type, store.fee_value_hundredths,
    (SELECT jsonb_agg(jsonb_build_object('id', product.id, 'storeId', product.store_id,
       'name', product.name, 'priceKopecks', product.price_kopecks, 'forSale', product.for_sale,
       'vatCode', product.vat_code))
     FROM product WHERE product.id = ANY($4::int[])) AS products,
    (SELECT jsonb_build_object('stopped', stopped, 'readAt', read_at) FROM restaurant_stop_list
     WHERE store.store_type = 'restaurant') AS stop_list
  FROM guest
  LEFT JOIN room ON room.id = $2 AND room.name <> '' AND NOT room.is_hidden
  LEFT JOIN store ON store.id = $3
  WHERE guest.id = $1`);

/** What the order's own row is made of; the rest of its columns begin at their defaults. */
export interface NewOrderRow {
  readonly id: number;
  /** The kind of its store at that moment. */
  readonly type: StoreKind;
  readonly storeId: number;
  readonly roomId: number;
  readonly guestId: number;
  readonly phone: string;
  readonly email: string | null;
  readonly comment: string;
  readonly paymentType: PaymentType;
  readonly paymentSystem: string | null;
  readonly feeName: string;
  readonly feeType: OrderRow['feeType'];
  readonly feeValueHundredths: number;
  readonly feeKopecks: number;
  readonly totalKopecks: number | null;
}

/* The guest's row is the lock that makes the count right for orders that are placed at once. */
const allowed = `
  allowed AS MATERIALIZED (
    SELECT "guestId" FROM jsonb_to_record($1::jsonb) AS given ("guestId" int)
    WHERE may_place_order("guestId", $5::int)
  )`;

const inserts = (onlyIf: string) => `
  placed AS (
    INSERT INTO "order" (id, type, store_id, room_id, guest_id, phone, email, comment, payment_type,
      payment_system, fee_name, fee_type, fee_value_hundredths, fee_kopecks, total_kopecks, create_at,
      status_at)
    SELECT id, type, "storeId", "roomId", "guestId", phone, email, comment, "paymentType", "paymentSystem",
      "feeName", "feeType", "feeValueHundredths", "feeKopecks", "totalKopecks", $4::timestamptz,
      $4::timestamptz
    FROM jsonb_to_record($1::jsonb) AS given (id int, type text, "storeId" int, "roomId" int, "guestId" int,
      phone text, email text, comment text, "paymentType" text, "paymentSystem" text, "feeName" text,
      "feeType" text, "feeValueHundredths" int, "feeKopecks" int, "totalKopecks" int)
    WHERE EXISTS (SELECT FROM ${onlyIf})
    RETURNING id
  ), lines AS (
    INSERT INTO order_line (order_id, position, kind, product_id, name, price_kopecks, quantity, size,
      modifiers, vat_code)
    SELECT placed.id, position, kind, "productId", name, "priceKopecks", quantity, size, modifiers, "vatCode"
    FROM placed, jsonb_to_recordset($2::jsonb) AS given (position int, kind order_line_kind,
      "productId" text, name text, "priceKopecks" int, quantity int, size jsonb, modifiers jsonb,
      "vatCode" int)
  ), told AS (
    INSERT INTO outbox (channel, kind, payload, audience, ordering_key, created_at, available_at)
    SELECT channel, given.kind, payload, audience, "orderingKey", $4::timestamptz, $4::timestamptz
    FROM placed, jsonb_to_recordset($3::jsonb) AS given (channel text, kind text, payload jsonb,
      audience jsonb, "orderingKey" text)
  )
  SELECT EXISTS (SELECT FROM placed) AS "isPlaced", EXISTS (SELECT FROM allowed) AS "isAllowed"`;

interface PlacedRow {
  readonly isPlaced: boolean;
  readonly isAllowed: boolean;
}

type Values = [order: string, lines: string, outboxRows: string, now: Date, maxOpenUnpaid: number];

const insertOrder = defineStatement<Values, PlacedRow>(`WITH ${allowed}, ${inserts('allowed')}`);

const insertOrderUnderKey = defineStatement<
  [...Values, reply: string, account: string, endpoint: string, key: string, claimId: string],
  PlacedRow
>(`
  WITH ${allowed}, claim AS (
    UPDATE idempotency_key SET state = 'done', reply_status = 201, reply_body = $6::jsonb
    WHERE account = $7 AND endpoint = $8 AND key = $9 AND claim_id = $10::uuid AND state = 'running'
      AND EXISTS (SELECT FROM allowed)
    RETURNING 1
  ), ${inserts('claim')}`);

/** What became of placing an order; unless it is placed, nothing is written. */
type Placed =
  | 'placed'
  /** The guest has as many open unpaid orders as one may have. */
  | 'too-many-open'
  /** The idempotency key is no longer held by this run. */
  | 'key-lost'
  /** The room was removed after it was read. */
  | 'room-gone';

/** Places orders. */
export type PlacementRepository = ReturnType<typeof createPlacementRepository>;

/** An order as it is to be written. */
export interface Placement {
  readonly row: NewOrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly outboxRows: readonly OutboxRow[];
  readonly order: Order;
  readonly claim: IdempotencyClaim | null;
  /** Most open unpaid orders of the guest, this one included. */
  readonly maxOpenUnpaid: number;
  readonly now: Date;
}

/** What {@link PlacementRepository.read} finds. */
export interface PlacementSnapshot extends Omit<
  PlacementContext,
  'paymentSystems' | 'isPaidOnline' | 'cardPayments' | 'dishes' | 'receiptEmail'
> {
  readonly orderId: number;
  /** What the restaurant has run out of, where the order is for it. */
  readonly stopList: StopListSnapshot | null;
  readonly guest: { readonly name: string; readonly phone: string };
  /** Of the guest's profile. */
  readonly guestEmail: string | null;
}

/** Placing in SQL: one statement to read and one to write, both prepared. */
export function createPlacementRepository(database: SqlClient) {
  return {
    /** Reads everything the input names and draws the order's number; null when the guest is gone. */
    async read({
      guestId,
      roomId,
      storeId,
      productIds,
    }: {
      guestId: number;
      roomId: number;
      storeId: number;
      productIds: number[];
    }): Promise<PlacementSnapshot | null> {
      const [row] = await readContext(database, guestId, roomId, storeId, productIds);
      if (!row) return null;
      return {
        orderId: row.order_id,
        guest: { name: row.guest_name, phone: row.guest_phone },
        guestEmail: row.guest_email,
        room: row.room_name === null ? null : { name: row.room_name },
        store:
          row.title === null
            ? null
            : {
                title: row.title,
                isActive: row.is_active,
                kind: row.kind,
                feeName: row.fee_name,
                feeType: row.fee_type,
                feeValueHundredths: row.fee_value_hundredths,
              },
        products: row.products ?? [],
        stopList: row.stop_list && {
          stopped: row.stop_list.stopped,
          readAt: row.stop_list.readAt === null ? null : new Date(row.stop_list.readAt),
        },
      };
    },
    /**
     * Writes the order, its lines, its notifications, and the answer under the idempotency key, all or
     * nothing; in a transaction only where more than that has to hold together.
     */
    async place(placement: Placement, transaction: SqlClient = database): Promise<Placed> {
      const { row, lines, outboxRows, order, claim, maxOpenUnpaid, now } = placement;
      const values: Values = [
        JSON.stringify(row),
        JSON.stringify(lines.map((line, position) => ({ position, ...line }))),
        JSON.stringify(outboxRows),
        now,
        maxOpenUnpaid,
      ];
      try {
        const [placed] = claim
          ? await insertOrderUnderKey(
              transaction,
              ...values,
              JSON.stringify({ order }),
              claim.account,
              claim.endpoint,
              claim.key,
              claim.claimId,
            )
          : await insertOrder(transaction, ...values);
        if (placed?.isPlaced) return 'placed';
        return placed?.isAllowed ? 'key-lost' : 'too-many-open';
      } catch (error) {
        if (isReferenceViolation(error, 'roomOfOrder')) return 'room-gone';
        throw error;
      }
    },
  };
}
