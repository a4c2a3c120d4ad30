import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Logger } from 'pino';

/** The Redis through which several instances act as one. */
export interface RealtimeCluster {
  /** A connected client of the `redis` package; it is duplicated for reading. */
  readonly client: RedisPublisher;
  /** Begins every key and channel. */
  readonly keyPrefix: string;
}

interface RedisPublisher {
  publish(channel: string, message: string | Buffer): Promise<unknown>;
}

/** Joins this instance with the others. */
export function createClusterAdapter({ client, keyPrefix }: RealtimeCluster, log: Logger) {
  return createAdapter(publishingHeard(client, log), {
    streamName: `${keyPrefix}:live`,
    channelPrefix: `${keyPrefix}:live`,
    // All that is emitted is JSON.
    onlyPlaintext: true,
    // A closing instance waits for the read that is under way.
    blockTimeInMs: 1_000,
  });
}

/**
 * The adapter drops the promise of what it asks or tells other instances: while Redis is away its
 * rejection would be nobody's, and end the process. Who asked has a deadline of their own.
 */
function publishingHeard(client: RedisPublisher, log: Logger): RedisPublisher {
  const publish: RedisPublisher['publish'] = (channel, message) =>
    client
      .publish(channel, message)
      .catch((error: unknown) => log.warn({ err: error }, 'other instances cannot be told'));
  return new Proxy(client, {
    get(target, name) {
      if (name === 'publish') return publish;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
