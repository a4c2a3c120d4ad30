import type { PayloadOf } from '@portal/domain/contract';
import type { ProviderName, providerHealthChange } from '@portal/domain/providers';
import type { Logger } from 'pino';
import { isWithin } from '../../clock/age.ts';
import { cutText } from '../../kernel/cut-text.ts';
import type { OutboxRow } from '../../outbox/outbox-row.ts';
import type { ProviderHealth } from '../../ports/provider-health.ts';
import type { ProviderHealthRepository } from './provider-health-repository.ts';

/** What keeping the providers' health works with. */
export interface ProviderHealthOptions {
  readonly repository: ProviderHealthRepository;
  /** Staff chat message for a provider that works again after an alerted outage. */
  readonly recoveryRow: (provider: ProviderName) => OutboxRow;
  /** Called after a change was written, with the live event for staff. */
  readonly onChange: (change: PayloadOf<typeof providerHealthChange>) => void;
  /** Called when there is something for the staff chat. */
  readonly onAlarm: () => void;
  readonly log: Logger;
}

/** So that what is known stays fresh, and another instance's word does not stand for ever. */
const repeatMilliseconds = 60_000;
const maxError = 300;

/** Listens to the users of providers, and writes down what changes. */
export function createProviderHealth(
  options: ProviderHealthOptions,
): ProviderHealth & { settle(): Promise<void> } {
  const { repository, recoveryRow, onChange, onAlarm, log } = options;
  const latest = new Map<ProviderName, { error: string | null; writtenAt: number }>();
  let writing = Promise.resolve();

  function record(provider: ProviderName, error: string | null): void {
    const now = Date.now();
    const known = latest.get(provider);
    if (known?.error === error && isWithin(repeatMilliseconds, known.writtenAt)) return;
    latest.set(provider, { error, writtenAt: now });
    writing = writing.then(() => write(provider, error, new Date(now)));
  }

  async function write(provider: ProviderName, error: string | null, at: Date): Promise<void> {
    try {
      const report = { provider, error, at };
      const written = await repository.record(report, () => recoveryRow(provider));
      if (written.isRecovery) onAlarm();
      if (!written.isChange) return;
      const state = error === null ? 'working' : 'trouble';
      log[state === 'trouble' ? 'warn' : 'info']({ provider, state, error }, 'provider health');
      onChange({ provider, state, lastError: written.lastError, at: at.toISOString() });
    } catch (failure) {
      latest.delete(provider);
      log.warn({ err: failure, provider }, 'provider health not written');
    }
  }

  return {
    working: (provider) => record(provider, null),
    failed(provider, { text, code }) {
      record(provider, cutText(code === undefined ? text : `${text} (${code})`, maxError));
    },
    settle: () => writing,
  };
}
