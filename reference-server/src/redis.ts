import type { Logger } from 'pino';
import { timeLimit, whenLate } from './kernel/limits/time-limit.ts';

const connectMilliseconds = 5000;
/** At the start it may come up a moment later than the portal; after that it is waited for without end. */
const maxTriesAtStart = 6;
const maxPauseMilliseconds = 2000;
const closeMilliseconds = 1000;

/**
 * Connects to the Redis that several instances share. A connection that is lost later is taken up again.
 *
 * @throws Error when it cannot be reached at the start, saying what to do.
 */
export async function connectRedis(url: string, log: Logger) {
  // A twentieth of each start of a portal without one.
  const { createClient } = await import('redis');
  let hasConnected = false;
  let outage: { readonly since: number; tries: number } | null = null;
  const client = createClient({
    url,
    socket: {
      connectTimeout: connectMilliseconds,
      reconnectStrategy: (retries, cause) =>
        hasConnected || retries < maxTriesAtStart ? pauseMilliseconds(retries) : cause,
    },
  });
  // Told at each try to connect: said once, and its end once.
  client.on('error', (error: Error & { code?: string }) => {
    if (!outage) log.error({ reason: error.code ?? error.constructor.name }, 'redis away');
    outage ??= { since: performance.now(), tries: 0 };
    outage.tries += 1;
  });
  client.on('ready', () => {
    if (!outage) return;
    const seconds = Math.round((performance.now() - outage.since) / 100) / 10;
    log.warn({ seconds, tries: outage.tries }, 'redis back');
    outage = null;
  });
  try {
    await client.connect();
  } catch (cause) {
    const todo = 'Start it, correct REDIS_URL, or unset it to run one instance.';
    throw new Error(`The Redis that REDIS_URL names cannot be reached. ${todo}`, { cause });
  }
  hasConnected = true;
  return client;
}

/** A connected client. */
export type Redis = Awaited<ReturnType<typeof connectRedis>>;

/** Ends the connection; what Redis has not answered by then is given up. */
export async function closeRedis(client: Redis): Promise<void> {
  await timeLimit(closeMilliseconds)
    .execute(() => client.close())
    .catch(whenLate(() => undefined));
  if (client.isOpen) client.destroy();
}

function pauseMilliseconds(retries: number): number {
  return Math.min(50 * 2 ** retries, maxPauseMilliseconds) * (1 - Math.random() / 2);
}
