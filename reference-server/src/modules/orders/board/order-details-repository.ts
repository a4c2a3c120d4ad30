import { roublesFromKopecks } from '@portal/domain/money';
import { orderHistoryMax, type OrderDetails } from '@portal/domain/orders';
import type { OrderPayment, OrderRefund } from '@portal/domain/payments';
import type { TicketStatus } from '@portal/domain/tickets';
import { defineStatement, type SqlClient } from '../../../db/statement.ts';
import { historyOf, type OrderAuditRow } from './order-history.ts';
import { findOrder } from '../order-queries.ts';
import { orderOf } from '../order-row.ts';

interface MoneyRow {
  readonly id: string | null;
  readonly amountKopecks: number;
  readonly error: string | null;
  readonly createAt: string;
  readonly updateAt: string;
}

type PaymentRow = MoneyRow & {
  readonly status: OrderPayment['status'];
  readonly refunds: readonly (MoneyRow &
    Pick<OrderRefund, 'status' | 'reason' | 'comment' | 'lines'>)[];
};

interface BesideRow {
  readonly payments: PaymentRow[];
  readonly tickets: { id: number; status: TicketStatus; createAt: string }[];
  readonly rating: { score: number; review: string; createAt: string } | null;
  readonly approved: boolean;
  readonly guestSince: Date;
  readonly guestOrders: number;
  readonly guestCanceled: number;
}

const money = (table: string, providerId: string) => `
  'id', ${table}.${providerId}, 'status', ${table}.status, 'amountKopecks', ${table}.amount_kopecks,
  'error', ${table}.last_error, 'createAt', ${table}.created_at, 'updateAt', ${table}.updated_at`;

const readBeside = defineStatement<[orderId: number], BesideRow>(`
  SELECT
    (SELECT COALESCE(jsonb_agg(jsonb_build_object(${money('payment', 'provider_payment_id')},
       'refunds', (SELECT COALESCE(jsonb_agg(jsonb_build_object(
            ${money('refund', 'provider_refund_id')}, 'reason', refund.reason,
            'comment', refund.comment, 'lines', refund.lines)
          ORDER BY refund.created_at, refund.id), '[]')
          FROM refund WHERE refund.payment_id = payment.id))
      ORDER BY payment.created_at, payment.id), '[]')
     FROM payment WHERE payment.order_id = o.id) AS payments,
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', id, 'status', status, 'createAt', create_at)
       ORDER BY id DESC), '[]')
     FROM ticket WHERE ticket.order_id = o.id) AS tickets,
    (SELECT jsonb_build_object('score', score, 'review', review, 'createAt', create_at)
     FROM rating WHERE rating.order_id = o.id) AS rating,
    guest.approved, guest.created_at AS "guestSince",
    (SELECT count(*)::int FROM "order" WHERE guest_id = guest.id) AS "guestOrders",
    (SELECT count(*)::int FROM "order" WHERE guest_id = guest.id AND status = 'canceled')
      AS "guestCanceled"
  FROM "order" o JOIN guest ON guest.id = o.guest_id
  WHERE o.id = $1`);

const readHistory = defineStatement<[orderId: string, limit: number], OrderAuditRow>(`
  SELECT entry.at, entry.actor, entry."from", entry."to", COALESCE(staff.name, guest.name) AS name
  FROM (SELECT * FROM audit_entry WHERE entity = 'order' AND entity_id = $1
    ORDER BY id DESC LIMIT $2::int) entry
  LEFT JOIN staff ON entry.actor = 'admin_' || staff.id
  LEFT JOIN guest ON entry.actor = 'user_' || guest.id
  ORDER BY entry.id`);

const markOpened = defineStatement<[orderId: number, now: Date], never>(`
  UPDATE "order" SET opened_at = $2 WHERE id = $1 AND opened_at IS NULL`);

/** Notes that a member of staff has looked at an order, so that it rings nowhere any more. */
export async function noteOrderOpened(client: SqlClient, orderId: number): Promise<void> {
  await markOpened(client, orderId, new Date());
}

/** Everything staff see of an order; null when there is no such order. */
export async function readOrderDetails(
  client: SqlClient,
  orderId: number,
): Promise<OrderDetails | null> {
  const [order, [beside], entries] = await Promise.all([
    findOrder(client, orderId),
    readBeside(client, orderId),
    readHistory(client, String(orderId), orderHistoryMax),
  ]);
  if (!order || !beside) return null;
  const { payments, tickets, rating, approved, guestSince } = beside;
  return {
    order: orderOf(order),
    history: historyOf(order, entries),
    payments: payments.map(({ refunds, status, ...payment }) => ({
      ...moneyOf(payment),
      status,
      refunds: refunds.map(({ status: current, reason, comment, lines, ...refund }) => ({
        ...moneyOf(refund),
        ...{ status: current, reason, comment, lines },
      })),
    })),
    tickets: tickets.map(({ createAt, ...ticket }) => ({ ...ticket, create_at: utc(createAt) })),
    rating: rating && {
      score: rating.score,
      review: rating.review,
      create_at: utc(rating.createAt),
    },
    guest: {
      approved,
      createdAt: guestSince.toISOString(),
      orders: beside.guestOrders,
      canceled: beside.guestCanceled,
    },
  };
}

function moneyOf({ id, amountKopecks, error, createAt, updateAt }: MoneyRow) {
  const amount = roublesFromKopecks(amountKopecks);
  return { id, amount, error, create_at: utc(createAt), update_at: utc(updateAt) };
}

/** A time inside of JSON has the offset of the database's session. */
function utc(moment: string): string {
  return new Date(moment).toISOString();
}
