import { priceToWire, roublesFromKopecks } from '@portal/domain/money';
import {
  boardLinesMax,
  boardOrdersMax,
  boardStatuses,
  type BoardOrder,
  type OrderBoard,
} from '@portal/domain/orders';
import { defineStatement, type SqlClient } from '../../../db/statement.ts';
import type { OrderRow } from '../order-row.ts';

type CardRow = Pick<
  OrderRow,
  | 'id'
  | 'status'
  | 'room'
  | 'guest'
  | 'store'
  | 'comment'
  | 'paymentType'
  | 'paymentSystem'
  | 'paidFor'
  | 'approve'
  | 'totalKopecks'
  | 'refundedKopecks'
  | 'createAt'
  | 'statusAt'
  | 'version'
> & {
  readonly lineCount: number;
  readonly firstLines: BoardOrder['attributes']['lines']['first'];
  readonly hasStopped: boolean;
  readonly isOpened: boolean;
};

const open = `status IN (${boardStatuses.map((status) => `'${status}'`).join(', ')})`;

const readCards = defineStatement<[], CardRow>(`
  SELECT o.id, o.status::text AS status,
    jsonb_build_object('id', store.id, 'title', store.title) AS store,
    jsonb_build_object('id', room.id, 'name', room.name) AS room,
    jsonb_build_object('id', guest.id, 'name', guest.name, 'phone', guest.phone) AS guest,
    o.comment, o.payment_type AS "paymentType", o.payment_system AS "paymentSystem",
    o.paid_for::text AS "paidFor", o.approve, o.total_kopecks AS "totalKopecks",
    o.refunded_kopecks AS "refundedKopecks", o.create_at AS "createAt", o.status_at AS "statusAt",
    o.version, o.opened_at IS NOT NULL AS "isOpened", lines.*
  FROM (SELECT * FROM "order" WHERE ${open} ORDER BY id LIMIT ${boardOrdersMax}) o
  JOIN store ON store.id = o.store_id
  JOIN room ON room.id = o.room_id
  JOIN guest ON guest.id = o.guest_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS "lineCount", COALESCE(bool_or(stoplist), false) AS "hasStopped",
      COALESCE(jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity) ORDER BY position)
        FILTER (WHERE position < ${boardLinesMax}), '[]') AS "firstLines"
    FROM order_line WHERE order_id = o.id) lines
  ORDER BY o.id`);

const readCounts = defineStatement<
  [since: Date],
  { open: number; done: number; canceled: number }
>(`
  SELECT (SELECT count(*)::int FROM "order" WHERE ${open}) AS open,
    count(*) FILTER (WHERE status = 'done')::int AS done,
    count(*) FILTER (WHERE status = 'canceled')::int AS canceled
  FROM "order" WHERE status IN ('done', 'canceled') AND status_at >= $1::timestamptz`);

/** How many orders are new, and how many of those nobody has opened. */
export const countWaitingOrders = defineStatement<[], { new: number; unopened: number }>(`
  SELECT count(*)::int AS new, count(*) FILTER (WHERE opened_at IS NULL)::int AS unopened
  FROM "order" WHERE status = 'new'`);

/** Reads the board: two statements, however many orders there are. */
export async function readOrderBoard(client: SqlClient, today: Date): Promise<OrderBoard> {
  const [cards, [counts]] = await Promise.all([readCards(client), readCounts(client, today)]);
  const { open: openOrders = 0, done = 0, canceled = 0 } = counts ?? {};
  return { orders: cards.map(cardOf), open: openOrders, today: { done, canceled } };
}

function cardOf(row: CardRow): BoardOrder {
  const { id, status, room, guest, store, comment, paymentType, approve, version, isOpened } = row;
  const lines = { count: row.lineCount, first: row.firstLines, hasStopped: row.hasStopped };
  return {
    id,
    attributes: {
      ...{ status, room, guest, store, comment, paymentType, approve, version, lines, isOpened },
      payment_system: row.paymentSystem,
      paid_for: row.paidFor,
      total: priceToWire(row.totalKopecks),
      refunded: roublesFromKopecks(row.refundedKopecks),
      create_at: row.createAt.toISOString(),
      status_at: row.statusAt.toISOString(),
    },
  };
}
