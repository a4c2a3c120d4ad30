import { defineStatement } from '../../db/statement.ts';

/** Deletes what no rule looks at any more: what was over before the given time. */
export const deleteForgotten = defineStatement<[before: Date], never>(`
  WITH challenges AS (DELETE FROM otp_challenge WHERE created_at < $1::timestamptz),
    phones AS (DELETE FROM otp_phone WHERE last_sent_at < $1::timestamptz),
    budgets AS (DELETE FROM attempt_budget WHERE window_end < $1::timestamptz)
  DELETE FROM session WHERE expires_at < $1::timestamptz`);
