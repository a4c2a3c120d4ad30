/**
 * Runs something soon, and again only after a pause, however often it is asked for.
 *
 * @param pauseMilliseconds - from one run to the next at least; the first comes after a tenth of it
 */
export function createThrottledRefetch(run: () => void, pauseMilliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastAt = -Infinity;

  return {
    soon() {
      if (timer !== null) return;
      const wait = Math.max(lastAt + pauseMilliseconds - performance.now(), pauseMilliseconds / 10);
      timer = setTimeout(() => {
        timer = null;
        lastAt = performance.now();
        run();
      }, wait);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
