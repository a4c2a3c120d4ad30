/** So many events in any second that begins with one. */
export function createEventRateLimit(
  perSecond: number,
  now: () => number = () => performance.now(),
) {
  let windowStart = -Infinity;
  let consumed = 0;
  return {
    /** Consumes one; false when there was none left. */
    consume(): boolean {
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
