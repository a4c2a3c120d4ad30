import {
  createTexts,
  type PayloadOf,
  type PortalSettings,
  type ProviderName,
  type providerHealthChange,
} from '@portal/domain';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createPokedLoop } from '../../outbox/poked-loop.ts';
import type { ProviderHealth } from '../../ports/provider-health.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { staffNoticeRow } from '../notices/staff-notice.ts';
import { alertProviders } from './provider-alert.ts';
import { createProviderHealthStore } from './provider-health-store.ts';
import { createProviderHealth } from './provider-health.ts';
import { providerRoutes } from './provider-routes.ts';

/** What the module of the providers' health needs. */
export interface ProvidersModuleOptions {
  readonly prisma: Database['prisma'];
  readonly outbox: Outbox;
  readonly alerts: Alerts;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
  /** Tells staff live. */
  readonly onChange: (change: PayloadOf<typeof providerHealthChange>) => void;
  readonly log: Logger;
}

/** How the outside systems are doing. */
export interface ProvidersModule {
  readonly routes: Route[];
  readonly health: ProviderHealth;
  /** Begins to alert staff when trouble lasts. */
  start(): void;
  stop(): Promise<void>;
}

const lookMilliseconds = 15_000;

/** Joins what is heard of providers with the console and the staff chat. */
export function createProvidersModule(options: ProvidersModuleOptions): ProvidersModule {
  const { prisma, outbox, alerts, settings, onChange, log } = options;
  const { t } = createTexts({ locale: 'ru' });
  const store = createProviderHealthStore(prisma, outbox);
  const alarm = (text: string) => staffNoticeRow({ topic: 'alarm', text });
  const titleOf = (provider: ProviderName) => t(`provider.${provider}`);
  const health = createProviderHealth({
    store,
    recoveryRow: (provider) =>
      alarm(t('notice.alarm.provider.working', { provider: titleOf(provider) })),
    onChange,
    onAlarm() {
      outbox.poke('telegram');
      watch.poke();
    },
    log,
  });
  const watch = createPokedLoop({
    name: 'provider watch',
    idleMilliseconds: lookMilliseconds,
    log,
    async run() {
      const { timeZone } = await settings.read();
      const isChange = await alertProviders(prisma, { store, alerts, timeZone }, new Date());
      if (isChange) alerts.wake();
      return false;
    },
  });

  return {
    routes: providerRoutes(store),
    health,
    start: watch.start,
    async stop() {
      await watch.stop();
      await health.settle();
    },
  };
}
