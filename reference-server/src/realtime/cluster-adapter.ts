import { createAdapter } from '@socket.io/redis-streams-adapter';

/** The Redis through which several instances act as one. */
export interface RealtimeCluster {
  /** A connected client of the `redis` package; it is duplicated for reading. */
  readonly client: unknown;
  /** Begins every key and channel. */
  readonly keyPrefix: string;
}

/** Joins this instance with the others. */
export function createClusterAdapter({ client, keyPrefix }: RealtimeCluster) {
  return createAdapter(client, {
    streamName: `${keyPrefix}:live`,
    channelPrefix: `${keyPrefix}:live`,
    // All that is emitted is JSON.
    onlyPlaintext: true,
    // A closing instance waits for the read that is under way.
    blockTimeInMs: 1_000,
  });
}
