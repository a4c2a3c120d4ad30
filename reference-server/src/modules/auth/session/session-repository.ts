import type { StaffRole } from '@portal/domain/contract';
import type { SessionEndReason } from '@portal/domain/live';
import { defineStatement } from '../../../db/statement.ts';

/** A live session with what its account says today. */
export interface SessionRow {
  readonly id: string;
  readonly guestId: number | null;
  readonly staffId: string | null;
  /** The account's role; null for a guest. */
  readonly staffRole: StaffRole | null;
  /** Whether the portal made up the account's password. */
  readonly passwordIsMadeUp: boolean;
  readonly hasSecondFactor: boolean;
  /** When whoever holds it signed in, or said again who they are. */
  readonly confirmedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** Signed in with a code that the browser made. */
  readonly legacy: boolean;
  /** Signed in with a code that the reception read out. */
  readonly readOut: boolean;
  /** When it began, where it was so and the account is older; null: it sees everything. */
  readonly seesSince: Date | null;
}

/** A session that is neither revoked nor of a closed account; whether it is over is for the reader. */
export const readSession = defineStatement<[sessionId: string], SessionRow>(`
  SELECT session.id, guest_id AS "guestId", staff_id AS "staffId", staff.role::text AS "staffRole",
    staff.password_made_up_at IS NOT NULL AS "passwordIsMadeUp",
    EXISTS (SELECT FROM second_factor WHERE second_factor.staff_id = staff.id) AS "hasSecondFactor",
    COALESCE(confirmed_at, session.created_at) AS "confirmedAt",
    last_seen_at AS "lastSeenAt", expires_at AS "expiresAt", legacy, read_out AS "readOut",
    CASE WHEN read_out AND guest.created_at < session.created_at THEN session.created_at END
      AS "seesSince"
  FROM session
  LEFT JOIN guest ON guest.id = session.guest_id
  LEFT JOIN staff ON staff.id = session.staff_id
  WHERE session.id = $1::uuid AND revoked_at IS NULL AND (guest.approved OR NOT staff.disabled)`);

/** Begins a session, ends the one it replaces, and puts down that somebody signed in. */
export const insertSession = defineStatement<
  [
    id: string,
    guestId: number | null,
    staffId: string | null,
    now: Date,
    expiresAt: Date,
    absoluteExpiresAt: Date,
    legacy: boolean,
    replacedId: string | null,
    userAgent: string,
    network: string,
    readOut: boolean,
  ],
  never
>(`
  WITH replaced AS (
    UPDATE session SET revoked_at = $4::timestamptz, end_reason = 'revoked'
    WHERE id = $8::uuid AND revoked_at IS NULL
  ), audited AS (
    INSERT INTO audit_entry (actor, action, entity, entity_id, "to", at)
    VALUES (COALESCE('user_' || $2::int, 'admin_' || $3), 'sign-in',
      CASE WHEN $2::int IS NULL THEN 'staff' ELSE 'guest' END, COALESCE($2::int::text, $3),
      jsonb_build_object('network', $10::text), $4::timestamptz)
  )
  INSERT INTO session (id, subject, guest_id, staff_id, created_at, last_seen_at, expires_at,
    absolute_expires_at, legacy, user_agent, read_out)
  VALUES ($1::uuid, CASE WHEN $2::int IS NULL THEN 'staff' ELSE 'guest' END::session_subject,
    $2::int, $3, $4::timestamptz, $4::timestamptz, $5::timestamptz, $6::timestamptz, $7, $9, $11)`);

/** Moves the end of idleness on, unless somebody just has, or the console has been locked by then. */
export const touchSession = defineStatement<
  [id: string, now: Date, idleEnd: Date, unseenSince: Date, lockedSince: Date | null],
  never
>(`
  UPDATE session SET last_seen_at = $2::timestamptz,
    expires_at = LEAST($3::timestamptz, absolute_expires_at)
  WHERE id = $1::uuid AND revoked_at IS NULL AND expires_at > $2::timestamptz
    AND last_seen_at <= $4::timestamptz
    AND ($5::timestamptz IS NULL OR last_seen_at > $5::timestamptz)`);

/** Ends one session. */
export const revokeSession = defineStatement<
  [id: string, now: Date, reason: SessionEndReason],
  never
>(`
  UPDATE session SET revoked_at = $2::timestamptz, end_reason = $3
  WHERE id = $1::uuid AND revoked_at IS NULL`);

/**
 * Ends sessions of an account, of which one id is given: the one named `only`, or all but the one named
 * `except`, or all. Says which, and which of them were not over by themselves.
 */
export const revokeAccountSessions = defineStatement<
  [
    guestId: number | null,
    staffId: string | null,
    now: Date,
    only: string | null,
    except: string | null,
    reason: SessionEndReason,
  ],
  RevokedSession
>(`
  UPDATE session SET revoked_at = $3::timestamptz, end_reason = $6
  WHERE revoked_at IS NULL AND (guest_id = $1::int OR staff_id = $2)
    AND ($4::uuid IS NULL OR id = $4::uuid) AND ($5::uuid IS NULL OR id <> $5::uuid)
  RETURNING id, end_reason AS reason, expires_at > $3::timestamptz AS "wasAlive"`);

/** A session that has been ended. */
export interface RevokedSession {
  readonly id: string;
  readonly reason: SessionEndReason;
  /** Whether it was not over by itself. */
  readonly wasAlive: boolean;
}
