import { useState } from 'react';

/** What is written in a form about something that others change as well. */
export interface Edited<Thing, Draft> {
  /** The thing as it was when writing began. */
  readonly seen: Thing;
  readonly draft: Draft;
  readonly edit: (change: Partial<Draft>) => void;
  readonly isChanged: boolean;
  /** Somebody else has changed the thing since. */
  readonly isOutdated: boolean;
  /** Forgets what is written, and begins anew with the thing as it is. */
  readonly discard: () => void;
  /** What was written is saved: this is the thing now. */
  readonly settle: (saved: Thing) => void;
}

/** Holds what is written; while nothing is, it follows the thing. */
export function useEdited<Thing extends { readonly version: number }, Draft>(
  current: Thing,
  draftOf: (thing: Thing) => Draft,
): Edited<Thing, Draft> {
  const [{ seen, draft }, setState] = useState(() => ({ seen: current, draft: draftOf(current) }));
  const isChanged = !isSame(draft, draftOf(seen));
  const isNewer = current.version > seen.version;
  // What somebody has changed elsewhere in the thing does not concern what is written here.
  const isOutdated = isNewer && isChanged && !isSame(draftOf(current), draftOf(seen));
  const begin = (thing: Thing) => setState({ seen: thing, draft: draftOf(thing) });
  if (isNewer && !isOutdated) {
    if (isChanged) setState({ seen: current, draft });
    else begin(current);
  }
  return {
    seen,
    draft,
    edit: (change) =>
      setState((before) => ({ seen: before.seen, draft: { ...before.draft, ...change } })),
    isChanged,
    isOutdated,
    discard: () => begin(current),
    settle: begin,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
