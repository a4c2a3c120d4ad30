import type { Role } from '@portal/domain/contract';
import type { SessionEndReason } from '@portal/domain/live';
import { sessionRules } from '@portal/domain/sign-in';
import type { Logger } from 'pino';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import { createWorker, type Worker } from '../../outbox/worker.ts';
import type { LiveServer } from '../connected-client.ts';
import { endConnections } from './session-end.ts';

/** Between two looks: leaves 2 s of what is promised for a slow answer. */
export const sessionCheckMilliseconds = sessionRules.checkedWithinSeconds * 1000 - 2_000;

/** How a session stands now; the role is the account's. */
interface SessionStatus {
  readonly id: string;
  readonly role: Role;
  readonly ended: SessionEndReason | null;
}

/** How all these sessions stand, in one query. A session that no longer exists is missing. */
const readSessionStatuses = defineStatement<
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

/** Closes this instance's sockets whose session has ended or whose account has another role by now. */
export function createSessionWatch(server: LiveServer, database: SqlClient, log: Logger): Worker {
  return createWorker({
    name: 'session watch',
    idleMilliseconds: sessionCheckMilliseconds,
    log,
    async run() {
      const sockets = [...server.sockets.sockets.values()];
      const sessionIds = new Set(sockets.flatMap(({ data }) => data.sessionId ?? []));
      if (sessionIds.size === 0) return false;
      const rows = await readSessionStatuses(database, [...sessionIds], new Date());
      const statuses = new Map(rows.map((row) => [row.id, row]));
      for (const socket of sockets) {
        const { sessionId, role } = socket.data;
        if (sessionId === null) continue;
        const status = statuses.get(sessionId);
        const reason = status ? status.ended : 'revoked';
        if (reason) endConnections(socket, reason);
        else if (status?.role !== role) endConnections(socket, 'role_changed');
      }
      return false;
    },
  });
}
