import type { Logger } from 'pino';

/** Work that is done when somebody says so, and looked for now and then in any case. */
export interface PokedLoop {
  readonly start: () => void;
  /** There may be work. Said during a run, it brings another run after it. */
  readonly poke: () => void;
  /** Begins no further run, and waits for the one that is on. */
  readonly stop: () => Promise<void>;
}

/** How the work is done. */
export interface PokedLoopOptions {
  /** What it is, for the log. */
  readonly name: string;
  readonly idleMilliseconds: number;
  /** One piece of the work; true when there is more of it. */
  readonly run: () => Promise<boolean>;
  readonly log: Logger;
}

/** Runs one piece of work after the other, never two at once; after an error it rests. */
export function createPokedLoop({ name, idleMilliseconds, run, log }: PokedLoopOptions): PokedLoop {
  let isOn = false;
  let isPoked = false;
  let turn: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    isPoked = true;
    if (isOn) turn ??= takeTurn();
  }

  async function takeTurn(): Promise<void> {
    clearTimeout(timer);
    try {
      while (isOn && isPoked) {
        isPoked = false;
        isPoked = (await run()) || isPoked;
      }
    } catch (error) {
      log.error({ err: error }, `${name} failed`);
    }
    turn = undefined;
    if (isOn) timer = setTimeout(wake, idleMilliseconds).unref();
  }

  return {
    start() {
      isOn = true;
      wake();
    },
    poke: wake,
    async stop() {
      isOn = false;
      clearTimeout(timer);
      await turn;
    },
  };
}
