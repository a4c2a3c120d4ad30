import type { PortalSettings } from '@portal/domain/portal';
import { dayMilliseconds } from '@portal/domain/time';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { createWorker } from '../../outbox/worker.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { alertDeadLetters } from './dead-letter-alert.ts';
import { deadLetterRoutes } from './dead-letter-routes.ts';
import { createDeadLetterRepository } from './dead-letter-repository.ts';
import { deleteOldRows } from './housekeeping-repository.ts';

/** What the module of undeliverable messages needs. */
export interface DeadLettersModuleOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly alerts: Alerts;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'retention'>> };
  readonly log: Logger;
}

const pollMilliseconds = 5_000;
const cleaningMilliseconds = 60 * 60_000;
/** Retention of handled webhooks: long after anybody asks for one. */
const handledDays = 30;
/** Far below what a statement has time for. */
const rowsAtOnce = 5_000;
/** Long after a client can be away and still want what it missed rather than everything anew. */
const liveEventDays = 30;

/** What could not be delivered: the alert and the calls about it; and the end of all that has had its time. */
export function createDeadLettersModule(options: DeadLettersModuleOptions) {
  const { prisma, makeChange, alerts, settings, log } = options;
  const watch = createWorker({
    name: 'dead letter watch',
    idleMilliseconds: pollMilliseconds,
    log,
    async run() {
      await alertDeadLetters(prisma, makeChange, alerts, new Date());
      return false;
    },
  });
  const cleaning = createWorker({
    name: 'housekeeping',
    idleMilliseconds: cleaningMilliseconds,
    log,
    async run() {
      const daysAgo = (days: number) => new Date(Date.now() - days * dayMilliseconds);
      const { undeliveredDays, auditDays } = (await settings.read()).retention;
      const [deleted] = await deleteOldRows(
        prisma,
        daysAgo(handledDays),
        daysAgo(undeliveredDays),
        daysAgo(auditDays),
        new Date(),
        rowsAtOnce,
        daysAgo(liveEventDays),
      );
      return deleted?.isMore === true;
    },
  });
  return {
    routes: deadLetterRoutes(createDeadLetterRepository(prisma), makeChange, watch.wake),
    start() {
      watch.start();
      cleaning.start();
    },
    async stop() {
      await Promise.all([watch.stop(), cleaning.stop()]);
    },
  };
}
