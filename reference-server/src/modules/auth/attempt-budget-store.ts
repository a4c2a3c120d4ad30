import { defineStatement } from '../../db/statement.ts';

/** One point of a budget that is to be spent. */
export interface AttemptSpend {
  readonly scope: string;
  readonly key: string;
  /** How many may be spent in a window. */
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
 * SQL that spends one point of each budget, of those that exceed it too: the caller looks at the counts
 * and rolls back. Rows are locked in one order everywhere.
 *
 * @param spends - the parameter with the spends as JSON.
 * @param now - the parameter with the time.
 * @param onlyIf - a named subquery; nothing is spent when it has no row.
 */
export function spendingAttempts(spends: string, now: string, onlyIf?: string): string {
  return `
    INSERT INTO attempt_budget AS held (scope, key, window_start, window_end, count)
    SELECT given.scope, given.key, ${now}::timestamptz, given."windowEnd", 1
    FROM jsonb_to_recordset(${spends}::jsonb) AS given
      (scope text, key text, "windowEnd" timestamptz)
    ${onlyIf === undefined ? '' : `WHERE EXISTS (SELECT FROM ${onlyIf})`}
    ORDER BY given.scope, given.key
    ON CONFLICT (scope, key) DO UPDATE SET
      count = CASE WHEN held.window_end > ${now}::timestamptz THEN held.count + 1 ELSE 1 END,
      window_start = CASE WHEN held.window_end > ${now}::timestamptz
        THEN held.window_start ELSE excluded.window_start END,
      window_end = CASE WHEN held.window_end > ${now}::timestamptz
        THEN held.window_end ELSE excluded.window_end END
    RETURNING scope, count, window_end AS "windowEnd"`;
}

/** SQL that gives one point of each budget back. */
export function refundingAttempts(spends: string): string {
  return `
    UPDATE attempt_budget AS held SET count = GREATEST(held.count - 1, 0)
    FROM (
      SELECT budget.scope, budget.key FROM attempt_budget AS budget
      JOIN jsonb_to_recordset(${spends}::jsonb) AS given (scope text, key text) USING (scope, key)
      ORDER BY budget.scope, budget.key FOR UPDATE OF budget
    ) AS locked
    WHERE held.scope = locked.scope AND held.key = locked.key`;
}

/** Spends one point of each; inside a transaction that is rolled back when one is exceeded. */
export const spendAttempts = defineStatement<[spends: string, now: Date], SpentRow>(
  spendingAttempts('$1', '$2'),
);
interface SpentRow {
  scope: string;
  count: number;
  windowEnd: Date;
}

/** Gives one point of each back. */
export const refundAttempts = defineStatement<[spends: string], never>(refundingAttempts('$1'));
