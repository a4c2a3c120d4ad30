import type { StaffRole } from '@portal/domain';
import { defineStatement } from '../../db/statement.ts';

/** A live session with what its account says today. */
export interface SessionRow {
  readonly id: string;
  readonly guestId: number | null;
  readonly staffId: string | null;
  /** The account's role; null for a guest. */
  readonly staffRole: StaffRole | null;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** Signed in with a code that the browser made. */
  readonly legacy: boolean;
}

/** A session that is neither revoked nor of a closed account; whether it is over is for the reader. */
export const readSession = defineStatement<[sessionId: string], SessionRow>(`
  SELECT session.id, guest_id AS "guestId", staff_id AS "staffId", staff.role::text AS "staffRole",
    last_seen_at AS "lastSeenAt", expires_at AS "expiresAt", legacy
  FROM session
  LEFT JOIN guest ON guest.id = session.guest_id
  LEFT JOIN staff ON staff.id = session.staff_id
  WHERE session.id = $1::uuid AND revoked_at IS NULL AND (guest.approved OR NOT staff.disabled)`);

/** Begins a session, and ends the one it replaces. */
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
  ],
  never
>(`
  WITH replaced AS (
    UPDATE session SET revoked_at = $4::timestamptz WHERE id = $8::uuid AND revoked_at IS NULL
  )
  INSERT INTO session (id, subject, guest_id, staff_id, created_at, last_seen_at, expires_at,
    absolute_expires_at, legacy, user_agent)
  VALUES ($1::uuid, CASE WHEN $2::int IS NULL THEN 'staff' ELSE 'guest' END::session_subject,
    $2::int, $3, $4::timestamptz, $4::timestamptz, $5::timestamptz, $6::timestamptz, $7, $9)`);

/** Moves the end of idleness on, unless somebody just has. */
export const touchSession = defineStatement<
  [id: string, now: Date, idleEnd: Date, unseenSince: Date],
  never
>(`
  UPDATE session SET last_seen_at = $2::timestamptz,
    expires_at = LEAST($3::timestamptz, absolute_expires_at)
  WHERE id = $1::uuid AND revoked_at IS NULL AND expires_at > $2::timestamptz
    AND last_seen_at <= $4::timestamptz`);

/** Ends one session. */
export const revokeSession = defineStatement<[id: string, now: Date], never>(`
  UPDATE session SET revoked_at = $2::timestamptz WHERE id = $1::uuid AND revoked_at IS NULL`);

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
  ],
  RevokedSession
>(`
  UPDATE session SET revoked_at = $3::timestamptz
  WHERE revoked_at IS NULL AND (guest_id = $1::int OR staff_id = $2)
    AND ($4::uuid IS NULL OR id = $4::uuid) AND ($5::uuid IS NULL OR id <> $5::uuid)
  RETURNING id, expires_at > $3::timestamptz AS "wasAlive"`);

/** A session that has been ended. */
export interface RevokedSession {
  readonly id: string;
  /** Whether it was not over by itself. */
  readonly wasAlive: boolean;
}
