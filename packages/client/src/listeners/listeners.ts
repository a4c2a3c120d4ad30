/** A set of listeners to one kind of event. */
export interface Listeners<Arguments extends unknown[]> {
  /** Returns a function that removes this listener, and only this. */
  add(listener: (...args: Arguments) => void): () => void;
  /** Calls everybody who listens at this moment. */
  notify(...args: Arguments): void;
  readonly size: number;
}

/** Keeps listeners apart: one that throws costs the others nothing, and is reported as uncaught. */
export function createListeners<Arguments extends unknown[] = []>(): Listeners<Arguments> {
  const entries = new Set<{ readonly listener: (...args: Arguments) => void }>();
  return {
    add(listener) {
      const entry = { listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    notify(...args) {
      for (const entry of [...entries]) {
        if (!entries.has(entry)) continue;
        try {
          entry.listener(...args);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    get size() {
      return entries.size;
    },
  };
}
