import type { Order, OrderStatus } from '@portal/domain/orders';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { SqlClient } from '../../db/statement.ts';
import { guestSearchConditions } from '../../lists/guest-search.ts';
import { readPage, type ListPage, type PageRequest } from '../../lists/list-page.ts';
import { selectRows, sqlList } from '../../lists/sql-list.ts';
import type { PlaceValue } from '../../lists/text-search.ts';
import { orderOf, type OrderRow } from './order-row.ts';

/** Orders that are held at once while all that a filter finds are read. */
const batchSize = 500;
/** No order's number is as large: the database draws smaller ones. */
const firstIdNever = 2 ** 31 - 1;

const columns = `
  o.id, o.status::text AS status, o.previous_status::text AS "previousStatus", o.type,
  jsonb_build_object('id', store.id, 'title', store.title) AS store,
  jsonb_build_object('id', room.id, 'name', room.name) AS room,
  jsonb_build_object('id', guest.id, 'name', guest.name, 'phone', guest.phone) AS guest,
  o.phone, o.comment, o.description, o.payment_type AS "paymentType",
  o.payment_system AS "paymentSystem", o.paid_for::text AS "paidFor", o.approve,
  o.fee_name AS "feeName", o.fee_type AS "feeType", o.fee_value_hundredths AS "feeValueHundredths",
  o.total_kopecks AS "totalKopecks", o.refunded_kopecks AS "refundedKopecks",
  o.cancel_reason AS "cancelReason", o.cancel_metadata AS "cancelMetadata",
  o.create_at AS "createAt", o.status_at AS "statusAt", o.completed_at AS "completedAt", o.version,
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('kind', line.kind, 'productId', line.product_id,
     'name', line.name, 'priceKopecks', line.price_kopecks, 'quantity', line.quantity,
     'stoplist', line.stoplist, 'size', line.size, 'modifiers', line.modifiers,
     'vatCode', line.vat_code) ORDER BY line.position), '[]')
   FROM order_line line WHERE line.order_id = o.id) AS lines`;

const everythingOf = `
  JOIN store ON store.id = o.store_id
  JOIN room ON room.id = o.room_id
  JOIN guest ON guest.id = o.guest_id`;

/** Of a guest's orders in one answer, before JSON escapes what they are made of; the newest is there in any case. */
const partMaxBytes = 600_000;
/** What an order and a line take beside their texts. */
const besideTextBytes = { order: 1_500, line: 250 };

const ofGuest = `
  WITH part AS (
    SELECT o.id, ${besideTextBytes.order} + octet_length(o.comment) + octet_length(o.description)
        + COALESCE(octet_length(o.cancel_metadata::text), 0)
        + (SELECT COALESCE(sum(${besideTextBytes.line} + octet_length(line.name)
             + COALESCE(octet_length(line.modifiers::text), 0)), 0)
           FROM order_line line WHERE line.order_id = o.id) AS bytes
    FROM "order" o
    WHERE o.guest_id = $1 AND ($2::int IS NULL OR o.id < $2)
      AND ($4::timestamptz IS NULL OR o.create_at >= $4::timestamptz)
    ORDER BY o.id DESC LIMIT $3
  ), sized AS (
    SELECT id, sum(bytes) OVER newest_first AS bytes, row_number() OVER newest_first AS place,
      (count(*) OVER ())::int AS part_count
    FROM part WINDOW newest_first AS (ORDER BY id DESC)
  )
  SELECT ${columns}, sized.part_count AS "partCount"
  FROM sized JOIN "order" o ON o.id = sized.id ${everythingOf}
  WHERE sized.bytes <= ${partMaxBytes} OR sized.place = 1 ORDER BY o.id DESC`;

const byIds = `
  SELECT ${columns} FROM "order" o ${everythingOf}
  WHERE o.id = ANY($1::int[]) ORDER BY o.id`;

/** Which orders staff want to see. */
interface OrderFilter {
  readonly status?: OrderStatus | undefined;
  readonly storeId?: number | undefined;
  /** In the guest's name and phone, the order's phone and number, the room. */
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only those with a smaller number. */
  readonly beforeId?: number | undefined;
}

/** Which of a guest's orders. */
interface GuestOrdersPart {
  readonly before?: number | undefined;
  readonly limit: number;
  /** None that were placed before. */
  readonly since?: Date | undefined;
}

/** Reads orders, each list in one statement. */
export type OrderQueries = ReturnType<typeof createOrderQueries>;

/** Reads an order inside a transaction, or outside of one. */
export async function findOrder(client: SqlClient, orderId: number): Promise<OrderRow | null> {
  const [row] = await findOrders(client, [orderId]);
  return row ?? null;
}

/** Reads several orders at once. */
export async function findOrders(
  client: SqlClient,
  orderIds: readonly number[],
): Promise<OrderRow[]> {
  return client.$queryRawUnsafe<OrderRow[]>(byIds, orderIds);
}

/** Orders in SQL. */
export function createOrderQueries(prisma: PrismaClient) {
  return {
    /**
     * A guest's orders, newest first; those before an order where its number is given. As many as one answer
     * holds: `isCut` says that there are more.
     */
    async ofGuest(
      guestId: number,
      { before, limit, since }: GuestOrdersPart,
    ): Promise<{ orders: Order[]; isCut: boolean }> {
      const rows = await prisma.$queryRawUnsafe<(OrderRow & { partCount: number })[]>(
        ofGuest,
        guestId,
        before ?? null,
        limit,
        since ?? null,
      );
      return { orders: rows.map(orderOf), isCut: rows.length < (rows[0]?.partCount ?? 0) };
    },
    async find(orderId: number): Promise<Order | null> {
      const row = await findOrder(prisma, orderId);
      return row && orderOf(row);
    },
    /** One page, newest first. */
    page(filter: OrderFilter & PageRequest): Promise<ListPage<Order>> {
      const list = sqlList<number>(prisma, {
        from: '"order" o',
        conditions: (place) => orderConditions(filter, place),
        sortedBy: [['o.id', 'integer']],
        isDescending: true,
      });
      return readPage(list, filter, async (ids) => (await findOrders(prisma, ids)).map(orderOf));
    },
    /** All that a filter finds, newest first, batch by batch. */
    async *batches(filter: OrderFilter): AsyncGenerator<OrderRow[]> {
      let beforeId = firstIdNever;
      for (;;) {
        const part = { ...filter, beforeId };
        const rows = await selectRows<OrderRow>(prisma, (place) => batchSql(part, place));
        if (rows.length > 0) yield rows;
        beforeId = rows.at(-1)?.id ?? 0;
        if (rows.length < batchSize) return;
      }
    },
  };
}

function batchSql(filter: OrderFilter, place: PlaceValue): string {
  return `
    SELECT ${columns}
    FROM (SELECT o.* FROM "order" o WHERE ${orderConditions(filter, place).join(' AND ')}
      ORDER BY o.id DESC LIMIT ${batchSize}) o
    ${everythingOf}
    ORDER BY o.id DESC`;
}

/** A filter as conditions in SQL on `"order" o`. */
function orderConditions(filter: OrderFilter, value: PlaceValue): string[] {
  const conditions: string[] = [];
  if (filter.status) conditions.push(`o.status = ${value(filter.status)}::order_status`);
  if (filter.storeId) conditions.push(`o.store_id = ${value(filter.storeId)}`);
  if (filter.from) conditions.push(`o.create_at >= ${value(new Date(filter.from))}`);
  if (filter.to) conditions.push(`o.create_at <= ${value(new Date(filter.to))}`);
  if (filter.beforeId) conditions.push(`o.id < ${value(filter.beforeId)}`);
  conditions.push(...guestSearchConditions(filter.search ?? '', value, 'o', ['o.phone']));
  return conditions;
}
