import { defineStatement } from '../../../db/statement.ts';
import type { GuestRow } from '../account/account-row.ts';
import {
  refundingAttempts,
  consumingAttempts,
  type AttemptCount,
} from '../attempts/attempt-budget-repository.ts';

/** A check of a code that was claimed, or why it was not. */
export interface CheckClaim {
  readonly challengeId: string;
  readonly digits: number;
  /** Checks made of this challenge before. */
  readonly attempts: number;
  /** Whether who asked about the phone had a check left. */
  readonly isAllowed: boolean;
  /** When their checks come back or they may ask for the next code, whichever is later. */
  readonly waitsUntil: Date | null;
  /** The code's hash; null when the check was not claimed. */
  readonly codeHmac: Uint8Array | null;
  readonly consumed: readonly AttemptCount[] | null;
  /** Whether the reception read the code out; null when the check was not claimed. */
  readonly isReadOut: boolean | null;
}

/** Who asked for a challenge of this phone; no row when there is none. */
export const readChallengeHolder = defineStatement<
  [challengeId: string, phone: string],
  { holder: string }
>('SELECT holder FROM otp_challenge WHERE id = $1::uuid AND phone = $2');

/*
 * Claims one check before anything is compared: of who asked about the phone, under that row's lock, and of
 * the challenge. No row when the challenge is not this phone's.
 */
export const claimCheck = defineStatement<
  [
    challengeId: string,
    phone: string,
    now: Date,
    maxChecks: number,
    windowEnd: Date,
    limits: string,
  ],
  CheckClaim
>(`
  WITH challenge AS (
    SELECT id, phone, holder, digits, attempts
    FROM otp_challenge WHERE id = $1::uuid AND phone = $2
  ), allowed AS (
    UPDATE otp_phone AS held SET
      checks_used = CASE WHEN held.checks_window_end > $3::timestamptz
        THEN held.checks_used + 1 ELSE 1 END,
      checks_window_end = CASE WHEN held.checks_window_end > $3::timestamptz
        THEN held.checks_window_end ELSE $5::timestamptz END
    FROM challenge
    WHERE held.phone = challenge.phone AND held.holder = challenge.holder
      AND (held.checks_used < $4 OR held.checks_window_end IS NULL
        OR held.checks_window_end <= $3::timestamptz)
    RETURNING held.phone
  ), claimed AS (
    UPDATE otp_challenge AS held SET attempts = held.attempts + 1
    FROM allowed
    WHERE held.id = $1::uuid AND held.phone = allowed.phone AND held.attempts < $4
      AND held.superseded_at IS NULL AND held.consumed_at IS NULL
      AND held.expires_at > $3::timestamptz
    RETURNING held.code_hmac, held.read_out_at
  ), consumed AS (${consumingAttempts('$6', '$3', 'claimed')})
  SELECT challenge.id AS "challengeId", challenge.digits, challenge.attempts,
    EXISTS (SELECT FROM allowed) AS "isAllowed",
    (SELECT GREATEST(checks_window_end, next_send_at) FROM otp_phone
     WHERE otp_phone.phone = challenge.phone AND otp_phone.holder = challenge.holder) AS "waitsUntil",
    (SELECT code_hmac FROM claimed) AS "codeHmac",
    (SELECT read_out_at IS NOT NULL FROM claimed) AS "isReadOut",
    (SELECT jsonb_agg(consumed) FROM consumed) AS consumed
  FROM challenge`);

/*
 * What a right code does: it is used up, checks and ladder of who asked begin anew, the check does not
 * count as failed, and a phone without an account may be registered. Returns that account.
 */
export const acceptCode = defineStatement<
  [
    challengeId: string,
    phone: string,
    now: Date,
    registrationUntil: Date,
    limits: string,
    holder: string,
  ],
  GuestRow
>(`
  WITH known AS (
    -- Locked to the end: whoever is erased meanwhile is another guest's phone by then.
    SELECT id, phone, name, email, approved, mailing, created_at FROM guest WHERE phone = $2
    FOR KEY SHARE
  ), consumed AS (
    UPDATE otp_challenge SET consumed_at = $3::timestamptz,
      registration_until = CASE WHEN NOT EXISTS (SELECT FROM known) THEN $4::timestamptz END
    WHERE id = $1::uuid
  ), cleared AS (
    UPDATE otp_phone
    SET ladder_step = 0, next_send_at = NULL, checks_used = 0, checks_window_end = NULL
    WHERE phone = $2 AND holder = $6
  ), refunded AS (${refundingAttempts('$5')})
  SELECT id, phone, name, email, approved, mailing, created_at AS "createdAt" FROM known`);
