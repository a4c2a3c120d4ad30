/** Tells what happens as it happens, and a rush of it in a few words instead of one by one. */
export interface EventBatch<Update> {
  add(events: Update): void;
  stop(): void;
}

/**
 * @param tell - called with the first at once, and with all that followed within a pause in one go
 * @param pauseMilliseconds - from one telling to the next at least, so that a notice is not always in the way
 */
export function createEventBatch<Update>(
  deliver: (events: readonly [Update, ...Update[]]) => void,
  pauseMilliseconds = 12_000,
): EventBatch<Update> {
  let waiting: Update[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  function notifyAll() {
    const [first, ...others] = waiting;
    waiting = [];
    timer = null;
    if (first === undefined) return;
    deliver([first, ...others]);
    timer = setTimeout(notifyAll, pauseMilliseconds);
  }

  return {
    add(events) {
      waiting.push(events);
      if (timer === null) notifyAll();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
