import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Worker } from '../outbox/worker.ts';
import { createBackfillRunner } from './backfill-runner.ts';
import { indexBackfill, lateIndexes } from './index-backfill.ts';
import { storedTexts } from './stored-texts.ts';

/** The portal's own back-fills: texts first, indexes last, as one of those may take long. */
export function createBackfills({ prisma, url }: Database, log: Logger): Worker {
  const indexes = lateIndexes.map((index) => indexBackfill(url, index));
  return createBackfillRunner({ prisma, backfills: [...storedTexts, ...indexes], log });
}
