import { isWithin } from '../../../clock/age.ts';
/** Remembers for a few seconds what was read. */
export interface SessionCache<Value> {
  /** The value, read at most so many milliseconds ago. */
  read(id: string): Promise<Value>;
  /** The next read is a fresh one. */
  clear(id: string): void;
}

interface Entry<Value> {
  readonly readAt: number;
  readonly value: Promise<Value>;
}

/** A cache that holds the `maxEntries` read last; those who ask at once share one read. */
export function createSessionCache<Value>(
  load: (id: string) => Promise<Value>,
  { milliseconds, maxEntries }: { milliseconds: number; maxEntries: number },
): SessionCache<Value> {
  const entries = new Map<string, Entry<Value>>();

  function remember(id: string, entry: Entry<Value>): void {
    entries.delete(id);
    entries.set(id, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    entry.value.catch(() => {
      if (entries.get(id) === entry) entries.delete(id);
    });
  }

  return {
    read(id) {
      const known = entries.get(id);
      if (known && isWithin(milliseconds, known.readAt)) return known.value;
      // Counted from before the read: what it finds may have changed since.
      const entry = { readAt: Date.now(), value: load(id) };
      remember(id, entry);
      return entry.value;
    },
    clear(id) {
      entries.delete(id);
    },
  };
}
