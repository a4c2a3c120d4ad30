import { roublesFromKopecks } from '@portal/domain/money';
import {
  differenceRuleOf,
  type BookEntry,
  type Difference,
  type DifferenceAction,
  type DifferenceField,
  type DifferenceKind,
} from '@portal/domain/reconciliation';
import type { PaymentState } from '@portal/domain/server';
import { defineStatement, type SqlClient } from '../../../db/statement.ts';
import { readResolvedPage, type ResolvedRequest } from '../../../lists/resolved-list.ts';

/** How one side has a payment or refund. */
export interface Entry {
  readonly status: PaymentState;
  readonly amountKopecks: number;
  /** What of a payment has gone back through the provider. */
  readonly refundedKopecks: number;
}

/** A difference as it is found. */
export interface FoundDifference {
  readonly kind: DifferenceKind;
  /** What it is about, as one text: `payment:<id>`, `refund:<id>`, `order:<id>` or `order:<id>:<kopecks>`. */
  readonly subject: string;
  /** The payment system. */
  readonly provider: string;
  readonly orderId: number | null;
  /** The provider's ids. */
  readonly paymentId: string | null;
  readonly refundId: string | null;
  readonly amountKopecks: number;
  readonly ours: Entry | null;
  readonly theirs: Entry | null;
  readonly fields: readonly DifferenceField[];
}

/** A difference as it stands. */
export interface DifferenceRow extends FoundDifference {
  readonly id: number;
  readonly since: Date;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly resolvedByName: string | null;
  readonly act: DifferenceAction | null;
  readonly note: string;
}

/** Who resolves a difference, and how. */
export interface Resolution {
  /** `admin_<id>` or `system`. */
  readonly by: string;
  readonly name: string | null;
  readonly act: DifferenceAction | null;
  readonly note: string;
}

const columns = `id, kind, subject, provider, order_id AS "orderId", payment_id AS "paymentId",
  refund_id AS "refundId", amount_kopecks AS "amountKopecks", ours, theirs, fields, since,
  resolved_at AS "resolvedAt", resolved_by AS "resolvedBy", resolved_by_name AS "resolvedByName",
  act, note`;

type Written = [
  kind: string,
  subject: string,
  provider: string,
  orderId: number | null,
  paymentId: string | null,
  refundId: string | null,
  amountKopecks: number,
  ours: string | null,
  theirs: string | null,
  fields: string,
  now: Date,
];

const open = defineStatement<Written, DifferenceRow & { readonly isNew: boolean }>(`
  INSERT INTO book_difference (kind, subject, provider, order_id, payment_id, refund_id,
    amount_kopecks, ours, theirs, fields, since)
  VALUES ($1, $2, $3, $4::int, $5, $6, $7::int, $8::jsonb, $9::jsonb, $10::jsonb, $11::timestamptz)
  ON CONFLICT (kind, subject) WHERE resolved_at IS NULL DO UPDATE SET
    order_id = excluded.order_id, payment_id = excluded.payment_id, refund_id = excluded.refund_id,
    amount_kopecks = excluded.amount_kopecks, ours = excluded.ours, theirs = excluded.theirs,
    fields = excluded.fields
  RETURNING ${columns}, xmax = 0 AS "isNew"`);

const resolveOpen = defineStatement<
  [kind: string, subject: string, now: Date, act: string | null],
  DifferenceRow
>(`
  UPDATE book_difference SET resolved_at = $3::timestamptz, resolved_by = 'system', act = $4
  WHERE kind = $1 AND subject = $2 AND resolved_at IS NULL
  RETURNING ${columns}`);

// What was done may have shown both sides to agree, and so have ended it by itself a moment ago.
const resolveById = defineStatement<
  [id: number, now: Date, by: string, name: string | null, act: string | null, note: string],
  DifferenceRow
>(`
  UPDATE book_difference SET resolved_at = $2::timestamptz, resolved_by = $3, resolved_by_name = $4,
    act = $5, note = $6
  WHERE id = $1::int AND (resolved_at IS NULL OR resolved_by = 'system')
  RETURNING ${columns}`);

const find = defineStatement<[id: number], DifferenceRow>(
  `SELECT ${columns} FROM book_difference WHERE id = $1::int`,
);

const readOpen = defineStatement<[provider: string], Pick<DifferenceRow, 'kind' | 'subject'>>(
  `SELECT kind, subject FROM book_difference WHERE provider = $1 AND resolved_at IS NULL`,
);

const countAlerted = defineStatement<
  [orderId: number | null, subject: string, kinds: readonly string[]],
  { count: number }
>(`
  SELECT count(*)::int AS count FROM book_difference
  WHERE resolved_at IS NULL AND kind = ANY($3::text[])
    AND CASE WHEN $1::int IS NULL THEN subject = $2 ELSE order_id = $1::int END`);

const byIds = defineStatement<[ids: readonly number[]], DifferenceRow>(
  `SELECT ${columns} FROM book_difference WHERE id = ANY($1::int[])`,
);

const jsonOf = (entry: Entry | null) => entry && JSON.stringify(entry);

/** Differences in SQL. Every statement runs on the client, or in the transaction, that it is given. */
export const differenceRepository = {
  /** Writes one down, or what is now known of the one that is open. */
  async open(client: SqlClient, found: FoundDifference, now: Date) {
    const { kind, subject, provider, orderId, paymentId, refundId, amountKopecks } = found;
    const { ours, theirs, fields } = found;
    const about = [kind, subject, provider, orderId, paymentId, refundId, amountKopecks] as const;
    const entries = [jsonOf(ours), jsonOf(theirs), JSON.stringify(fields)] as const;
    const [row] = await open(client, ...about, ...entries, now);
    if (!row) throw new Error(`The difference ${kind} was not written.`);
    return row;
  },
  resolveOpen,
  async resolveById(client: SqlClient, id: number, now: Date, { by, name, act, note }: Resolution) {
    const [row] = await resolveById(client, id, now, by, name, act, note);
    return row ?? null;
  },
  find: async (client: SqlClient, id: number) => (await find(client, id))[0] ?? null,
  readOpen,
  countAlerted: async (...values: Parameters<typeof countAlerted>) =>
    (await countAlerted(...values))[0]?.count ?? 0,
  page: (client: SqlClient, request: ResolvedRequest) =>
    readResolvedPage(client, 'book_difference', request, (ids) => byIds(client, ids)),
};

/** A difference on the wire. */
export function differenceOf(row: DifferenceRow): Difference {
  const { id, kind, orderId, paymentId, refundId, fields, act, note } = row;
  const { since, resolvedAt, resolvedBy, resolvedByName } = row;
  return {
    id,
    attributes: {
      ...{ kind, orderId, paymentId, refundId, act, note },
      fields: [...fields],
      amount: roublesFromKopecks(row.amountKopecks),
      ours: row.ours && entryOf(row.ours),
      theirs: row.theirs && entryOf(row.theirs),
      acts: resolvedAt ? [] : [...differenceRuleOf(kind).actions],
      since: since.toISOString(),
      resolvedAt: resolvedAt && resolvedAt.toISOString(),
      resolvedBy: resolvedByName ?? resolvedBy,
    },
  };
}

function entryOf({ status, amountKopecks, refundedKopecks }: Entry): BookEntry {
  return {
    status,
    amount: roublesFromKopecks(amountKopecks),
    refunded: roublesFromKopecks(refundedKopecks),
  };
}
