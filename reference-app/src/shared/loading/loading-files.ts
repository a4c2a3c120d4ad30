import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let loadingCount = 0;

function count(change: number): void {
  loadingCount += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Counts what is fetched of a page until it is there, or cannot be had. */
export async function countLoading<Content>(fetched: Promise<Content>): Promise<Content> {
  // React asks while it draws, when nothing else may be told to draw.
  await Promise.resolve();
  count(1);
  try {
    return await fetched;
  } finally {
    count(-1);
  }
}

/** Whether files of a page are on their way. */
export function useAreFilesLoading(): boolean {
  return useSyncExternalStore(subscribe, () => loadingCount > 0);
}
