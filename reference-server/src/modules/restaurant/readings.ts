import type { Logger } from 'pino';
import type * as z from 'zod';
import { isWithin } from '../../clock/age.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import { inTime, type Patience } from './patience.ts';
import type { ReadingStore } from './reading-store.ts';

const freshMilliseconds = 5 * 60 * 1000;
const keptMilliseconds = 24 * 60 * 60 * 1000;
/** Who can have an old answer does not wait long for a new one. */
const patienceWithOldMilliseconds = 2_000;

/** An answer, and when it was given. */
export interface Reading<Body> {
  readonly body: Body;
  readonly readAt: Date;
  /** Whether it is older than it should be, because no newer one could be had. */
  readonly isStale: boolean;
}

/** One question to the restaurant's system. */
interface Question<Schema extends z.ZodType<object>> {
  /** Names the question and all it is about. */
  readonly key: string;
  readonly schema: Schema;
  readonly ask: () => Promise<z.output<Schema>>;
}

/** Answers of the restaurant's system, kept. */
export interface Readings {
  /**
   * Answers from what was asked within 5 min; those who ask at once wait for the same answer. When none
   * comes in time, one of the last 24 h will do, also of before a restart; a new one that comes late is
   * kept for the next who ask.
   *
   * @throws RestaurantError when there is none at all.
   */
  read<Schema extends z.ZodType<object>>(
    question: Question<Schema>,
    patience: Patience,
  ): Promise<Reading<z.output<Schema>>>;
  /** The newest answer of the last 24 h, without asking for one; null: there is none. */
  recall<Schema extends z.ZodType<object>>(
    question: Omit<Question<Schema>, 'ask'>,
  ): Promise<Reading<z.output<Schema>> | null>;
}

interface Known {
  readonly body: object;
  readonly readAt: Date;
}

interface Asking {
  /** What can be had without waiting. */
  readonly recalled: Promise<Known | undefined>;
  readonly answer: Promise<Known>;
}

type AnyQuestion = Question<z.ZodType<object>>;

export function createReadings(store: ReadingStore, log: Logger): Readings {
  const remembered = new Map<string, Known>();
  const underWay = new Map<string, Asking>();
  const isFresh = ({ readAt }: Known) => isWithin(freshMilliseconds, readAt);
  // One that seems to come from a time ahead is worth no less than an old one.
  const isUsable = (known: Known | undefined): known is Known =>
    known !== undefined && Date.now() - known.readAt.getTime() < keptMilliseconds;

  /** What this instance knows, or another one, or this one before it was started again. */
  async function recall({ key, schema }: Omit<AnyQuestion, 'ask'>): Promise<Known | undefined> {
    const own = remembered.get(key);
    if (own && isFresh(own)) return own;
    const kept = await store.find(key).catch((error: unknown) => {
      log.warn({ err: error }, 'what the restaurant once answered cannot be looked up');
      return null;
    });
    if (kept === null || (own && own.readAt >= kept.readAt)) return own;
    // It may be of a version of the portal that read less.
    const read = schema.safeParse(kept.body);
    if (!read.success) return own;
    const known = { body: read.data, readAt: kept.readAt };
    remembered.set(key, known);
    return known;
  }

  async function askFor({ key, ask }: AnyQuestion): Promise<Known> {
    const known = { body: await ask(), readAt: new Date() };
    remembered.set(key, known);
    await store.save(key, known).catch((error: unknown) => {
      log.warn({ err: error }, 'what the restaurant has answered cannot be kept');
    });
    return known;
  }

  /** One asking at a time; it comes to its end even when nobody waits for it any more. */
  function begin(question: AnyQuestion): Asking {
    const recalled = recall(question);
    const answer = recalled
      .then((known) => (known && isFresh(known) ? known : askFor(question)))
      .finally(() => underWay.delete(question.key));
    answer.catch(() => undefined);
    const asking = { recalled, answer };
    underWay.set(question.key, asking);
    return asking;
  }

  async function read(question: AnyQuestion, patience: Patience): Promise<Reading<object>> {
    const own = remembered.get(question.key);
    if (own && isFresh(own)) return { ...own, isStale: false };
    const { recalled, answer } = underWay.get(question.key) ?? begin(question);
    const known = await recalled;
    const wait = isUsable(known)
      ? Math.min(patience.left(), patienceWithOldMilliseconds)
      : patience.left();
    try {
      const answered = await inTime(answer, wait);
      if (answered !== 'late') return { ...answered, isStale: false };
      throw tooLate(question.key);
    } catch (error) {
      if (!(error instanceof RestaurantError) || !isUsable(known)) throw error;
      const { readAt } = known;
      log.warn({ err: error, readAt }, 'answering with what the restaurant once said');
      return { ...known, isStale: true };
    }
  }

  return {
    read: (question, patience) => read(question, patience) as Promise<Reading<never>>,
    async recall(question) {
      const known = await recall(question);
      return isUsable(known) ? ({ ...known, isStale: !isFresh(known) } as Reading<never>) : null;
    },
  };
}

function tooLate(key: string): RestaurantError {
  return new RestaurantError(`the restaurant was too slow to answer ${key}`, {
    kind: 'failed',
    failure: 'timed-out',
  });
}
