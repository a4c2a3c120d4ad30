/** Lets only so many through at a time. */
export interface Turnstile {
  /** Runs the work when its turn comes; `full` when too many are waiting already. */
  pass<T>(work: () => Promise<T>): Promise<T | 'full'>;
}

/** A turnstile for work that is heavy on the machine. */
export function createTurnstile(mostAtATime: number, mostWaiting: number): Turnstile {
  const waiting: (() => void)[] = [];
  let inside = 0;

  return {
    async pass(work) {
      if (inside >= mostAtATime) {
        if (waiting.length >= mostWaiting) return 'full';
        // Whoever leaves hands the place over.
        await new Promise<void>((enter) => waiting.push(enter));
      } else {
        inside += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else inside -= 1;
      }
    },
  };
}
