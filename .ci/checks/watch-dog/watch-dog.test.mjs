import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../../run-process.mjs';
import { readProgress } from '../report/progress.mjs';
import { folderOfDatabase } from './what-waits.mjs';

const start = `
  const { startWatchDog } = await import(${JSON.stringify(new URL('watch-dog.mjs', import.meta.url))});
  const watchDog = startWatchDog({ minutes: 6, queues: () => ['a waits for b'] });
  const file = (name) => ${JSON.stringify(root)} + '/reference-server/' + name;
`;

/** Runs a script under a watch dog's eyes, and says how it ended and what was told of hangs. */
async function underWatch(script, limitSeconds) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', start + script], {
    env: { ...env, TEST_FILE_LIMIT_SECONDS: limitSeconds },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [stdout, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const hangs = [];
  const output = readProgress(
    () => undefined,
    (hungFile) => hangs.push(hungFile),
  )(stdout);
  return { code, signal, hangs, output: output.trim() };
}

test('a process that computes without an end is ended, and where it was is named', async () => {
  const script = `
    watchDog.begin(file('a.test.ts'));
    watchDog.running('orders > places an order');
    for (;;);`;
  expect(await underWatch(script, '0.5')).toMatchObject({
    signal: 'SIGKILL',
    hangs: [
      {
        file: path.join('reference-server', 'a.test.ts'),
        test: 'orders > places an order',
        seconds: 0.5,
        waits: [],
      },
    ],
  });
});

test('a process that waits for ever is ended with what it started, though asked for its watch dog again', async () => {
  const script = `
    const { spawn } = await import('node:child_process');
    const waiting = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    console.log(waiting.pid);
    watchDog.begin(file('b.test.ts'));
    startWatchDog({ minutes: 6 }).running('waits');
    startWatchDog({ minutes: 6 }).running(undefined);
    // As a worker does, whatever becomes of what it has started.
    setInterval(() => {}, 60_000);`;
  const { signal, hangs, output } = await underWatch(script, '0.5');
  expect(signal).toBe('SIGKILL');
  expect(hangs).toEqual([
    { file: 'reference-server/b.test.ts', seconds: 0.5, waits: ['a waits for b'] },
  ]);
  expect(Number(output)).toBeGreaterThan(0);
  await vi.waitFor(() => expect(() => process.kill(Number(output), 0)).toThrow('ESRCH'), 20_000);
});

test('a process whose files end in time ends by itself', async () => {
  const script = `
    watchDog.begin(file('c.test.ts'));
    watchDog.end();
    await new Promise((resolve) => setTimeout(resolve, 300));`;
  expect(await underWatch(script, '0.2')).toEqual({ code: 0, signal: null, hangs: [], output: '' });
});

test('an embedded database is known by its command', () => {
  expect(folderOfDatabase('node /p/src/db/embedded-database-process.ts /tmp/a b/database 0 ')).toBe(
    '/tmp/a b/database',
  );
  expect(folderOfDatabase('node reference-server/start.ts')).toBeUndefined();
});
