import { defineStatement } from '../../db/statement.ts';
import type { GuestRow } from './account-row.ts';
import { refundingAttempts, spendingAttempts, type AttemptCount } from './attempt-budget-store.ts';

/** A check of a code that was claimed, or why it was not. */
export interface CheckClaim {
  readonly challengeId: string;
  readonly digits: number;
  /** Checks made of this challenge before. */
  readonly attempts: number;
  /** Whether the phone had a check left. */
  readonly isAllowed: boolean;
  /** When the phone's checks come back or its next code may be asked for, whichever is later. */
  readonly waitsUntil: Date | null;
  /** The code's hash; null when the check was not claimed. */
  readonly codeHmac: Uint8Array | null;
  readonly spent: readonly AttemptCount[] | null;
}

/*
 * Claims one check before anything is compared: of the phone, under its row's lock, and of the
 * challenge. No row when the challenge is not this phone's.
 */
export const claimCheck = defineStatement<
  [
    challengeId: string,
    phone: string,
    now: Date,
    mostChecks: number,
    windowEnd: Date,
    spends: string,
  ],
  CheckClaim
>(`
  WITH challenge AS (
    SELECT id, phone, digits, attempts
    FROM otp_challenge WHERE id = $1::uuid AND phone = $2
  ), allowed AS (
    UPDATE otp_phone AS held SET
      checks_used = CASE WHEN held.checks_window_end > $3::timestamptz
        THEN held.checks_used + 1 ELSE 1 END,
      checks_window_end = CASE WHEN held.checks_window_end > $3::timestamptz
        THEN held.checks_window_end ELSE $5::timestamptz END
    FROM challenge
    WHERE held.phone = challenge.phone
      AND (held.checks_used < $4 OR held.checks_window_end IS NULL
        OR held.checks_window_end <= $3::timestamptz)
    RETURNING held.phone
  ), claimed AS (
    UPDATE otp_challenge AS held SET attempts = held.attempts + 1
    FROM allowed
    WHERE held.id = $1::uuid AND held.phone = allowed.phone AND held.attempts < $4
      AND held.superseded_at IS NULL AND held.consumed_at IS NULL
      AND held.expires_at > $3::timestamptz
    RETURNING held.code_hmac
  ), spent AS (${spendingAttempts('$6', '$3', 'claimed')})
  SELECT challenge.id AS "challengeId", challenge.digits, challenge.attempts,
    EXISTS (SELECT FROM allowed) AS "isAllowed",
    (SELECT GREATEST(checks_window_end, next_send_at) FROM otp_phone WHERE phone = $2)
      AS "waitsUntil",
    (SELECT code_hmac FROM claimed) AS "codeHmac",
    (SELECT jsonb_agg(spent) FROM spent) AS spent
  FROM challenge`);

/*
 * What a right code does: it is used up, the phone's checks and ladder begin anew, the check does not
 * count as failed, and a phone without an account may be registered. Returns that account.
 */
export const acceptCode = defineStatement<
  [challengeId: string, phone: string, now: Date, registrationUntil: Date, spends: string],
  GuestRow
>(`
  WITH known AS (
    SELECT id, phone, name, email, approved, mailing, created_at FROM guest WHERE phone = $2
  ), consumed AS (
    UPDATE otp_challenge SET consumed_at = $3::timestamptz,
      registration_until = CASE WHEN NOT EXISTS (SELECT FROM known) THEN $4::timestamptz END
    WHERE id = $1::uuid
  ), cleared AS (
    UPDATE otp_phone
    SET ladder_step = 0, next_send_at = NULL, checks_used = 0, checks_window_end = NULL
    WHERE phone = $2
  ), refunded AS (${refundingAttempts('$5')})
  SELECT id, phone, name, email, approved, mailing, created_at AS "createdAt" FROM known`);
