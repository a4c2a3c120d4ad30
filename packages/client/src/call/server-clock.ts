/** The clock of the portal's server, as far as it is known from the answers. */
export interface ServerClock {
  /**
   * Milliseconds since 1970 by the server's clock, right to about a second; the device's own until an answer
   * has come. Count from moments of the server by this, whatever the device's clock shows.
   */
  now(): number;
}

/** A clock that is set by answers. */
export interface AnsweredClock extends ServerClock {
  /**
   * Takes an answer that has just arrived.
   *
   * @param sentAt - when it was asked for, by the device's clock
   */
  adjust(headers: Headers, sentAt: number): void;
}

/**
 * Each answer bounds the offset: the server wrote `Date`, in whole seconds, after the call was sent and before
 * the answer arrived. The offset moves no farther than it must to keep to that: it comes nearer to the truth and
 * never goes back, and when somebody sets the device's clock, the next answer moves it along.
 */
export function createServerClock(): AnsweredClock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    adjust(headers, sentAt) {
      const date = Date.parse(headers.get('Date') ?? '');
      // What a cache may keep may have been written at any time.
      if (!date || !headers.get('Cache-Control')?.includes('no-store')) return;
      offset = Math.min(Math.max(offset, date - Date.now()), date + 1000 - sentAt);
    },
  };
}
