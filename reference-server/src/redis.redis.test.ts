import { expect, it } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { layCuttableLine } from '../test/resilience/cuttable-line.ts';
import { createLog } from './log.ts';
import { closeRedis, connectRedis } from './redis.ts';

it('a Redis that is away is said once, and its return once', async () => {
  const line = await layCuttableLine(process.env['REDIS_URL'] ?? '');
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', {
    write: (text) => void lines.push(JSON.parse(text) as Record<string, unknown>),
  });
  let tries = 0;
  const redis = await connectRedis(line.url, log);
  redis.on('reconnecting', () => (tries += 1));
  try {
    await line.cut();
    await eventually(() => expect(tries).toBeGreaterThan(4));
    expect(lines).toEqual([expect.objectContaining({ level: 50, msg: 'redis away' })]);
    await line.mend();
    await eventually(() => expect(lines).toHaveLength(2));
    expect(lines[1]).toMatchObject({ level: 40, msg: 'redis back', seconds: expect.any(Number) });
    expect(lines[1]?.['tries']).toBeGreaterThan(4);
    expect(await redis.ping()).toBe('PONG');
  } finally {
    await closeRedis(redis);
    await line.stop();
  }
});
