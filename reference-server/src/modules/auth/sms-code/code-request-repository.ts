import { defineStatement } from '../../../db/statement.ts';
import { consumingAttempts, type AttemptCount } from '../attempts/attempt-budget-repository.ts';

/** What a phone, an address and the portal have left for one more code. */
export interface CodeReservation {
  /** Codes sent since the ladder began, this one included; null while the phone has to wait. */
  readonly ladderStep: number | null;
  /** When the phone may ask again, as it stood before. */
  readonly waitsUntil: Date | null;
  /** The budgets that were consumed; null when the phone has to wait. */
  readonly consumed: readonly AttemptCount[] | null;
  /** How the budgets that were only asked about stand; null when none was ever consumed. */
  readonly failed: readonly AttemptCount[] | null;
  /** Whether somebody has registered the phone. */
  readonly hasAccount: boolean;
}

/*
 * The row is the lock: what one network or known device asks or checks of this phone waits here. The next
 * time it may ask is written with the challenge, in the same transaction.
 */
export const reserveCode = defineStatement<
  [
    phone: string,
    holder: string,
    now: Date,
    cooldownSince: Date,
    checksWindowEnd: Date,
    limits: string,
    failedChecks: string,
  ],
  CodeReservation
>(`
  WITH climbed AS (
    INSERT INTO otp_phone AS held
      (phone, holder, ladder_step, last_sent_at, checks_used, checks_window_end)
    VALUES ($1, $2, 1, $3::timestamptz, 0, $5::timestamptz)
    ON CONFLICT (phone, holder) DO UPDATE SET
      ladder_step = CASE WHEN held.last_sent_at > $4::timestamptz THEN held.ladder_step + 1 ELSE 1 END,
      last_sent_at = excluded.last_sent_at,
      checks_used = CASE WHEN held.checks_window_end > $3::timestamptz THEN held.checks_used ELSE 0 END,
      checks_window_end = CASE WHEN held.checks_window_end > $3::timestamptz
        THEN held.checks_window_end ELSE excluded.checks_window_end END
    WHERE held.next_send_at IS NULL OR held.next_send_at <= $3::timestamptz
    RETURNING ladder_step
  ), consumed AS (${consumingAttempts('$6', '$3', 'climbed')})
  SELECT (SELECT ladder_step FROM climbed) AS "ladderStep",
    (SELECT next_send_at FROM otp_phone WHERE phone = $1 AND holder = $2) AS "waitsUntil",
    (SELECT jsonb_agg(consumed) FROM consumed) AS consumed,
    (SELECT jsonb_agg(jsonb_build_object(
       'scope', scope, 'count', count, 'windowEnd', window_end))
     FROM attempt_budget JOIN jsonb_to_recordset($7::jsonb) AS asked (scope text, key text)
       USING (scope, key)
     WHERE window_end > $3::timestamptz) AS failed,
    EXISTS (SELECT FROM guest WHERE phone = $1) AS "hasAccount"`);

/** Stores the newest challenge of who asks about a phone, and until when they wait for the next one. */
export const storeChallenge = defineStatement<
  [
    challengeId: string,
    phone: string,
    codeHmac: Uint8Array,
    digits: number,
    address: string,
    now: Date,
    expiresAt: Date,
    nextSendAt: Date,
    holder: string,
  ],
  never
>(`
  WITH superseded AS (
    UPDATE otp_challenge SET superseded_at = $6::timestamptz
    WHERE phone = $2 AND holder = $9 AND superseded_at IS NULL AND expires_at > $6::timestamptz
  ), waiting AS (
    UPDATE otp_phone SET next_send_at = $8::timestamptz WHERE phone = $2 AND holder = $9
  )
  INSERT INTO otp_challenge (id, phone, code_hmac, digits, address, created_at, expires_at, holder)
  VALUES ($1::uuid, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz, $9)`);

/** Whether the code that an SMS was to bring can still be entered. */
export const readOpenChallenge = defineStatement<[challengeId: string, now: Date], { id: string }>(`
  SELECT id FROM otp_challenge
  WHERE id = $1::uuid AND superseded_at IS NULL AND consumed_at IS NULL AND read_out_at IS NULL
    AND expires_at > $2::timestamptz`);
