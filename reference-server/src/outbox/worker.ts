import type { Logger } from 'pino';
import { backOffSeconds } from '../kernel/back-off.ts';

/** A worker that runs when it is woken, and now and then in any case where it has an idle time. */
export interface Worker {
  readonly start: () => void;
  /** There may be work. Said during a run, it brings another run after it. */
  readonly wake: () => void;
  /** Begins no further run, and waits for the one that is on; that it fails is not said any more. */
  readonly stop: () => Promise<void>;
}

/** How the work is done. */
export interface WorkerOptions {
  /** What it is, for the log. */
  readonly name: string;
  /** After that it runs though nobody has woken it. Without it, it does not. */
  readonly idleMilliseconds?: number;
  /** One piece of the work; true when there is more of it. */
  readonly run: () => Promise<boolean>;
  readonly log: Logger;
}

/** A loop that failed again and again is tried once in so long, or once in its idle time where that is longer. */
const maxRestMilliseconds = 5_000;

/**
 * Runs one piece of work after the other, never two at once. After an error it rests, each time for longer
 * and at random (back-off with jitter); pokes do not shorten that, as many of them come from callers who
 * have met with the same error.
 */
export function createWorker({ name, idleMilliseconds, run, log }: WorkerOptions): Worker {
  let isOn = false;
  let isWoken = false;
  let isResting = false;
  let failures = 0;
  let turn: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    isWoken = true;
    if (isOn && !isResting) turn ??= takeTurn();
  }

  function endRest(): void {
    isResting = false;
    wake();
  }

  async function takeTurn(): Promise<void> {
    clearTimeout(timer);
    try {
      while (isOn && isWoken) {
        isWoken = false;
        isWoken = (await run()) || isWoken;
        failures = 0;
      }
    } catch (error) {
      failures += 1;
      isResting = true;
      // One whose connections are ended as the portal stops: the next start takes up the same work.
      if (isOn) log.error({ err: error }, `${name} failed`);
    }
    turn = undefined;
    if (!isOn) return;
    const rest = Math.min(
      backOffSeconds(failures) * 1000,
      Math.max(idleMilliseconds ?? 0, maxRestMilliseconds),
    );
    if (isResting) timer = setTimeout(endRest, rest).unref();
    else if (idleMilliseconds) timer = setTimeout(wake, idleMilliseconds).unref();
  }

  return {
    start() {
      isOn = true;
      isResting = false;
      wake();
    },
    wake: wake,
    async stop() {
      isOn = false;
      clearTimeout(timer);
      await turn;
    },
  };
}
