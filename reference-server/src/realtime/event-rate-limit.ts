/** How many events a client may still send. */
export interface EventRateLimit {
  /** Spends one; false when there was none left. */
  spend(): boolean;
}

/** So many events in any second that begins with one. */
export function createEventRateLimit(
  perSecond: number,
  now: () => number = () => performance.now(),
): EventRateLimit {
  let windowStart = -Infinity;
  let spent = 0;
  return {
    spend() {
      const moment = now();
      if (moment - windowStart >= 1000) {
        windowStart = moment;
        spent = 0;
      }
      spent += 1;
      return spent <= perSecond;
    },
  };
}
