import { createClient } from 'redis';
import type { Logger } from 'pino';

/** Connects to the Redis that several instances share. */
export async function connectRedis(url: string, log: Logger) {
  const client = createClient({ url, socket: { connectTimeout: 5000 } });
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis'));
  await client.connect();
  return client;
}

/** A connected client. */
export type Redis = Awaited<ReturnType<typeof connectRedis>>;
