/** Lets only so many through at a time. */
export interface Turnstile {
  /** Runs the work when its turn comes; `full` when too many are waiting already. */
  pass<T>(work: () => Promise<T>): Promise<T | 'full'>;
}

/** A turnstile for each of many things, which is there while somebody is at it. */
export function createTurnstiles(mostAtATime: number, mostWaiting: number) {
  const lanes = new Map<string, { readonly turnstile: Turnstile; inside: number }>();

  return {
    /** Runs the work when its turn at this thing comes; `full` when too many are waiting already. */
    async pass<T>(thing: string, work: () => Promise<T>): Promise<T | 'full'> {
      const lane = lanes.get(thing) ?? {
        turnstile: createTurnstile(mostAtATime, mostWaiting),
        inside: 0,
      };
      lanes.set(thing, lane);
      lane.inside += 1;
      try {
        return await lane.turnstile.pass(work);
      } finally {
        lane.inside -= 1;
        if (lane.inside === 0) lanes.delete(thing);
      }
    },
  };
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
