/** Longest wait for a moment in which the page has nothing to do, in milliseconds. */
const maxWait = 2_000;

/** Calls back once the page and its pictures are there and it has a moment. Returns what stops it. */
export function whenAtRest(callback: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;

  function waitForMoment(): void {
    // Safari has none to offer.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(callback);
      signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const handle = window.requestIdleCallback(callback, { timeout: maxWait });
    signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
  }

  if (document.readyState === 'complete') waitForMoment();
  else window.addEventListener('load', waitForMoment, { once: true, signal });
  return () => stopping.abort();
}
