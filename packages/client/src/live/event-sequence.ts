import { backOff } from './back-off.ts';

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
  /** Asks the server for what followed `lastSeq`. */
  readonly resume: (lastSeq: number) => Promise<ResumeAnswer>;
}

/**
 * Delivers the events of one identity's stream in the order of `seq`, each once, and asks for those
 * that are missing until it has them.
 */
export interface EventSequence {
  receive(name: string, payload: unknown): void;
  /** Connected: asks for what was missed. The first time only the stream's position is learned. */
  catchUp(): void;
  /** Not connected: nothing is delivered or asked for until {@link EventSequence.catchUp}. */
  pause(): void;
}

/** A position no stream reaches: the server answers with where the stream is now. */
const beyondEveryStream = Number.MAX_SAFE_INTEGER;

/** Events of several instances may overtake each other by a little. */
const graceMilliseconds = 200;
const resumeBackOff = { first: 500, max: 10_000 };

/** Starts without a position; events that arrive before it is known wait. */
export function createEventSequence(options: EventSequenceOptions): EventSequence {
  const { deliver, reset, resume } = options;
  const waiting = new Map<number, { readonly name: string; readonly payload: unknown }>();
  let last: number | null = null;
  let running = false;
  let asking: object | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function deliverWaiting(): void {
    for (const seq of waiting.keys()) if (last !== null && seq <= last) waiting.delete(seq);
    // A listener may disconnect: what is left waits.
    while (running && last !== null) {
      const next = waiting.get(last + 1);
      if (!next) return;
      last += 1;
      waiting.delete(last);
      deliver(next.name, next.payload);
    }
  }

  function startAt(seq: number): void {
    last = seq;
    reset();
    deliverWaiting();
  }

  function take(answer: ResumeAnswer, requestedFrom: number): void {
    if (last !== null && answer.seq < requestedFrom) {
      // The server begins anew: what it sent before has numbers of another stream.
      waiting.clear();
      last = null;
    }
    if (last === null) {
      // Before what has arrived meanwhile: the position may count it, and no other event replaces it.
      startAt(Math.min(answer.seq, ...[...waiting.keys()].map((seq) => seq - 1)));
      return;
    }
    if ('events' in answer) {
      for (const { name, payload } of answer.events) waiting.set(payload.seq, { name, payload });
    }
    deliverWaiting();
    // What the server counts and does not give is lost.
    if (running && last < answer.seq) startAt(answer.seq);
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const request = {};
    asking = request;
    const from = last ?? beyondEveryStream;
    const answer = await resume(from).catch(() => null);
    if (asking !== request) return;
    asking = null;
    if (answer) take(answer, from);
    if (answer && waiting.size === 0) failures = 0;
    else askAfter(backOff(resumeBackOff, failures++));
  }

  function askAfter(milliseconds: number): void {
    if (!running || asking || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting.size > 0 || failures > 0) void ask();
    }, milliseconds);
  }

  return {
    receive(name, payload) {
      const seq = seqOf(payload);
      if (seq === null) {
        deliver(name, payload);
        return;
      }
      waiting.set(seq, { name, payload });
      deliverWaiting();
      if (waiting.size > 0) askAfter(graceMilliseconds);
    },
    catchUp() {
      running = true;
      if (!asking) void ask();
    },
    pause() {
      running = false;
      asking = null;
      failures = 0;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** An event's place in its stream; null for one that is not part of it. */
export function seqOf(payload: unknown): number | null {
  const seq: unknown = (payload as { seq?: unknown } | null | undefined)?.seq;
  return typeof seq === 'number' ? seq : null;
}
