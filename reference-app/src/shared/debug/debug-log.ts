import { portal } from '../portal.ts';

/** A line of the log. */
export interface DebugEntry {
  readonly id: number;
  readonly text: string;
}

const maxEntries = 200;

let entries: readonly DebugEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function write(text: string): void {
  console.info(`[portal] ${text}`);
  lastId += 1;
  entries = [...entries.slice(1 - maxEntries), { id: lastId, text }];
  for (const listener of listeners) listener();
}

/** The last lines, the newest last; the same array until there is another line. */
export const debugLog = {
  entries: (): readonly DebugEntry[] => entries,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Logs calls and live events, by paths, statuses, names and numbers alone: what was said in them may hold a
 * phone, a name or a token. Returns what ends it.
 */
export function followPortal(): () => void {
  const stops = [
    portal.onCall(({ method, path, status, milliseconds, requestId }) =>
      write(`${method} ${path} ${status ?? '—'} ${milliseconds} ms ${requestId ?? '—'}`),
    ),
    portal.live.onAny(({ name, seq }) => write(seq === null ? name : `${name} seq ${seq}`)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
