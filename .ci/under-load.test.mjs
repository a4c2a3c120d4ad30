import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { root } from './run-process.mjs';
import { busyProcesses, parseLoad } from './under-load.mjs';

test('keeps eight busy unless told otherwise', () => {
  expect(parseLoad(['npm', 'test'])).toEqual({ load: 8, command: ['npm', 'test'] });
  expect(parseLoad(['--load', '3', 'npm', 'test', '--', 'orders'])).toEqual({
    load: 3,
    command: ['npm', 'test', '--', 'orders'],
  });
});

test.each([
  [[]],
  [['--load']],
  [['--load', 'much', 'npm']],
  [['--load', '0', 'npm']],
  [['--laod', 'npm']],
])('does not understand %j', (args) => {
  expect(parseLoad(args)).toBeUndefined();
});

test.each([
  ['an idle machine is kept busy by these alone', 8, 0, 0, 8],
  ['what the command brings is counted', 8, 5, 0, 3],
  ['those that only compute are not counted twice', 8, 8, 6, 6],
  ['they give way when the command brings more', 8, 12, 6, 2],
  ['and end when it brings enough by itself', 8, 20, 2, 0],
])('%s', (_, load, waiting, busy, expected) => {
  expect(busyProcesses(load, waiting, busy)).toBe(expected);
});

const busyFor = (pid) =>
  globSync('/proc/[0-9]*/cmdline').filter((file) => readCommand(file).includes(`busy-for-${pid}`));

function readCommand(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const untilInputEnds = 'process.stdin.resume().on("end", () => process.exit(3))';

/** Starts a command under a little more load than there is, and waits until it is under it. */
async function startUnderLoad() {
  const running = Number(/ (\d+)\//.exec(readFileSync('/proc/loadavg', 'utf8'))[1]);
  const command = [process.execPath, '-e', untilInputEnds];
  const args = [path.join(root, '.ci/under-load.mjs'), '--load', `${running + 3}`, ...command];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  await vi.waitFor(() => expect(busyFor(child.pid)).not.toEqual([]), 20_000);
  return child;
}

describe.runIf(process.platform === 'linux')('a command under load', () => {
  test('passes on its exit code and leaves nothing behind', async () => {
    const child = await startUnderLoad();
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([3, null]);
    await vi.waitFor(() => expect(busyFor(child.pid)).toEqual([]), 20_000);
  });

  test('leaves nothing busy when it is killed', async () => {
    const child = await startUnderLoad();
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(busyFor(child.pid)).toEqual([]), 20_000);
    child.stdin.end();
  });
});
