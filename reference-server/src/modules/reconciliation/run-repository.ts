import { alertResolvedBySystem } from '@portal/domain/alerts';
import type { Reconciliation } from '@portal/domain/reconciliation';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import type { Compared, Tally } from './tally.ts';

/** A comparison as it stands. */
export interface RunRow {
  readonly id: number;
  readonly fromAt: Date;
  readonly until: Date;
  /** The hotel's day for the one of each night. */
  readonly night: string | null;
  readonly askedBy: string;
  readonly askedByName: string | null;
  readonly tally: Tally;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly failure: string | null;
}

/** Far below what a statement has time for. */
const deletedAtOnce = 500;

const columns = `reconciliation.id, from_at AS "fromAt", until, night, asked_by AS "askedBy",
  (SELECT staff.name FROM staff WHERE 'admin_' || staff.id = asked_by) AS "askedByName",
  tally, started_at AS "startedAt", finished_at AS "finishedAt", failure`;

const begin = defineStatement<
  [
    from: Date,
    until: Date,
    night: string | null,
    by: string,
    tally: string,
    now: Date,
    lease: Date,
  ],
  RunRow
>(`
  INSERT INTO reconciliation (from_at, until, night, asked_by, tally, started_at, leased_until)
  VALUES ($1::timestamptz, $2::timestamptz, $3, $4, $5::jsonb, $6::timestamptz, $7::timestamptz)
  ON CONFLICT (night) DO NOTHING
  RETURNING ${columns}`);

const claim = defineStatement<[now: Date, lease: Date], RunRow>(`
  UPDATE reconciliation SET leased_until = $2::timestamptz
  WHERE id = (SELECT id FROM reconciliation
    WHERE finished_at IS NULL AND leased_until <= $1::timestamptz
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${columns}`);

const note = defineStatement<
  [id: number, tally: string, lease: Date, failure: string | null],
  never
>(`
  UPDATE reconciliation SET tally = $2::jsonb, leased_until = $3::timestamptz, failure = $4
  WHERE id = $1::int AND finished_at IS NULL`);

const finish = defineStatement<
  [id: number, tally: string, now: Date, failure: string | null],
  RunRow
>(`
  UPDATE reconciliation SET tally = $2::jsonb, finished_at = $3::timestamptz, failure = $4
  WHERE id = $1::int AND finished_at IS NULL
  RETURNING ${columns}`);

const pending = defineStatement<[], RunRow>(`
  SELECT ${columns} FROM reconciliation
  WHERE finished_at IS NULL AND failure IS NULL ORDER BY id DESC LIMIT 1`);

const newest = defineStatement<[], RunRow>(
  `SELECT ${columns} FROM reconciliation ORDER BY id DESC LIMIT 1`,
);

const find = defineStatement<[id: number], RunRow>(
  `SELECT ${columns} FROM reconciliation WHERE id = $1::int`,
);

/** An order that is to be paid online is enough: money may have been taken for it without the portal. */
const dueNight = defineStatement<
  [night: string, before: Date, since: Date],
  { comparedUntil: Date | null }
>(`
  SELECT (SELECT max(until) FROM reconciliation
    WHERE night IS NOT NULL AND finished_at IS NOT NULL AND failure IS NULL) AS "comparedUntil"
  WHERE NOT EXISTS (SELECT FROM reconciliation WHERE night = $1)
    AND (EXISTS (SELECT FROM payment
        WHERE provider_payment_id IS NOT NULL AND created_at < $2::timestamptz)
      OR EXISTS (SELECT FROM "order" WHERE payment_type = 'external'
        AND create_at < $2::timestamptz AND create_at > $3::timestamptz))`);

const deleteOld = defineStatement<[before: Date, limit: number], { id: number }>(`
  DELETE FROM reconciliation WHERE id IN (
    SELECT id FROM reconciliation WHERE finished_at < $1::timestamptz LIMIT $2::int)
  RETURNING id`);

/** A comparison that is to be begun. */
export interface NewRun {
  readonly from: Date;
  readonly until: Date;
  readonly night: string | null;
  readonly by: string;
}

/** Comparisons in SQL. */
export const runRepository = {
  /** Null where the one of this night has been begun already. */
  async begin(client: SqlClient, { from, until, night, by }: NewRun, tally: Tally, lease: Date) {
    const json = JSON.stringify(tally);
    const [row] = await begin(client, from, until, night, by, json, new Date(), lease);
    return row ?? null;
  },
  /** Takes one that nobody is at any more, or that is to be tried again. */
  claim: async (client: SqlClient, lease: Date) =>
    (await claim(client, new Date(), lease))[0] ?? null,
  /** Notes how far it is, or why it rests until the lease is over. */
  note: (client: SqlClient, id: number, tally: Tally, lease: Date, failure: string | null = null) =>
    note(client, id, JSON.stringify(tally), lease, failure),
  /** The row as it then is: one that another instance has finished stays as that one left it. */
  finish: async (client: SqlClient, id: number, tally: Tally, failure: string | null = null) =>
    (await finish(client, id, JSON.stringify(tally), new Date(), failure))[0] ??
    runRepository.find(client, id),
  pending: async (client: SqlClient) => (await pending(client))[0] ?? null,
  newest: async (client: SqlClient) => (await newest(client))[0] ?? null,
  find: async (client: SqlClient, id: number) => (await find(client, id))[0] ?? null,
  /** How far the nights before have come, where this one has still to be begun and there is something to compare. */
  dueNight: async (
    client: SqlClient,
    night: string,
    { before, since }: { readonly before: Date; readonly since: Date },
  ) => (await dueNight(client, night, before, since))[0] ?? null,
  /** Deletes some that were finished before then; says whether there may be more. */
  deleteOld: async (client: SqlClient, before: Date) =>
    (await deleteOld(client, before, deletedAtOnce)).length === deletedAtOnce,
};

/** A comparison on the wire. */
export function reconciliationOf(row: RunRow): Reconciliation {
  const { id, fromAt, until, tally, startedAt, finishedAt, askedBy, askedByName, failure } = row;
  return {
    id,
    attributes: {
      from: fromAt.toISOString(),
      to: until.toISOString(),
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt && finishedAt.toISOString(),
      by: askedBy === alertResolvedBySystem ? askedBy : (askedByName ?? askedBy),
      failure,
      payments: comparedOf(tally.payments),
      refunds: comparedOf(tally.refunds),
      foreign: tally.foreign,
      adopted: tally.adopted,
      found: tally.found,
    },
  };
}

function comparedOf({ count, agreed, theirsKopecks, oursKopecks }: Compared) {
  return { count, agreed, theirs: theirsKopecks / 100, ours: oursKopecks / 100 };
}
