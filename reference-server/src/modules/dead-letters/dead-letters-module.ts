import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import { createPokedLoop } from '../../outbox/poked-loop.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { deadLetterRoutes } from './dead-letter-routes.ts';
import { createDeadLetterStore } from './dead-letter-store.ts';
import { deleteOldRows } from './housekeeping-store.ts';

/** What the module of undeliverable messages needs. */
export interface DeadLettersModuleOptions {
  readonly prisma: Database['prisma'];
  readonly outbox: Pick<Outbox, 'poke'>;
  readonly log: Logger;
}

const cleaningMilliseconds = 60 * 60_000;
const dayMilliseconds = 24 * 3_600_000;
/** Long after anybody asks what a provider has said. */
const handledDays = 30;
/** Long after a message could still mean something to anybody. */
const deadDays = 90;

/** What could not be delivered: the calls about it, and its end. */
export function createDeadLettersModule(options: DeadLettersModuleOptions): {
  readonly routes: Route[];
  start(): void;
  stop(): Promise<void>;
} {
  const { prisma, outbox, log } = options;
  const cleaning = createPokedLoop({
    name: 'outbox housekeeping',
    idleMilliseconds: cleaningMilliseconds,
    log,
    async run() {
      const daysAgo = (days: number) => new Date(Date.now() - days * dayMilliseconds);
      await deleteOldRows(prisma, daysAgo(handledDays), daysAgo(deadDays));
      return false;
    },
  });
  return {
    routes: deadLetterRoutes(createDeadLetterStore(prisma), outbox),
    start: cleaning.start,
    stop: cleaning.stop,
  };
}
