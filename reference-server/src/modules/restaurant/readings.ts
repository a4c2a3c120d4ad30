import type { Logger } from 'pino';
import type { z } from 'zod';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { ReadingStore } from './reading-store.ts';

const freshMilliseconds = 5 * 60 * 1000;
const keptMilliseconds = 24 * 60 * 60 * 1000;

/** An answer, and when it was given. */
export interface Reading<Body> {
  readonly body: Body;
  readonly readAt: Date;
  /** Whether it is older than it should be, because no newer one could be had. */
  readonly isStale: boolean;
}

/** One question to the restaurant's system. */
export interface Question<Schema extends z.ZodType<object>> {
  /** Names the question and all it is about. */
  readonly key: string;
  readonly schema: Schema;
  readonly ask: () => Promise<z.output<Schema>>;
}

/**
 * Answers from what was asked within 5 min; those who ask at once wait for the same answer. When none can
 * be had, one of the last 24 h will do, also of before a restart.
 *
 * @throws RestaurantError when there is none at all.
 */
export type Read = <Schema extends z.ZodType<object>>(
  question: Question<Schema>,
) => Promise<Reading<z.output<Schema>>>;

interface Known {
  readonly body: object;
  readonly readAt: Date;
}

export function createReadings(store: ReadingStore, log: Logger): Read {
  const remembered = new Map<string, Known>();
  const underWay = new Map<string, Promise<Reading<object>>>();
  const ageOf = ({ readAt }: Known) => Date.now() - readAt.getTime();

  /** What this instance knows, or another one, or this one before it was started again. */
  async function recall({ key, schema }: Question<z.ZodType<object>>): Promise<Known | undefined> {
    const own = remembered.get(key);
    if (own && ageOf(own) < freshMilliseconds) return own;
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

  async function answer(question: Question<z.ZodType<object>>): Promise<Reading<object>> {
    const { key, ask } = question;
    const known = await recall(question);
    if (known && ageOf(known) < freshMilliseconds) return { ...known, isStale: false };
    try {
      const reading = { body: await ask(), readAt: new Date() };
      remembered.set(key, reading);
      await store.save(key, reading).catch((error: unknown) => {
        log.warn({ err: error }, 'what the restaurant has answered cannot be kept');
      });
      return { ...reading, isStale: false };
    } catch (error) {
      const isUsable = known !== undefined && ageOf(known) < keptMilliseconds;
      if (!(error instanceof RestaurantError) || !isUsable) throw error;
      log.warn(
        { err: error, readAt: known.readAt },
        'answering with what the restaurant once said',
      );
      return { ...known, isStale: true };
    }
  }

  return async (question) => {
    const own = remembered.get(question.key);
    if (own && ageOf(own) < freshMilliseconds) return { ...own, isStale: false } as never;
    let answering = underWay.get(question.key);
    if (!answering) {
      answering = answer(question).finally(() => underWay.delete(question.key));
      underWay.set(question.key, answering);
    }
    return answering as never;
  };
}
