import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createDatabaseWatch, type DatabaseWatch } from './database-watch.ts';
import { DatabaseConnectionError } from './errors/database-unavailable.ts';

let lines: Record<string, unknown>[];
let isAway: boolean;
let watch: DatabaseWatch;

const refused = () =>
  new DatabaseConnectionError(
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  );

/** What a portal joins: everybody's log leaves outages to the watch. */
function open() {
  const log = createLog(
    'info',
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    (error) => watch.note(error),
  );
  const ping = async () => {
    if (isAway) throw refused();
  };
  watch = createDatabaseWatch({ ping, log });
  return log;
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  isAway = true;
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

describe('a database that is away for a minute', () => {
  it('is said once, and its return once with the number of calls that failed', async () => {
    const log = open();
    for (let second = 0; second < 60; second += 1) {
      for (let call = 0; call < 20; call += 1) log.error({ err: refused(), route: '/x' });
      log.error({ err: new Error('Connection terminated unexpectedly') }, 'live dispatch failed');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'database away', reason: 'ECONNREFUSED', level: 50 }),
      expect.objectContaining({ msg: 'database back', tries: 60 * 21, level: 40 }),
    ]);
    const { seconds } = lines[1] as { seconds: number };
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(65);
  });

  it('is said again when it goes again', async () => {
    const log = open();
    for (let outage = 0; outage < 2; outage += 1) {
      isAway = true;
      log.error({ err: refused() });
      await vi.advanceTimersByTimeAsync(1_000);
      isAway = false;
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(lines.map(({ msg }) => msg)).toEqual([
      ...['database away', 'database back', 'database away', 'database back'],
    ]);
  });

  it('is said at once where its process is known to have ended', async () => {
    open();
    watch.lost('its process ended (SIGKILL)');
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'database away', reason: 'its process ended (SIGKILL)' }),
    ]);
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines.map(({ msg }) => msg)).toEqual(['database away', 'database back']);
  });
});

it('a database that answers was not away: its failed calls are one line', async () => {
  isAway = false;
  const log = open();
  for (let call = 0; call < 20; call += 1) log.error({ err: refused() });
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toEqual([
    expect.objectContaining({ reason: 'ECONNREFUSED', tries: 20, level: 40 }),
  ]);
});

it('what fails for another reason is written as ever', () => {
  const log = open();
  log.error({ err: new TypeError('x') }, 'failed');
  expect(lines).toEqual([expect.objectContaining({ msg: 'failed' })]);
});
