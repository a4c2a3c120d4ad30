import { spawn } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { firstMessage } from './first-message.ts';
import { supervise } from './supervise.ts';

/** A process with a channel to it that runs this code. */
function run(code: string) {
  return spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}
const lives = `process.send('ready'); process.on('disconnect', () => process.exit())`;
const long = 60_000;

it('is what a process says first', async () => {
  const child = run(lives);
  expect(await firstMessage(child, long)).toBe('ready');
  expect(child.exitCode ?? child.signalCode).toBeNull();
  child.disconnect();
});

it('is none of one that ends before', async () => {
  await expect(firstMessage(run('process.exit(3)'), long)).rejects.toThrow(
    'its process ended (exit code 3)',
  );
});

it('a process that hangs while it starts is killed, and started again', async () => {
  const codes = [lives, 'setInterval(() => undefined, 1_000)', lives];
  const launched: ReturnType<typeof run>[] = [];
  const onBack = vi.fn();
  const supervised = await supervise({
    launch: async () => {
      const child = run(codes[launched.length] ?? lives);
      launched.push(child);
      await firstMessage(child, launched.length === 2 ? 500 : long);
      return { process: child };
    },
    onBack,
  });
  launched[0]?.kill('SIGKILL');
  await eventually(() =>
    expect(onBack).toHaveBeenCalledWith(expect.objectContaining({ tries: 2 })),
  );
  expect(launched[1]?.signalCode).toBe('SIGKILL');
  await supervised.stop();
});

it('says how long it was waited for', async () => {
  const hanging = run('setInterval(() => undefined, 1_000)');
  await expect(firstMessage(hanging, 500)).rejects.toThrow('it was not up within 0.5 s');
  expect(hanging.signalCode).toBe('SIGKILL');
});
