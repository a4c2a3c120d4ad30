import { defineStatement } from '../../../db/statement.ts';

/** The limit of a budget, of which an attempt consumes points. */
export interface AttemptLimit {
  readonly scope: string;
  readonly key: string;
  /** How many may be consumed in a window. */
  readonly points: number;
  /** When the window ends that opens if none is open. */
  readonly windowEnd: Date;
}

/** How a budget stands. */
export interface AttemptCount {
  readonly scope: string;
  readonly count: number;
  /** ISO-8601. */
  readonly windowEnd: string;
}

/**
 * SQL that consumes points of each budget, of those that exceed it too: the caller looks at the counts
 * and rolls back. Rows are locked in one order everywhere.
 *
 * @param limits - the parameter with the limits as JSON.
 * @param now - the parameter with the time.
 * @param onlyIf - a named subquery; nothing is consumed when it has no row.
 * @param points - the parameter with how many of each; one by default.
 */
export function consumingAttempts(limits: string, now: string, onlyIf = '', points = '1'): string {
  return `
    INSERT INTO attempt_budget AS held (scope, key, window_start, window_end, count)
    SELECT given.scope, given.key, ${now}::timestamptz, given."windowEnd", ${points}::int
    FROM jsonb_to_recordset(${limits}::jsonb) AS given
      (scope text, key text, "windowEnd" timestamptz)
    ${onlyIf && `WHERE EXISTS (SELECT FROM ${onlyIf})`}
    ORDER BY given.scope, given.key
    ON CONFLICT (scope, key) DO UPDATE SET
      count = CASE WHEN held.window_end > ${now}::timestamptz
        THEN LEAST(held.count::bigint + excluded.count, 2000000000)::int ELSE excluded.count END,
      window_start = CASE WHEN held.window_end > ${now}::timestamptz
        THEN held.window_start ELSE excluded.window_start END,
      window_end = CASE WHEN held.window_end > ${now}::timestamptz
        THEN held.window_end ELSE excluded.window_end END
    RETURNING scope, count, window_end AS "windowEnd"`;
}

/**
 * SQL that gives points of each budget back.
 * @param points - the parameter with how many of each; one by default.
 */
export function refundingAttempts(limits: string, points = '1'): string {
  return `
    UPDATE attempt_budget AS held SET count = GREATEST(held.count - ${points}::int, 0)
    FROM (
      SELECT budget.scope, budget.key FROM attempt_budget AS budget
      JOIN jsonb_to_recordset(${limits}::jsonb) AS given (scope text, key text) USING (scope, key)
      ORDER BY budget.scope, budget.key FOR UPDATE OF budget
    ) AS locked
    WHERE held.scope = locked.scope AND held.key = locked.key`;
}

/** What of a budget is to be given back: as much as another has counted. */
export interface PointReturn {
  readonly scope: string;
  readonly key: string;
  /** Counts the share that is given back, and begins anew. */
  readonly shareScope: string;
  readonly shareKey: string;
}

/**
 * Gives budgets back what was consumed of them and counted as a share. What a share counted before the budget's
 * window began is none of it: nothing of that share is given back then.
 */
export const returnShares = defineStatement<[returns: string, now: Date], never>(`
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS given
      (scope text, key text, "shareScope" text, "shareKey" text)
  ), budget AS (
    SELECT scope, key, count, window_start, window_end FROM attempt_budget
    WHERE (scope, key) IN (SELECT scope, key FROM given)
      OR (scope, key) IN (SELECT "shareScope", "shareKey" FROM given)
    ORDER BY scope, key FOR UPDATE
  ), change AS (
    SELECT budget.scope, budget.key, GREATEST(budget.count - share.count, 0) AS count
    FROM given JOIN budget USING (scope, key)
    JOIN budget AS share ON share.scope = given."shareScope" AND share.key = given."shareKey"
    WHERE share.window_start >= budget.window_start AND share.window_end > $2::timestamptz
    UNION ALL
    SELECT scope, key, 0 FROM budget WHERE (scope, key) IN (SELECT "shareScope", "shareKey" FROM given)
  )
  UPDATE attempt_budget AS held SET count = change.count FROM change
  WHERE held.scope = change.scope AND held.key = change.key`);

const openAttempts = `
  SELECT scope, count, window_end AS "windowEnd" FROM attempt_budget
  WHERE scope = $1 AND key = $2`;

/** Consumes points of each; inside a transaction that is rolled back when one is exceeded. */
export const consumeAttempts = defineStatement<
  [limits: string, now: Date, points: number],
  AttemptRow
>(consumingAttempts('$1', '$2', '', '$3'));
interface AttemptRow {
  scope: string;
  count: number;
  windowEnd: Date;
}

/** How a budget stands, also when its window is over; nothing where none was consumed. */
export const readAttempts = defineStatement<[scope: string, key: string], AttemptRow>(openAttempts);

/** The same, and nobody consumes from it until the transaction ends. */
export const lockAttempts = defineStatement<[scope: string, key: string], AttemptRow>(
  `${openAttempts} FOR UPDATE`,
);

/** Gives points of each back. */
export const refundAttempts = defineStatement<[limits: string, points: number], never>(
  refundingAttempts('$1', '$2'),
);
