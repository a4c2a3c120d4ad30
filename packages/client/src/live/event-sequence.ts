/** What a server answers to `resume`. */
export type ResumeAnswer =
  | {
      readonly events: readonly { readonly name: string; readonly payload: { seq: number } }[];
      readonly seq: number;
    }
  | { readonly reset: true; readonly seq: number };

/** Where events go and where missed ones come from. */
export interface EventSequenceOptions {
  readonly deliver: (name: string, payload: unknown) => void;
  /** Events may be missing for good. */
  readonly reset: () => void;
  readonly resume: (lastSeq: number) => Promise<ResumeAnswer>;
}

/** Delivers the events of a stream in the order of `seq`, each once, asking for those that are missing. */
export interface EventSequence {
  receive(name: string, payload: unknown): void;
  /** Asks for what was missed. On the first call only the position of the stream is learned. */
  catchUp(): Promise<void>;
  /** The connection is gone: what arrives next may have a gap before it. */
  pause(): void;
  /** Another identity has another stream. */
  forget(): void;
}

/** A position no stream reaches: the server answers with where the stream is now. */
const beyondEveryStream = Number.MAX_SAFE_INTEGER;

/** Starts without a position; events that arrive before it is known wait. */
export function createEventSequence({
  deliver,
  reset,
  resume,
}: EventSequenceOptions): EventSequence {
  let last: number | null = null;
  let epoch = 0;
  let asking: Promise<void> | null = null;
  const waiting = new Map<number, { name: string; payload: unknown }>();

  function deliverWaiting(): void {
    if (last === null) return;
    for (const seq of waiting.keys()) if (seq <= last) waiting.delete(seq);
    for (let next = waiting.get(last + 1); next; next = waiting.get(last + 1)) {
      last += 1;
      waiting.delete(last);
      deliver(next.name, next.payload);
    }
  }

  async function ask(): Promise<void> {
    const asked = epoch;
    const answer = await resume(last ?? beyondEveryStream);
    if (asked !== epoch) return;
    if ('reset' in answer) {
      last = answer.seq;
      reset();
    } else {
      for (const { name, payload } of answer.events) waiting.set(payload.seq, { name, payload });
    }
    deliverWaiting();
  }

  function catchUp(): Promise<void> {
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  return {
    receive(name, payload) {
      const seq: unknown = (payload as { seq?: unknown } | null)?.seq;
      if (typeof seq !== 'number') {
        deliver(name, payload);
        return;
      }
      if (last !== null && seq <= last) return;
      waiting.set(seq, { name, payload });
      deliverWaiting();
      if (waiting.size > 0) void catchUp();
    },
    catchUp,
    pause() {
      epoch += 1;
      asking = null;
    },
    forget() {
      epoch += 1;
      asking = null;
      last = null;
      waiting.clear();
    },
  };
}
