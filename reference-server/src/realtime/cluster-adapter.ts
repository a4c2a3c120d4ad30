import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Logger } from 'pino';

/** The Redis through which several instances act as one. */
export interface RealtimeCluster {
  /** A connected client of the `redis` package; it is duplicated for reading. */
  readonly client: RedisClient;
  /** Begins every key and channel. */
  readonly keyPrefix: string;
}

interface RedisClient {
  publish(channel: string, message: string | Buffer): Promise<unknown>;
  subscribe(...subscription: never[]): Promise<unknown>;
  duplicate(): RedisClient;
}

/** Joins this instance with the others. */
export function createClusterAdapter({ client, keyPrefix }: RealtimeCluster, log: Logger) {
  return createAdapter(rejectionsReceived(client, log), {
    streamName: `${keyPrefix}:live`,
    channelPrefix: `${keyPrefix}:live`,
    // All that is emitted is JSON.
    onlyPlaintext: true,
    // A closing instance waits for the read that is under way.
    blockTimeInMs: 1_000,
  });
}

/**
 * The adapter drops the promises of what it publishes and subscribes to: while Redis is away, or
 * when an instance stops before Redis has answered, the rejection would be nobody's, and end the
 * process. Who asked other instances has a deadline of their own.
 */
function rejectionsReceived(client: RedisClient, log: Logger): RedisClient {
  const received: RedisClient = {
    publish: (channel, message) =>
      client
        .publish(channel, message)
        .catch((error: unknown) => log.warn({ err: error }, 'other instances cannot be told')),
    subscribe: (...subscription) =>
      client
        .subscribe(...subscription)
        .catch((error: unknown) => log.warn({ err: error }, 'other instances cannot be heard')),
    duplicate: () => rejectionsReceived(client.duplicate(), log),
  };
  return new Proxy(client, {
    get(target, name) {
      if (name in received) return Reflect.get(received, name) as unknown;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
