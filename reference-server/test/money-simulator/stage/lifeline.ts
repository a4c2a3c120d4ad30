import type { Lifeline } from './mortal-database.ts';

/** When a process dies: at which of its outside actions, and whether that one is still done. */
export interface Death {
  readonly at: number;
  readonly isDone: boolean;
}

/** The line that one life of a process hangs by. */
export interface CuttableLifeline extends Lifeline {
  readonly isDead: boolean;
  /** Dies at that action, counted from now. */
  planDeath(death: Death): void;
  /** Dies here and now. */
  die(): void;
  /** Waits until nothing goes on any more: everything is done, dead, or waits for the simulation. */
  untilIdle(): Promise<void>;
}

/** Spins a line. Whoever is dead hears of nothing: no error is caught, nothing is tidied up. */
export function createLifeline(): CuttableLifeline {
  let isDead = false;
  const isOver = () => isDead;
  let open = 0;
  let deedsLeft: number | null = null;
  let dieAfter = false;
  let wakeUp: () => void = () => undefined;

  function die(): void {
    isDead = true;
    wakeUp();
  }

  /** True when this is the action that was planned to be the last. */
  function isLast(): boolean {
    if (deedsLeft === null) return false;
    deedsLeft -= 1;
    return deedsLeft < 0;
  }

  return {
    get isDead() {
      return isDead;
    },
    async pass<Result>(action: () => Promise<Result>): Promise<Result> {
      const isEnd = !isDead && isLast();
      if (isEnd && !dieAfter) die();
      if (isOver()) return never();
      open += 1;
      const [outcome] = await Promise.allSettled([action()]);
      open -= 1;
      if (isEnd) die();
      wakeUp();
      // Not even an error is heard of: nobody is there to handle it.
      if (isOver()) return never();
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    },
    planDeath({ at, isDone }) {
      deedsLeft = at;
      dieAfter = isDone;
    },
    die,
    async untilIdle() {
      for (;;) {
        while (open > 0 && !isDead) await new Promise<void>((resolve) => (wakeUp = resolve));
        for (let turn = 0; turn < 3; turn += 1) {
          await new Promise<void>((resolve) => void setImmediate(resolve));
        }
        if (open === 0 || isDead) return;
      }
    },
  };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
