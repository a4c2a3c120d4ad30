import { defineStatement } from '../../../db/statement.ts';

/** Since when a session is there, and its account's password. */
export const readConfirmable = defineStatement<
  [sessionId: string],
  { createdAt: Date; passwordSetAt: Date | null }
>(`
  SELECT session.created_at AS "createdAt", staff.password_set_at AS "passwordSetAt"
  FROM session JOIN staff ON staff.id = session.staff_id WHERE session.id = $1::uuid`);

/** A session whose holder says again who they are. */
export interface ConfirmedSession {
  /** With this one, until it turns out to be right. */
  readonly failures: number;
  readonly createdAt: Date;
}

/**
 * Counts a confirmation as failed before it is looked at, so that many at once get no more than as many as
 * are allowed; nothing where none is left, or the session has ended.
 */
export const claimConfirmation = defineStatement<
  [sessionId: string, failuresMax: number],
  ConfirmedSession
>(`
  UPDATE session SET failed_confirmations = failed_confirmations + 1
  WHERE id = $1::uuid AND revoked_at IS NULL AND failed_confirmations < $2
  RETURNING failed_confirmations AS failures, created_at AS "createdAt"`);

/** Takes the count of one back that was not looked at, or was right and yet is not enough. */
export const releaseConfirmation = defineStatement<[sessionId: string], never>(`
  UPDATE session SET failed_confirmations = GREATEST(failed_confirmations - 1, 0)
  WHERE id = $1::uuid`);

/** The session is confirmed and its console open again, and that is put down. */
export const confirmSession = defineStatement<
  [sessionId: string, now: Date, network: string],
  { id: string }
>(`
  WITH confirmed AS (
    UPDATE session SET confirmed_at = $2::timestamptz, last_seen_at = $2::timestamptz,
      failed_confirmations = 0
    WHERE id = $1::uuid AND revoked_at IS NULL RETURNING id, staff_id
  ), audited AS (
    INSERT INTO audit_entry (actor, action, entity, entity_id, "to", at)
    SELECT 'admin_' || staff_id, 'confirm', 'staff', staff_id,
      jsonb_build_object('network', $3::text), $2::timestamptz FROM confirmed
  )
  SELECT id FROM confirmed`);
