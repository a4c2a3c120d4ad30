/** How many events a client may still send. */
export interface EventRateLimit {
  /** Consumes one; false when there was none left. */
  consume(): boolean;
}

/** So many events in any second that begins with one. */
export function createEventRateLimit(
  perSecond: number,
  now: () => number = () => performance.now(),
): EventRateLimit {
  let windowStart = -Infinity;
  let consumed = 0;
  return {
    consume() {
      const moment = now();
      if (moment - windowStart >= 1000) {
        windowStart = moment;
        consumed = 0;
      }
      consumed += 1;
      return consumed <= perSecond;
    },
  };
}
