import type { PortalSettings } from '@portal/domain/portal';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { createWorker } from '../../outbox/worker.ts';
import { alertRepository } from './alert-repository.ts';
import { alertRoutes } from './alert-routes.ts';
import { createAlerts } from './alerts.ts';

/** What the module of alerts needs. */
export interface AlertsModuleOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'retention'>> };
  readonly log: Logger;
}

const pollMilliseconds = 5_000;
const cleaningMilliseconds = 60 * 60_000;
const deletedAtOnce = 1_000;

/** Alerts with their calls; it looks after those that wait to be spoken of. */
export function createAlertsModule(options: AlertsModuleOptions) {
  const { prisma, makeChange, settings, log } = options;
  const alerts = createAlerts();
  const speaking = createWorker({
    name: 'alert speech',
    idleMilliseconds: pollMilliseconds,
    log,
    async run() {
      await makeChange((change) => alerts.notifyIfDue(change, new Date()));
      return false;
    },
  });
  const cleaning = createWorker({
    name: 'alert housekeeping',
    idleMilliseconds: cleaningMilliseconds,
    log,
    async run() {
      const { alertDays } = (await settings.read()).retention;
      const before = new Date(Date.now() - alertDays * 24 * 3_600_000);
      const deleted = await alertRepository.deleteResolved(prisma, before, deletedAtOnce);
      return deleted.length === deletedAtOnce;
    },
  });
  return {
    alerts,
    routes: alertRoutes(prisma, makeChange, alerts),
    start() {
      speaking.start();
      cleaning.start();
    },
    async stop() {
      await Promise.all([speaking.stop(), cleaning.stop()]);
    },
  };
}
