import { oneLine } from '@portal/domain/contract';
import { createTexts } from '@portal/domain/texts';
import { hotelTimes } from '../../kernel/hotel-time.ts';
import type { MakeChange } from '../../outbox/change.ts';
import type { Alerts, RaisedAlert } from '../alerts/alerts.ts';
import type { ProviderHealthRepository, ProviderStatus } from './provider-health-repository.ts';

const { t } = createTexts({ locale: 'ru' });

/** Raises the alert of lasting outages, once for each, keeps it as long as any of them lasts, and ends it then. */
export async function alertProviders(
  makeChange: MakeChange,
  {
    repository,
    alerts,
    timeZone,
  }: { repository: ProviderHealthRepository; alerts: Alerts; timeZone: string },
  now: Date,
): Promise<void> {
  await makeChange(async (change) => {
    const { transaction } = change;
    const isNew = await repository.claimLasting(transaction, now);
    const alarmed = await repository.readAlarmed(transaction);
    const [only, ...others] = alarmed;
    // Each was notified of when it worked again.
    if (!only) return alerts.end(change, { kind: 'provider-down' }, null);
    const alert: RaisedAlert<'provider-down'> & { count: number } = {
      kind: 'provider-down',
      about: others.length === 0 ? { type: 'provider', id: only.provider } : null,
      count: alarmed.length,
      params: { providers: alarmed.map((failed) => lineOf(failed, timeZone)).join('\n') },
      // That the staff chat cannot be reached is nothing to tell the staff chat.
      ...(alarmed.every(({ provider }) => provider === 'telegram') && { thread: 'none' }),
    };
    return isNew ? alerts.raise(change, alert) : alerts.change(change, alert);
  });
}

function lineOf(
  { provider, since, lastError }: Pick<ProviderStatus, 'provider' | 'since' | 'lastError'>,
  timeZone: string,
): string {
  return t('notice.alarm.provider.trouble', {
    provider: t(`provider.${provider}`),
    time: hotelTimes(timeZone, 'message')(since),
    error: oneLine(lastError ?? '') || t('notice.none'),
  });
}
