import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { supervise, type Supervised, type SuperviseOptions } from './supervise.ts';

interface Running {
  readonly process: ChildProcess;
}

let supervised: Supervised<Running>;
const onAway = vi.fn();
const onBack = vi.fn();
const onRestartTimeout = vi.fn();

afterEach(async () => {
  await supervised.stop();
  vi.clearAllMocks();
});

/** Lives until the channel to it ends. */
async function launchIdle(): Promise<Running> {
  const child = spawn(process.execPath, ['-e', 'process.on("disconnect", () => process.exit())'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'spawn');
  return { process: child };
}

async function start(
  launch: () => Promise<Running>,
  options: Partial<SuperviseOptions<Running>> = {},
): Promise<void> {
  supervised = await supervise({ launch, onAway, onBack, onRestartTimeout, ...options });
}

it('starts a process again until it comes up, and says each once', async () => {
  const launch = vi.fn(launchIdle);
  await start(launch);
  const first = supervised.current.process;
  launch.mockRejectedValueOnce(new Error('no room')).mockRejectedValueOnce(new Error('no room'));
  first.kill('SIGKILL');
  await eventually(() => expect(onBack).toHaveBeenCalledTimes(1));
  expect(onBack).toHaveBeenCalledWith({ milliseconds: expect.any(Number), tries: 3 });
  expect(onAway.mock.calls).toEqual([[new Error('its process ended (SIGKILL)')]]);
  expect(supervised.current.process).not.toBe(first);
  expect(supervised.current.process.exitCode).toBeNull();
});

it('tells each outage of a process that ends again and again', async () => {
  await start(launchIdle);
  for (const outages of [1, 2]) {
    supervised.current.process.kill('SIGKILL');
    await eventually(() => expect(onBack).toHaveBeenCalledTimes(outages));
  }
  expect(onAway).toHaveBeenCalledTimes(2);
});

it('gives up after the time it was given, and says why', async () => {
  const launch = vi.fn(launchIdle);
  await start(launch, { restartTimeoutMilliseconds: 0 });
  launch.mockRejectedValue(new Error('no room'));
  supervised.current.process.kill('SIGKILL');
  await eventually(() => expect(onRestartTimeout.mock.calls).toEqual([[new Error('no room')]]));
  expect(onBack).not.toHaveBeenCalled();
});

it('starts nothing any more once it is stopped, not even out of a pause', async () => {
  const launch = vi.fn(launchIdle);
  await start(launch);
  launch.mockRejectedValue(new Error('no room'));
  supervised.current.process.kill('SIGKILL');
  await eventually(() => expect(launch).toHaveBeenCalledTimes(2));
  await supervised.stop();
  const tries = launch.mock.calls.length;
  expect(supervised.current.process.signalCode).toBe('SIGKILL');
  expect(launch).toHaveBeenCalledTimes(tries);
  expect(onRestartTimeout).not.toHaveBeenCalled();
});

it('throws what the first start throws', async () => {
  await expect(supervise({ launch: () => Promise.reject(new Error('no room')) })).rejects.toThrow(
    'no room',
  );
});
