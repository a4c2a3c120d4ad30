import type { Logger } from 'pino';
import type { SqlClient } from '../../db/statement.ts';
import { createWorker, type Worker } from '../../outbox/worker.ts';
import type { LiveServer, LiveSocket } from '../connected-client.ts';
import type { MissedEvents } from './missed-events.ts';
import { readStreamEnds } from './stream-repository.ts';

const CHECK_MILLISECONDS = 4_000;

/** What looking for such events takes. */
export interface UnsentEventWatchOptions {
  readonly server: LiveServer;
  readonly database: SqlClient;
  readonly missed: Pick<MissedEvents, 'after'>;
  readonly log: Logger;
}

/**
 * Finds events that stand in a stream and never reached a connection of this instance, and sends them:
 * the process that stored them died before sending, or the way between instances was cut. A client
 * cannot see that by itself when nothing follows. One that must load everything anew has to come back, as
 * only the answer to `resume` says so.
 */
export function createUnsentEventWatch(options: UnsentEventWatchOptions): Worker {
  const { server, database, missed, log } = options;
  // What stood there a round ago and has not come since is late; what is newer may be on its way.
  let earlierEnds = new Map<string, number>();

  return createWorker({
    name: 'unsent event watch',
    idleMilliseconds: CHECK_MILLISECONDS,
    log,
    async run() {
      const sockets = [...server.sockets.sockets.values()];
      const identities = new Set(sockets.flatMap(({ data }) => data.identity ?? []));
      if (identities.size === 0) return false;
      const rows = await readStreamEnds(database, [...identities]);
      const ends = new Map(rows.map(({ identity, seq }) => [identity, seq]));
      const late: Promise<void>[] = [];
      for (const socket of sockets) {
        const { identity, sentSeq } = socket.data;
        if (identity === null) continue;
        if (sentSeq === null) socket.data.sentSeq = ends.get(identity) ?? 0;
        else if (sentSeq < (earlierEnds.get(identity) ?? 0)) late.push(sendMissed(socket, sentSeq));
      }
      // Together, as those of one identity share a reading.
      await Promise.all(late);
      earlierEnds = ends;
      return false;
    },
  });

  async function sendMissed(socket: LiveSocket, sentSeq: number): Promise<void> {
    const { data } = socket;
    if (data.identity === null || data.role === null) return;
    const found = await missed.after(data.identity, data.role, sentSeq);
    log.warn({ identity: data.identity, sentSeq, seq: found.seq }, 'live events were not sent');
    if ('events' in found) {
      for (const { name, payload } of found.events) socket.emit(name, payload);
      return;
    }
    // It is told as it asks on its next connection, unless it has asked on this one meanwhile.
    if ((data.sentSeq ?? 0) < found.seq) socket.conn.close(true);
  }
}
