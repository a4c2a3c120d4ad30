import type { PayloadOf } from '@portal/domain/contract';
import type { PortalSettings } from '@portal/domain/portal';
import type { ProviderName, providerHealthChange } from '@portal/domain/providers';
import { createTexts } from '@portal/domain/texts';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { createWorker } from '../../outbox/worker.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import { alertProviders } from './provider-alert.ts';
import { createProviderData } from './provider-data.ts';
import { createProviderHealthRepository } from './provider-health-repository.ts';
import { createProviderHealth } from './provider-health.ts';
import { providerRoutes } from './provider-routes.ts';

/** What the module of the providers' health needs. */
export interface ProvidersModuleOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly alerts: Alerts;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
  /** Sends a live event to staff. */
  readonly onChange: (change: PayloadOf<typeof providerHealthChange>) => void;
  readonly log: Logger;
}

/** How the outside systems are doing. */
export type ProvidersModule = ReturnType<typeof createProvidersModule>;

const pollMilliseconds = 15_000;

/** Joins what is heard of providers with the console and the staff chat. */
export function createProvidersModule(options: ProvidersModuleOptions) {
  const { prisma, makeChange, alerts, settings, onChange, log } = options;
  const { t } = createTexts({ locale: 'ru' });
  const repository = createProviderHealthRepository(prisma, makeChange);
  const alarm = (text: string) => staffNotificationRow({ topic: 'alarm', text });
  const titleOf = (provider: ProviderName) => t(`provider.${provider}`);
  const health = createProviderHealth({
    repository,
    recoveryRow: (provider) =>
      alarm(t('notice.alarm.provider.working', { provider: titleOf(provider) })),
    onChange,
    onAlarm: () => watch.wake(),
    log,
  });
  const data = createProviderData({ makeChange, alerts, log });
  const watch = createWorker({
    name: 'provider watch',
    idleMilliseconds: pollMilliseconds,
    log,
    async run() {
      const { timeZone } = await settings.read();
      await alertProviders(makeChange, { repository, alerts, timeZone }, new Date());
      return false;
    },
  });

  return {
    routes: providerRoutes(repository),
    health,
    data,
    /** Begins to alert staff of lasting outages. */
    start: watch.start,
    async stop() {
      await watch.stop();
      await Promise.all([health.settle(), data.settle()]);
    },
  };
}
