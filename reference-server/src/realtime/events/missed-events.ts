import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { Role } from '@portal/domain/contract';
import { liveEventsByName } from '@portal/domain/live';
import { resumeRules } from '@portal/domain/server';
import { bulkhead } from 'cockatiel';
import type { SqlClient } from '../../db/statement.ts';
import { readStreamAfter } from './stream-repository.ts';

/** An event as it goes to a client again. */
interface MissedEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>> & { readonly seq: number };
}

/** What a client missed, or that it must load everything anew. */
type Missed =
  | { readonly events: readonly MissedEvent[]; readonly seq: number }
  | { readonly reset: true; readonly seq: number };

/** Reads what clients missed, at a bounded cost however many ask. */
export type MissedEvents = ReturnType<typeof createMissedEvents>;

interface ResumeQuery {
  readonly role: Role;
  readonly lastSeq: number;
  readonly resolve: (missed: Missed) => void;
  readonly reject: (error: unknown) => void;
}

/** Whoever waits is not answered any more: the live connection ends. */
export class LiveStoppedError extends Error {
  override readonly name = 'LiveStoppedError';
}

/** Stream reads that may hold a database connection at once: the rest is for other work. */
const maxReads = 2;

/**
 * Streams are read once a second per identity at most: whoever asks meanwhile shares the next reading.
 * All readings together have a bulkhead, so that what watches, payments and the outbox need of the
 * database is never used up by clients who resume.
 */
export function createMissedEvents(database: SqlClient) {
  const slots = bulkhead(maxReads, Number.MAX_SAFE_INTEGER);
  const waiting = new Map<string, ResumeQuery[]>();
  const stopping = new AbortController();

  async function serve(identity: string, questions: ResumeQuery[]): Promise<void> {
    while (questions.length > 0 && !stopping.signal.aborted) {
      const pause = delay(resumeRules.readMilliseconds, undefined, { signal: stopping.signal });
      const isOver = pause.catch(() => undefined);
      await slots.execute(() => answer(identity, questions));
      await isOver;
    }
    waiting.delete(identity);
  }

  /** Answers all requests that came until the read begins, as one batch. */
  async function answer(identity: string, questions: ResumeQuery[]): Promise<void> {
    const batch = questions.splice(0);
    if (batch.length === 0) return;
    try {
      const slice = await readAfter(
        database,
        identity,
        batch.map(({ lastSeq }) => lastSeq),
      );
      const missedBy = createAnswers(slice);
      for (const { role, lastSeq, resolve } of batch) {
        resolve(missedBy(role, lastSeq));
        // Up to a megabyte is written out for each: calls of others come between.
        await nextTurn();
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    /**
     * What a stream holds after `lastSeq`. It is a reset when that is more than an answer may hold, when
     * part of it is no longer stored, when the client is ahead of the stream (the database was restored),
     * and when something in it is not for the role that the account has by now.
     * @throws {LiveStoppedError} when it stops before that is read.
     */
    after(identity: string, role: Role, lastSeq: number): Promise<Missed> {
      return new Promise((resolve, reject) => {
        stopping.signal.throwIfAborted();
        const question = { role, lastSeq, resolve, reject };
        const known = waiting.get(identity);
        if (known) {
          known.push(question);
          return;
        }
        const questions = [question];
        waiting.set(identity, questions);
        void serve(identity, questions);
      });
    },
    /** Reads nothing more, and refuses those who wait for it. */
    stop() {
      const stopped = new LiveStoppedError('The live connection stops.');
      stopping.abort(stopped);
      const refused = [...waiting.values()].flatMap((questions) => questions.splice(0));
      for (const { reject } of refused) reject(stopped);
    },
  };
}

interface StreamSlice {
  readonly seq: number;
  readonly events: readonly {
    readonly name: string;
    readonly payload: unknown;
    readonly seq: number;
  }[];
}

async function readAfter(
  database: SqlClient,
  identity: string,
  positions: readonly number[],
): Promise<StreamSlice> {
  const { maxEvents, maxBytes } = resumeRules;
  const uniquePositions = [...new Set(positions)].map(BigInt);
  const rows = await readStreamAfter(database, identity, uniquePositions, maxEvents, maxBytes);
  const events = rows.flatMap(({ seq, name, payload }) =>
    seq === null || name === null ? [] : [{ seq, name, payload }],
  );
  return { seq: rows[0]?.lastSeq ?? 0, events };
}

/** What a reading says to each who asked. It is worked out once for all who ask the same. */
function createAnswers({ seq, events }: StreamSlice): (role: Role, lastSeq: number) => Missed {
  const known = new Map<string, Missed>();
  return (role, lastSeq) => {
    const key = `${role} ${lastSeq}`;
    const answer = known.get(key) ?? missedOf(role, lastSeq);
    known.set(key, answer);
    return answer;
  };

  function missedOf(role: Role, lastSeq: number): Missed {
    const missed = events.flatMap((event) =>
      event.seq > lastSeq ? (declaredEvent(event, role) ?? []) : [],
    );
    return missed.length === seq - lastSeq ? { events: missed, seq } : { reset: true, seq };
  }
}

function declaredEvent(
  { name, payload, seq }: StreamSlice['events'][number],
  role: Role,
): MissedEvent | null {
  const event = liveEventsByName.get(name);
  if (!event || typeof event.audience === 'string') return null;
  const { owner, roles } = event.audience;
  if (role === 'guest' ? !owner : !roles?.includes(role)) return null;
  const declared = event.payload.safeParse(payload);
  return declared.success
    ? { name: event.name, payload: { ...(declared.data as object), seq } }
    : null;
}
