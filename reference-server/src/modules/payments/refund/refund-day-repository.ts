import { defineStatement } from '../../../db/statement.ts';

/**
 * Adds to what an account has given back today, and says how much that is, in kopecks. It is kept with what
 * else is counted for a time, and deleted with it.
 */
export const addToDay = defineStatement<
  [identity: string, amountKopecks: number, now: Date, dayEnd: Date],
  { kopecks: number }
>(`
  INSERT INTO attempt_budget AS held (scope, key, window_start, window_end, count)
  VALUES ('refunds-per-day', $1, $3::timestamptz, $4::timestamptz, $2::int)
  ON CONFLICT (scope, key) DO UPDATE SET
    count = CASE WHEN held.window_end > $3::timestamptz
      THEN LEAST(held.count::bigint + excluded.count, 2000000000)::int ELSE excluded.count END,
    window_start = CASE WHEN held.window_end > $3::timestamptz
      THEN held.window_start ELSE excluded.window_start END,
    window_end = CASE WHEN held.window_end > $3::timestamptz
      THEN held.window_end ELSE excluded.window_end END
  RETURNING count AS kopecks`);
