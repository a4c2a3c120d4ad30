import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorker } from './worker.ts';

const log = pino({ level: 'silent' });
const idle = { name: 'test', idleMilliseconds: 1000, log };

describe('a poked loop', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs at the start, then once per idle interval, and not after it was stopped', async () => {
    const run = vi.fn(async () => false);
    const loop = createWorker({ ...idle, run });
    loop.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(run).toHaveBeenCalledTimes(4);
    await loop.stop();
    loop.wake();
    await vi.advanceTimersByTimeAsync(3000);
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('runs again at once while there is more', async () => {
    const run = vi.fn(async () => run.mock.calls.length < 5);
    const loop = createWorker({ ...idle, run });
    loop.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(5);
    await loop.stop();
  });

  it('never runs twice at a time, and once more after pokes that came meanwhile', async () => {
    const ends: (() => void)[] = [];
    const run = vi.fn(() => new Promise<boolean>((resolve) => ends.push(() => resolve(false))));
    const loop = createWorker({ ...idle, run });
    loop.start();
    loop.wake();
    loop.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
    ends[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(2);
    ends[1]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(2);
    await loop.stop();
  });

  it('rests after an error, whoever pokes it, and then goes on', async () => {
    const run = vi.fn(async () => false).mockRejectedValueOnce(new Error('no database'));
    const loop = createWorker({ ...idle, run });
    loop.start();
    for (let wake = 0; wake < 49; wake += 1) {
      await vi.advanceTimersByTimeAsync(10);
      loop.wake();
    }
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(510);
    expect(run).toHaveBeenCalledTimes(2);
    await loop.stop();
  });

  it('says nothing of an error that comes after it was stopped', async () => {
    const lines: string[] = [];
    const heard = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const ends: ((error: Error) => void)[] = [];
    const run = () => new Promise<boolean>((_resolve, reject) => ends.push(reject));
    const loop = createWorker({ ...idle, log: heard, run });
    loop.start();
    const stopped = loop.stop();
    ends[0]!(new Error('connection ended'));
    await stopped;
    expect(lines).toEqual([]);
  });

  it('rests for longer with each error in a row, for five seconds at most, and not after a success', async () => {
    let isAway = true;
    const run = vi.fn(async () => {
      if (isAway) throw new Error('no database');
      return false;
    });
    const loop = createWorker({ ...idle, run });
    loop.start();
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = run.mock.calls.length;
    expect(tries).toBeGreaterThan(11);
    expect(tries).toBeLessThan(30);
    isAway = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(run.mock.calls.length).toBeGreaterThan(tries);
    run.mockClear();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(run).toHaveBeenCalledTimes(3);
    await loop.stop();
  });

  it('waits at its stop for the run that is on', async () => {
    let end = (): void => undefined;
    const loop = createWorker({
      ...idle,
      run: () => new Promise<boolean>((resolve) => (end = () => resolve(true))),
    });
    loop.start();
    let isStopped = false;
    const stopped = loop.stop().then(() => (isStopped = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isStopped).toBe(false);
    end();
    await stopped;
  });
});
