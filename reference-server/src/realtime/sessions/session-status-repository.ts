import type { Role } from '@portal/domain/contract';
import type { SessionEndReason } from '@portal/domain/live';
import { defineStatement } from '../../db/statement.ts';

/** How a session stands now; the role is the account's. */
export interface SessionStatus {
  readonly id: string;
  readonly role: Role;
  readonly ended: SessionEndReason | null;
}

/** How all these sessions stand, in one query. A session that no longer exists is missing. */
export const readSessionStatuses = defineStatement<
  [sessionIds: readonly string[], now: Date],
  SessionStatus
>(`
  SELECT session.id, COALESCE(staff.role::text, 'guest') AS role,
    CASE
      WHEN revoked_at IS NOT NULL THEN COALESCE(end_reason, 'revoked')
      WHEN staff.disabled OR NOT guest.approved THEN 'revoked'
      WHEN LEAST(expires_at, absolute_expires_at) <= $2::timestamptz THEN 'expired'
    END AS ended
  FROM session
  LEFT JOIN guest ON guest.id = session.guest_id
  LEFT JOIN staff ON staff.id = session.staff_id
  WHERE session.id = ANY($1::uuid[])`);
