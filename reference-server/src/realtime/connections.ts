import type { Logger } from 'pino';
import { timeLimit } from '../kernel/limits/time-limit.ts';
import type { ConnectedClient, LiveServer } from './connected-client.ts';

/** What reading connections takes. */
export interface ConnectionReaderOptions {
  readonly server: LiveServer;
  /** Whether there are other instances to ask. */
  readonly isCluster: boolean;
  readonly log: Logger;
  /** Aborted: nobody else is asked any more. */
  readonly stopping: AbortSignal;
}

/** Reads who is connected, in any of the rooms or at all. */
export type ConnectionReader = (rooms: readonly string[] | null) => Promise<ConnectedClient[]>;

/** Without Redis a question to the others would wait until it is back. */
const limit = timeLimit(3_000);

/** Connections on all instances; on this one alone while others do not say. */
export function createConnectionReader(options: ConnectionReaderOptions): ConnectionReader {
  const { server, isCluster, log, stopping } = options;

  function connectionsHere(rooms: readonly string[] | null): ConnectedClient[] {
    const { sockets, adapter } = server.sockets;
    if (rooms === null) return [...sockets.values()].map(({ data }) => data);
    const ids = new Set(rooms.flatMap((room) => [...(adapter.rooms.get(room) ?? [])]));
    return [...ids].flatMap((id) => sockets.get(id)?.data ?? []);
  }

  return async function connections(rooms) {
    if (!isCluster || stopping.aborted) return connectionsHere(rooms);
    const everywhere = rooms === null ? server : server.in([...rooms]);
    try {
      const sockets = await limit.execute(() => everywhere.fetchSockets(), stopping);
      return sockets.map(({ data }) => data);
    } catch (error) {
      log.warn({ err: error }, 'other instances do not say who is connected');
      return connectionsHere(rooms);
    }
  };
}
