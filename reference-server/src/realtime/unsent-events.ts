import type { Logger } from 'pino';
import type { SqlClient } from '../db/statement.ts';
import { createPokedLoop, type PokedLoop } from '../outbox/poked-loop.ts';
import type { LiveServer, LiveSocket } from './connected-client.ts';
import { readMissed } from './missed-events.ts';
import { readStreamEnds } from './stream-store.ts';

const CHECK_MILLISECONDS = 4_000;

/**
 * Finds events that stand in a stream and never reached a connection of this instance, and sends them:
 * the process that stored them died before sending, or the way between instances was cut. A client
 * cannot see that by itself when nothing follows.
 */
export function createUnsentEventWatch(
  server: LiveServer,
  database: SqlClient,
  log: Logger,
): PokedLoop {
  // What stood there a round ago and has not come since is late; what is newer may be on its way.
  let earlierEnds = new Map<string, number>();

  return createPokedLoop({
    name: 'unsent event watch',
    idleMilliseconds: CHECK_MILLISECONDS,
    log,
    async run() {
      const sockets = [...server.sockets.sockets.values()];
      const identities = new Set(sockets.flatMap(({ data }) => data.identity ?? []));
      if (identities.size === 0) return false;
      const rows = await readStreamEnds(database, [...identities]);
      const ends = new Map(rows.map(({ identity, seq }) => [identity, seq]));
      for (const socket of sockets) {
        const { identity, sentSeq } = socket.data;
        if (identity === null) continue;
        if (sentSeq === null) socket.data.sentSeq = ends.get(identity) ?? 0;
        else if (sentSeq < (earlierEnds.get(identity) ?? 0)) await sendMissed(socket, sentSeq);
      }
      earlierEnds = ends;
      return false;
    },
  });

  async function sendMissed(socket: LiveSocket, sentSeq: number): Promise<void> {
    const { data } = socket;
    if (data.identity === null || data.role === null) return;
    const missed = await readMissed(database, data.identity, data.role, sentSeq);
    log.warn({ identity: data.identity, sentSeq, seq: missed.seq }, 'live events were not sent');
    if ('reset' in missed) data.sentSeq = missed.seq;
    else for (const { name, payload } of missed.events) socket.emit(name, payload);
  }
}
