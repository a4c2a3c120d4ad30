import type { AlertKind } from '@portal/domain/alerts';
import type { DifferenceKind } from '@portal/domain/reconciliation';
import type {
  PaymentRecord,
  RefundRecord,
} from '../../../sandbox/yookassa/payments/payment-record.ts';
import type { Entry } from '../../../src/modules/payments/money/difference-repository.ts';
import type { Stage } from '../stage/stage.ts';

/** An order as the portal shows it. */
export interface OrderRow {
  readonly id: number;
  readonly status: string;
  readonly paidFor: string | null;
  readonly total: number;
  readonly refunded: number;
  readonly placedAt: string;
  /** When it came to its status. */
  readonly statusAt: string;
  /** It has been shown as paid by money that is held. */
  readonly wasHeld: boolean;
}

/** A payment in the portal's books. */
export interface PaymentRow {
  readonly id: string;
  readonly orderId: number;
  readonly providerId: string | null;
  readonly status: string;
  readonly amount: number;
  readonly nextCheckAt: string | null;
}

/** A refund in the portal's books. */
interface RefundRow {
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: number;
  readonly providerId: string | null;
  readonly status: string;
  readonly reason: string;
  readonly amount: number;
  readonly nextCheckAt: string | null;
}

/** An alert, whether or not somebody has ticked it off. */
interface AlertRow {
  readonly kind: AlertKind;
  readonly about: string;
  readonly isOpen: boolean;
}

/** A difference that is open, or that a member of staff has noted as looked into. */
export interface DifferenceRow {
  readonly kind: DifferenceKind;
  readonly subject: string;
  readonly orderId: number | null;
  readonly paymentId: string | null;
  readonly amount: number;
  readonly theirs: Entry | null;
  readonly isOpen: boolean;
}

interface OurBooks {
  readonly orders: OrderRow[];
  readonly payments: PaymentRow[];
  readonly refunds: RefundRow[];
  readonly alerts: AlertRow[];
  readonly differences: DifferenceRow[];
  readonly openNotifications: number;
}

/** Both sides' books, and the alerts of staff about them. */
export interface Books extends OurBooks {
  readonly theirPayments: readonly PaymentRecord[];
  readonly theirRefunds: readonly RefundRecord[];
  readonly repeatedKeys: readonly string[];
  /** Nothing is open on either side, and nobody plans to do anything. */
  readonly isSettled: boolean;
}

const readOurs = `SELECT
  ARRAY(SELECT jsonb_build_object('id', id, 'status', status, 'paidFor', paid_for,
      'total', total_kopecks, 'refunded', refunded_kopecks, 'placedAt', create_at,
      'statusAt', status_at, 'wasHeld', EXISTS (SELECT FROM audit_entry
        WHERE entity = 'order' AND entity_id = "order".id::text AND action = 'payment'
          AND "to" ->> 'paidFor' = 'waiting_for_capture'))
    FROM "order" ORDER BY id) AS orders,
  ARRAY(SELECT jsonb_build_object('id', id, 'orderId', order_id, 'providerId', provider_payment_id,
      'status', status, 'amount', amount_kopecks, 'nextCheckAt', next_check_at)
    FROM payment ORDER BY created_at, id) AS payments,
  ARRAY(SELECT jsonb_build_object('id', refund.id, 'paymentId', payment_id, 'orderId', order_id,
      'providerId', provider_refund_id, 'status', refund.status, 'reason', reason,
      'amount', refund.amount_kopecks, 'nextCheckAt', refund.next_check_at)
    FROM refund JOIN payment ON payment.id = payment_id
    ORDER BY refund.created_at, refund.id) AS refunds,
  ARRAY(SELECT jsonb_build_object('kind', kind, 'about', subject, 'isOpen', resolved_at IS NULL)
    FROM alert ORDER BY id) AS alerts,
  ARRAY(SELECT jsonb_build_object('kind', kind, 'subject', subject, 'orderId', order_id,
      'paymentId', payment_id, 'amount', amount_kopecks, 'theirs', theirs,
      'isOpen', resolved_at IS NULL)
    FROM book_difference WHERE resolved_at IS NULL OR act = 'note' ORDER BY id) AS differences,
  (SELECT count(*)::int FROM webhook_inbox WHERE processed_at IS NULL) AS "openNotifications"`;

/** Reads both sides' books. */
export async function readBooks({ query, yookassa }: Pick<Stage, 'query' | 'yookassa'>) {
  const [ours] = await query<OurBooks>({ name: 'read-books', text: readOurs });
  if (!ours) throw new Error('The books could not be read.');
  const theirPayments = yookassa.payments();
  const theirRefunds = yookassa.refunds();
  const books: Books = {
    ...{ ...ours, theirPayments, theirRefunds },
    repeatedKeys: yookassa.repeatedKeys(),
    isSettled:
      ours.openNotifications === 0 &&
      [...ours.payments, ...ours.refunds].every(({ nextCheckAt }) => nextCheckAt === null) &&
      theirRefunds.every(({ status }) => status !== 'pending') &&
      theirPayments.every(({ status }) => status === 'succeeded' || status === 'canceled'),
  };
  return books;
}
