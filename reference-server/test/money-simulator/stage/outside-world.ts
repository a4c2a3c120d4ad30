import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';

const RealDate = Date;
const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  fetch: globalThis.fetch,
  randomUUID: crypto.randomUUID,
  randomBytes: crypto.randomBytes,
  wait: timersPromises.setTimeout,
};

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly ring: () => void;
}

/**
 * Puts this process's time, timers, random ids and network under the simulation's hand. One at a time: all
 * of them belong to the process.
 */
export function takeOverWorld(startsAt: string, network: typeof fetch) {
  const start = RealDate.parse(startsAt);
  let now = start;
  let drawn = 0;
  const timers = new Map<number, Timer>();

  class SimulatedDate extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      super(...((args.length === 0 ? [now] : args) as [number]));
    }
    static override now(): number {
      return now;
    }
  }

  function setTimer(ring: () => void, milliseconds = 0): object {
    const id = (drawn += 1);
    timers.set(id, { id, at: now + milliseconds, ring });
    const timer = {
      ref: () => timer,
      unref: () => timer,
      hasRef: () => false,
      [Symbol.toPrimitive]: () => id,
    };
    return timer;
  }

  function firstTimer(): Timer | undefined {
    return [...timers.values()].sort((a, b) => a.at - b.at || a.id - b.id)[0];
  }

  function ring(timer: Timer): void {
    timers.delete(timer.id);
    now = Math.max(now, timer.at);
    timer.ring();
  }

  function randomUUID(): ReturnType<typeof crypto.randomUUID> {
    const number = (drawn += 1).toString(16).padStart(12, '0');
    return `00000000-0000-4000-8000-${number}`;
  }

  globalThis.Date = SimulatedDate as DateConstructor;
  globalThis.fetch = network;
  globalThis.setTimeout = ((
    callback: (...values: unknown[]) => void,
    delay?: number,
    ...values: unknown[]
  ) =>
    setTimer(() => {
      callback(...values);
    }, delay)) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((timer?: object | number) => {
    if (timer !== undefined) timers.delete(Number(timer));
  }) as typeof clearTimeout;
  crypto.randomUUID = randomUUID;
  crypto.randomBytes = (size: number) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUIntBE((drawn += 1), Math.max(0, size - 6), Math.min(size, 6));
    return bytes;
  };
  timersPromises.setTimeout = <Value>(delay?: number, value?: Value) =>
    new Promise<Value>((resolve) => {
      setTimer(() => {
        resolve(value as Value);
      }, delay);
    });
  syncBuiltinESMExports();

  return {
    /** Makes it the given moment, with no timer set and ids beginning anew. */
    reset() {
      now = start;
      drawn = 0;
      timers.clear();
    },
    /** Moves the clock on, and rings the timers that are due by then. */
    advance(milliseconds: number) {
      const until = now + milliseconds;
      for (let next = firstTimer(); next && next.at <= until; next = firstTimer()) ring(next);
      now = until;
    },
    /** Moves the clock on to the next timer; false when none is set within that time. */
    advanceToTimer(withinMilliseconds: number): boolean {
      const next = firstTimer();
      if (!next || next.at > now + withinMilliseconds) return false;
      ring(next);
      return true;
    },
    /** Gives this process its own time and network back. */
    restore() {
      globalThis.Date = RealDate;
      globalThis.fetch = real.fetch;
      globalThis.setTimeout = real.setTimeout;
      globalThis.clearTimeout = real.clearTimeout;
      crypto.randomUUID = real.randomUUID;
      crypto.randomBytes = real.randomBytes;
      timersPromises.setTimeout = real.wait;
      syncBuiltinESMExports();
    },
  };
}
