import type { Order, OrderStatus } from '@portal/domain';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { SqlClient } from '../../db/statement.ts';
import { orderOf, type OrderRow } from './order-row.ts';
import { searchPatterns } from './order-search.ts';

/** Most orders of one guest that are listed: the newest. */
export const guestOrdersMax = 500;

const columns = `
  o.id, o.status::text AS status, o.previous_status::text AS "previousStatus",
  jsonb_build_object('id', store.id, 'title', store.title) AS store,
  jsonb_build_object('id', room.id, 'name', room.name) AS room,
  jsonb_build_object('id', guest.id, 'name', guest.name, 'phone', guest.phone) AS guest,
  o.phone, o.comment, o.description, o.payment_type AS "paymentType",
  o.payment_system AS "paymentSystem", o.paid_for::text AS "paidFor", o.approve,
  o.fee_name AS "feeName", o.fee_type AS "feeType", o.fee_value_hundredths AS "feeValueHundredths",
  o.total_kopecks AS "totalKopecks", o.refunded_kopecks AS "refundedKopecks",
  o.cancel_reason AS "cancelReason", o.cancel_metadata AS "cancelMetadata",
  o.create_at AS "createAt", o.completed_at AS "completedAt", o.version,
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('kind', line.kind, 'productId', line.product_id,
     'name', line.name, 'priceKopecks', line.price_kopecks, 'quantity', line.quantity,
     'stoplist', line.stoplist) ORDER BY line.position), '[]')
   FROM order_line line WHERE line.order_id = o.id) AS lines`;

const everythingOf = `
  JOIN store ON store.id = o.store_id
  JOIN room ON room.id = o.room_id
  JOIN guest ON guest.id = o.guest_id`;

const ofGuest = `
  SELECT ${columns} FROM "order" o ${everythingOf}
  WHERE o.guest_id = $1 ORDER BY o.id DESC LIMIT ${guestOrdersMax}`;

const byId = `SELECT ${columns} FROM "order" o ${everythingOf} WHERE o.id = $1`;

/** Which orders staff want to see. */
export interface OrderFilter {
  readonly status?: OrderStatus | undefined;
  readonly storeId?: number | undefined;
  /** In the guest's name and phone, the order's phone and number, the room. */
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Reads orders, each list in one statement. */
export interface OrderReadings {
  /** A guest's orders, newest first, at most {@link guestOrdersMax}. */
  ofGuest(guestId: number): Promise<Order[]>;
  /** One page, newest first, and how many there are on all pages. */
  page(filter: OrderFilter): Promise<{ orders: Order[]; total: number }>;
  find(orderId: number): Promise<Order | null>;
}

/** Reads an order inside a transaction, or outside of one. */
export async function findOrder(client: SqlClient, orderId: number): Promise<OrderRow | null> {
  const [row] = await client.$queryRawUnsafe<OrderRow[]>(byId, orderId);
  return row ?? null;
}

/** Orders in SQL. */
export function createOrderReadings(prisma: PrismaClient): OrderReadings {
  return {
    async ofGuest(guestId) {
      const rows = await prisma.$queryRawUnsafe<OrderRow[]>(ofGuest, guestId);
      return rows.map(orderOf);
    },
    async find(orderId) {
      const row = await findOrder(prisma, orderId);
      return row && orderOf(row);
    },
    async page(filter) {
      const { sql, values } = pageQuery(filter);
      const rows = await prisma.$queryRawUnsafe<PageRow[]>(sql, ...values);
      return { orders: rows.filter(isOrder).map(orderOf), total: rows[0]?.total ?? 0 };
    },
  };
}

/** A page that lies behind the last one is one row with the total alone. */
type PageRow = { total: number } & (OrderRow | { id: null });

function isOrder(row: PageRow): row is { total: number } & OrderRow {
  return row.id !== null;
}

function pageQuery(filter: OrderFilter): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions: string[] = [];
  if (filter.status) conditions.push(`o.status = ${value(filter.status)}::order_status`);
  if (filter.storeId) conditions.push(`o.store_id = ${value(filter.storeId)}`);
  if (filter.from) conditions.push(`o.create_at >= ${value(new Date(filter.from))}`);
  if (filter.to) conditions.push(`o.create_at <= ${value(new Date(filter.to))}`);
  if (filter.search) {
    const { text, phone, number } = searchPatterns(filter.search);
    const [anywhere, inPhone] = [value(text), value(phone)];
    conditions.push(`(
      o.phone LIKE ${inPhone} OR o.id::text LIKE ${value(number)}
      OR o.guest_id IN (SELECT id FROM guest WHERE name ILIKE ${anywhere} OR phone LIKE ${inPhone})
      OR o.room_id IN (SELECT id FROM room WHERE name ILIKE ${anywhere}))`);
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const limit = value(filter.pageSize);
  const offset = value((filter.page - 1) * filter.pageSize);
  return {
    values,
    sql: `
      SELECT counted.total, ${columns}
      FROM (SELECT count(*)::int AS total FROM "order" o ${where}) counted
      LEFT JOIN (SELECT o.* FROM "order" o ${where} ORDER BY o.id DESC LIMIT ${limit} OFFSET ${offset}) o
        ON true
      ${everythingOf.replaceAll('JOIN', 'LEFT JOIN')}
      ORDER BY o.id DESC`,
  };
}
