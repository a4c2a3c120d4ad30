import type { Logger } from 'pino';
import type * as z from 'zod';
import { isWithin } from '../../../clock/age.ts';
import { timeLimit, whenLate } from '../../../kernel/limits/time-limit.ts';
import { failTooSlow, RestaurantError } from '../../../ports/restaurant-error.ts';
import type { Deadline } from '../deadline.ts';
import type { QueryResultRepository } from './query-result-repository.ts';

const freshMilliseconds = 5 * 60 * 1000;
const storedMilliseconds = 24 * 60 * 60 * 1000;
/** Who can have an old answer does not wait long for a new one. */
const staleTimeoutMilliseconds = 2_000;

/** An answer, and when it was given. */
export interface QueryResult<Body> {
  readonly body: Body;
  readonly readAt: Date;
  /** Whether it is older than it should be, because no newer one could be had. */
  readonly isStale: boolean;
}

/** One query of the restaurant's system. */
interface Query<Schema extends z.ZodType<object>> {
  /** Cache key: the query with all its parameters. */
  readonly key: string;
  readonly schema: Schema;
  readonly fetch: () => Promise<z.output<Schema>>;
}

/** Cache of the restaurant system's answers. */
export type QueryCache = ReturnType<typeof createQueryCache>;

interface Known {
  readonly body: object;
  readonly readAt: Date;
}

interface PendingQuery {
  /** What can be had without waiting. */
  readonly recalled: Promise<Known | undefined>;
  readonly answer: Promise<Known>;
}

type AnyQuery = Query<z.ZodType<object>>;

export function createQueryCache(repository: QueryResultRepository, log: Logger) {
  const remembered = new Map<string, Known>();
  const pending = new Map<string, PendingQuery>();
  const isFresh = ({ readAt }: Known) => isWithin(freshMilliseconds, readAt);
  // One that seems to come from a time ahead is worth no less than an old one.
  const isUsable = (known: Known | undefined): known is Known =>
    known !== undefined && Date.now() - known.readAt.getTime() < storedMilliseconds;

  /** What this instance knows, or another one, or this one before it was started again. */
  async function peek({ key, schema }: Omit<AnyQuery, 'fetch'>): Promise<Known | undefined> {
    const own = remembered.get(key);
    if (own && isFresh(own)) return own;
    const stored = await repository.find(key).catch((error: unknown) => {
      log.warn({ err: error }, 'what the restaurant once answered cannot be looked up');
      return null;
    });
    if (stored === null || (own && own.readAt >= stored.readAt)) return own;
    // It may be of a version of the portal that read less.
    const read = schema.safeParse(stored.body);
    if (!read.success) return own;
    const known = { body: read.data, readAt: stored.readAt };
    remembered.set(key, known);
    return known;
  }

  async function fetchFresh({ key, fetch: ask }: AnyQuery): Promise<Known> {
    const known = { body: await ask(), readAt: new Date() };
    remembered.set(key, known);
    await repository.save(key, known).catch((error: unknown) => {
      log.warn({ err: error }, 'what the restaurant has answered cannot be kept');
    });
    return known;
  }

  /** One asking at a time; it comes to its end even when nobody waits for it any more. */
  function begin(query: AnyQuery): PendingQuery {
    const peeked = peek(query);
    const answer = peeked
      .then((known) => (known && isFresh(known) ? known : fetchFresh(query)))
      .finally(() => pending.delete(query.key));
    answer.catch(() => undefined);
    const started = { recalled: peeked, answer };
    pending.set(query.key, started);
    return started;
  }

  async function read(query: AnyQuery, deadline: Deadline): Promise<QueryResult<object>> {
    const own = remembered.get(query.key);
    if (own && isFresh(own)) return { ...own, isStale: false };
    const { recalled: peeked, answer } = pending.get(query.key) ?? begin(query);
    const known = await peeked;
    const wait = isUsable(known)
      ? Math.min(deadline.left(), staleTimeoutMilliseconds)
      : deadline.left();
    try {
      const answered = await timeLimit(wait)
        .execute(() => answer)
        .catch(whenLate((cause) => failTooSlow(query.key, cause)));
      return { ...answered, isStale: false };
    } catch (error) {
      if (!(error instanceof RestaurantError) || !isUsable(known)) throw error;
      const { readAt } = known;
      log.warn({ err: error, readAt }, 'answering with what the restaurant once said');
      return { ...known, isStale: true };
    }
  }

  return {
    /**
     * Answers from what was asked within 5 min; those who ask at once wait for the same answer. When none
     * comes in time, one of the last 24 h will do, also of before a restart; a new one that comes late is
     * stored for the next who ask.
     *
     * @throws RestaurantError when there is none at all.
     */
    read: <Schema extends z.ZodType<object>>(
      query: Query<Schema>,
      deadline: Deadline,
    ): Promise<QueryResult<z.output<Schema>>> =>
      read(query, deadline) as Promise<QueryResult<never>>,
    /** The newest answer of the last 24 h, without asking for one; null: there is none. */
    async peek<Schema extends z.ZodType<object>>(
      query: Omit<Query<Schema>, 'fetch'>,
    ): Promise<QueryResult<z.output<Schema>> | null> {
      const known = await peek(query);
      return isUsable(known)
        ? ({ ...known, isStale: !isFresh(known) } as QueryResult<never>)
        : null;
    },
  };
}
