import { randomUUID } from 'node:crypto';
import { createClient } from 'redis';
import { createTestDatabase } from '../../../test/database.ts';
import type { RealtimeOptions } from '../realtime.ts';
import { startLivePortal, type LivePortal } from './live-portal.ts';

/** Two instances of one portal, over one database and with a Redis between them. */
export type TwoInstances = Awaited<ReturnType<typeof startTwoInstances>>;

/** Starts them on the Redis that `REDIS_URL` names, with keys of their own. */
export async function startTwoInstances(options: Partial<RealtimeOptions> = {}) {
  const keyPrefix = `portal-test-${randomUUID()}`;
  const url = process.env['REDIS_URL'] ?? '';
  const client = createClient({ url });
  const test = await createTestDatabase();
  await client.connect();
  const clustered = { cluster: { client, keyPrefix }, ...options };
  const here = await startLivePortal(test, clustered);
  const there = await startLivePortal(test, clustered);
  return {
    test,
    here,
    there,
    /** Starts a third one, whose Redis can be taken away from it. */
    async startThird(): Promise<{ readonly alone: LivePortal; readonly loseRedis: () => void }> {
      const lonely = createClient({ url });
      await lonely.connect();
      const cluster = { client: lonely, keyPrefix };
      const alone = await startLivePortal(test, { ...options, cluster });
      return { alone, loseRedis: () => lonely.destroy() };
    },
    async stop() {
      await Promise.all([here.stop(), there.stop()]);
      await client.del(`${keyPrefix}:live`);
      client.destroy();
      await test.stop();
    },
  };
}
