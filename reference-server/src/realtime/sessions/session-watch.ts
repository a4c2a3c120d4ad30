import { sessionRules } from '@portal/domain/sign-in';
import type { Logger } from 'pino';
import type { SqlClient } from '../../db/statement.ts';
import { createWorker, type Worker } from '../../outbox/worker.ts';
import type { LiveServer } from '../connected-client.ts';
import { endConnections } from './session-end.ts';
import { readSessionStatuses } from './session-status-repository.ts';

/** Between two looks: leaves 2 s of what is promised for a slow answer. */
export const sessionCheckMilliseconds = sessionRules.checkedWithinSeconds * 1000 - 2_000;

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
