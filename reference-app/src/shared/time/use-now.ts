import { useSyncExternalStore } from 'react';
import { portal } from '../portal.ts';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function notify(): void {
  for (const listener of listeners) listener();
}

/** One clock for the page, however much on it goes by the time. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(notify, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time by the server's clock as of the last full minute, in milliseconds; goes on by itself. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(portal.clock.now() / minute) * minute);
}
