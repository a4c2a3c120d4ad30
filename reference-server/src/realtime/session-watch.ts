import { sessionRules } from '@portal/domain';
import type { Logger } from 'pino';
import type { SqlClient } from '../db/statement.ts';
import { createPokedLoop, type PokedLoop } from '../outbox/poked-loop.ts';
import type { LiveServer } from './connected-client.ts';
import { endConnections } from './session-end.ts';
import { readSessionStandings } from './session-standing-store.ts';

/** Between two looks: leaves 2 s of what is promised for a slow answer. */
export const sessionCheckMilliseconds = sessionRules.checkedWithinSeconds * 1000 - 2_000;

/** Closes this instance's sockets whose session has ended or whose account has another role by now. */
export function createSessionWatch(
  server: LiveServer,
  database: SqlClient,
  log: Logger,
): PokedLoop {
  return createPokedLoop({
    name: 'session watch',
    idleMilliseconds: sessionCheckMilliseconds,
    log,
    async run() {
      const sockets = [...server.sockets.sockets.values()];
      const sessionIds = new Set(sockets.flatMap(({ data }) => data.sessionId ?? []));
      if (sessionIds.size === 0) return false;
      const rows = await readSessionStandings(database, [...sessionIds], new Date());
      const standings = new Map(rows.map((row) => [row.id, row]));
      for (const socket of sockets) {
        const { sessionId, role } = socket.data;
        if (sessionId === null) continue;
        const standing = standings.get(sessionId);
        const reason = standing ? standing.ended : 'revoked';
        if (reason) endConnections(socket, reason);
        else if (standing?.role !== role) endConnections(socket, 'role_changed');
      }
      return false;
    },
  });
}
