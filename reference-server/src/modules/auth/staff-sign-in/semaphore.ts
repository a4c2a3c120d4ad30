/** Lets only so many through at a time. */
export interface Semaphore {
  /** Runs the work when its turn comes; `full` when too many are waiting already. */
  pass<T>(work: () => Promise<T>): Promise<T | 'full'>;
}

/** A semaphore for each of many things, which is there while somebody is at it. */
export function createSemaphores(maxAtATime: number, maxWaiting: number) {
  const lanes = new Map<string, { readonly semaphore: Semaphore; inside: number }>();

  return {
    /** Runs the work when its turn at this thing comes; `full` when too many are waiting already. */
    async pass<T>(thing: string, work: () => Promise<T>): Promise<T | 'full'> {
      const lane = lanes.get(thing) ?? {
        semaphore: createSemaphore(maxAtATime, maxWaiting),
        inside: 0,
      };
      lanes.set(thing, lane);
      lane.inside += 1;
      try {
        return await lane.semaphore.pass(work);
      } finally {
        lane.inside -= 1;
        if (lane.inside === 0) lanes.delete(thing);
      }
    },
  };
}

/** A semaphore for work that is heavy on the machine. */
export function createSemaphore(maxAtATime: number, maxWaiting: number): Semaphore {
  const waiting: (() => void)[] = [];
  let inside = 0;

  return {
    async pass(work) {
      if (inside >= maxAtATime) {
        if (waiting.length >= maxWaiting) return 'full';
        // The place goes from the one that leaves to the next that waits.
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
