const listeners = new EventTarget();
let opened: ReadonlySet<number> = new Set();

/**
 * Orders that somebody has opened since this page was loaded, told live. What was opened before, and on
 * pages that heard nothing of it, the board knows.
 */
export function openedOrders(): ReadonlySet<number> {
  return opened;
}

/** Notes that somebody has opened an order: it need not ring any more. */
export function markOpened(id: number): void {
  if (opened.has(id)) return;
  opened = new Set([...opened, id]);
  listeners.dispatchEvent(new Event('change'));
}

/** Hears of orders that are opened. Returns what stops it. */
export function onOpened(listener: () => void): () => void {
  listeners.addEventListener('change', listener);
  return () => listeners.removeEventListener('change', listener);
}
