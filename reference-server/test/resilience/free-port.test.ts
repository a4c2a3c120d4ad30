import { expect, it, vi } from 'vitest';

/** `freePort` as a process has it that begins to look where this one does. */
async function ofAnotherProcess(): Promise<() => Promise<number>> {
  vi.resetModules();
  return (await import('./free-port.ts')).freePort;
}

it('gives a port once, whether or not somebody listens on it', async () => {
  const freePorts = await Promise.all([ofAnotherProcess(), ofAnotherProcess()]);
  const first = await freePorts[0]();
  const second = await freePorts[1]();
  const both = await Promise.all(freePorts.map((freePort) => freePort()));
  expect(new Set([first, second, ...both]).size).toBe(4);
});
