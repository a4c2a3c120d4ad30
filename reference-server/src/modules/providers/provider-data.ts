import { alertResolvedBySystem } from '@portal/domain/alerts';
import { oneLine, type OnOddRow } from '@portal/domain/contract';
import { nameOfRow } from '@portal/domain/server';
import { createTexts } from '@portal/domain/texts';
import type { Logger } from 'pino';
import { cutText } from '../../kernel/cut-text.ts';
import type { MakeChange } from '../../outbox/change.ts';
import type { Alerts } from '../alerts/alerts.ts';

/** A provider's list that is read row by row. */
export type ProviderList =
  | 'menu'
  | 'menus'
  | 'stop-list'
  | 'organizations'
  | 'terminal-groups'
  | 'sections'
  | 'reserves'
  | 'payments'
  | 'refunds';

/** Rows of providers that cannot be read, told to staff in one alert until they can. */
export interface ProviderData {
  /**
   * Reads a list. The rows that its reader tells of are alerted; those of the last time that are read again, or
   * are gone, no longer. Asks the database only when something has changed.
   *
   * @param part - which part of the list this is, where it is read in parts
   */
  read<Value>(list: ProviderList, reader: (onOdd: OnOddRow) => Value, part?: string): Value;
  /** Waits for what is being written. */
  settle(): Promise<void>;
}

/** So many are named in the alert; it counts all of them. */
const maxNamed = 20;
const { t } = createTexts({ locale: 'ru' });

/** The same with an alert of the portal. */
export function createProviderData(options: {
  readonly makeChange: MakeChange;
  readonly alerts: Alerts;
  readonly log: Logger;
}): ProviderData {
  const { makeChange, alerts, log } = options;
  const oddRows = new Map<string, readonly string[]>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const lines = [...oddRows.values()].flat();
    await makeChange(async (change) => {
      const kind = 'provider-data';
      if (lines.length === 0) {
        await alerts.end(change, { kind });
        return;
      }
      const latest = await alerts.latest(change.transaction, { kind });
      const rows = lines.slice(0, maxNamed).join('\n');
      const isSame = latest?.params['rows'] === rows && latest.count === lines.length;
      // Said before the portal was started again, and perhaps ticked off; not ended by a reading since.
      if (isSame && latest.resolvedBy !== alertResolvedBySystem) return;
      const alert = { kind, about: null, count: lines.length, params: { rows } } as const;
      const known = new Set(latest?.isOpen ? String(latest.params['rows']).split('\n') : []);
      if (lines.every((line) => known.has(line))) await alerts.change(change, alert);
      else await alerts.raise(change, alert);
    });
  }

  return {
    read(list, reader, part = '') {
      const names = new Set<string>();
      const value = reader((row) => names.add(cutText(oneLine(nameOfRow(row)), 100)));
      const lines = [...names].map((name) => `${t(`alert.provider-data.${list}`)}: ${name}`);
      const key = `${list} ${part}`;
      const before = oddRows.get(key);
      if (before?.join('\n') !== lines.join('\n')) {
        oddRows.set(key, lines);
        if (lines.length > 0) log.warn({ list, rows: lines }, 'rows of a provider cannot be read');
        writing = writing.then(write).catch((error: unknown) => {
          oddRows.delete(key);
          log.error({ err: error }, 'what cannot be read of a provider cannot be alerted');
        });
      }
      return value;
    },
    settle: () => writing,
  };
}
