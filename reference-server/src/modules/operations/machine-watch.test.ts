import { createServer } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  connectionBounds,
  descriptorWarning,
  readMachine,
  type MachineSnapshot,
} from './machine.ts';
import { createMachineWatch } from './machine-watch.ts';

const ample: MachineSnapshot = {
  disk: { used: 0, limit: 1e12 },
  descriptors: { used: 40, limit: 1000 },
  heap: { used: 0, limit: 4e9 },
  memory: { used: 0, limit: 16e9 },
};

/** A watch that reads what it is given, and what it said of it. */
function watchOf() {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  let snapshot = ample;
  const watch = createMachineWatch({ read: async () => snapshot, log });
  const takeLevels = () =>
    lines.splice(0).map((line) => (JSON.parse(line) as { level: number; part: string }).level);
  function setUsed(part: keyof MachineSnapshot, used: number): void {
    snapshot = { ...ample, [part]: { ...ample[part], used } };
  }
  return {
    ...{ watch, lines, takeLevels, setUsed },
    async see(part: keyof MachineSnapshot, used: number) {
      setUsed(part, used);
      await watch.check();
    },
  };
}

describe('the watch of the machine', () => {
  it.each([
    ['disk', 'disk', 0.5e12, 1e12 - 0.2e9, 1e12 - 10e6],
    ['descriptors', 'descriptors', 700, 800, 960],
    ['heap', 'memory', 3e9, 3.3e9, 3.9e9],
  ] as const)(
    'warns before %s is used up, then says so, once each',
    async (of, part, enough, short, out) => {
      const { watch, see, takeLevels } = watchOf();
      await see(of, enough);
      expect([watch.supplies[part], takeLevels()]).toEqual(['enough', []]);
      for (let time = 0; time < 3; time += 1) await see(of, short);
      expect([watch.supplies[part], takeLevels()]).toEqual(['short', [40]]);
      for (let time = 0; time < 3; time += 1) await see(of, out);
      expect([watch.supplies[part], takeLevels()]).toEqual(['out', [50]]);
      expect(watch.hasRoom()).toBe(part === 'disk');
      for (let time = 0; time < 3; time += 1) await see(of, enough);
      expect([watch.supplies[part], takeLevels()]).toEqual(['enough', [30]]);
      expect(watch.hasRoom()).toBe(true);
    },
  );

  it('looks every ten seconds, and so knows within twenty, and says how much there is and what to do', async () => {
    const { watch, setUsed, lines } = watchOf();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await watch.check();
    watch.start();
    setUsed('disk', 1e12 - 0.2e9);
    await vi.advanceTimersByTimeAsync(20_000);
    const megabytes = { part: 'disk', freeMegabytes: 200 };
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        ...megabytes,
        msg: expect.stringMatching(/^machine: short of it\. Make room/),
      }),
    ]);
    await watch.stop();
  });

  it('takes no notice of what is read once, but for its first look', async () => {
    const { watch, see, takeLevels } = watchOf();
    await see('heap', 3.9e9);
    expect(watch.supplies.memory).toBe('out');
    await see('heap', 0);
    await see('heap', 3.9e9);
    expect([watch.supplies.memory, takeLevels()]).toEqual(['out', [50]]);
  });

  it('does not take what other programs use for the end', async () => {
    const { watch, see } = watchOf();
    await see('memory', 15.9e9);
    expect([watch.supplies.memory, watch.hasRoom()]).toEqual(['short', true]);
  });
});

describe('this machine', () => {
  it('says how many descriptors are open', async () => {
    const before = await readMachine(os.tmpdir());
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { descriptors, disk, heap, memory } = await readMachine(os.tmpdir());
    server.close();
    expect(descriptors?.limit).toBe(before.descriptors?.limit);
    for (const { used, limit } of [disk, heap, memory]) {
      expect(used).toBeGreaterThan(0);
      expect(limit).toBeGreaterThan(used);
    }
  });
});

describe('descriptors', () => {
  it('bound connections, and leave some for calls', () => {
    expect(connectionBounds({ used: 30, limit: 256 })).toEqual({ all: 126, live: 100 });
    expect(connectionBounds({ used: 30, limit: 1e6 })).toEqual({ all: 10_000, live: 8_000 });
    expect(connectionBounds(null)).toEqual({ all: 10_000, live: 8_000 });
  });

  it('are said to be few, or refused when nobody could be served', () => {
    expect(descriptorWarning({ used: 30, limit: 256 })).toMatch(/^Only 256 .+ulimit -n 4096/);
    expect(descriptorWarning({ used: 30, limit: 4096 })).toBeNull();
    const isDatabaseHere = true;
    expect(connectionBounds({ used: 30, limit: 512 }, { isDatabaseHere }).all).toBe(382);
    expect(() => connectionBounds({ used: 30, limit: 256 }, { isDatabaseHere })).toThrow(
      'needs 512 at least',
    );
    expect(() => connectionBounds({ used: 30, limit: 128 })).toThrow(
      /may open 128 files and sockets at once, and needs 180 at least\. Raise it: ulimit/,
    );
  });
});
