import type { BanquetDiscrepancy } from '@portal/domain/banquets';
import { IikoIdMap } from '@portal/domain/restaurant';
import { nameOfRow } from '@portal/domain/server';
import type { Logger } from 'pino';
import { RestaurantError } from '../../../ports/restaurant-error.ts';
import type { ReserveSnapshot, RestaurantReserves } from '../../../ports/restaurant-reserves.ts';
import type { ProviderData } from '../../providers/provider-data.ts';
import { discrepanciesOf, reserveOf, type BanquetRow } from '../banquet-row.ts';
import { reserveDiscrepancies } from './reserve-discrepancies.ts';
import type { ReserveRepository } from './reserve-repository.ts';

/** What comparing reserves needs. */
export interface ReserveComparisonOptions {
  readonly reserves: RestaurantReserves;
  readonly repository: ReserveRepository;
  readonly timeZone: () => Promise<string>;
  /** Names of tables by id, as far as they are known. */
  readonly tableNames: () => Promise<ReadonlyMap<string, string>>;
  /** Told of reserves that cannot be read. */
  readonly data: Pick<ProviderData, 'read'>;
  readonly log: Logger;
}

/** Compares reserves that the restaurant has accepted with their banquets. */
export interface ReserveComparison {
  /** In what a reserve differs; null where the restaurant does not know it. */
  drift(row: BanquetRow, snapshot: ReserveSnapshot | null): Promise<BanquetDiscrepancy[]>;
  /** Compares these with the restaurant's, all of one organization by one question. */
  compare(rows: readonly BanquetRow[]): Promise<void>;
}

/** Compares by reading the restaurant's system. */
export function createReserveComparison(options: ReserveComparisonOptions): ReserveComparison {
  const { reserves, repository, timeZone, tableNames, data, log } = options;

  const drift: ReserveComparison['drift'] = async (row, snapshot) =>
    reserveDiscrepancies(row, snapshot, await tableNames());

  async function compareAt(organizationId: string, rows: readonly BanquetRow[]): Promise<void> {
    const ids = rows.flatMap((row) => reserveOf(row)?.id ?? []);
    const odd: unknown[] = [];
    const snapshots = await reserves.reserveStatus(organizationId, ids, await timeZone(), (row) =>
      odd.push(row),
    );
    const oddIds = new IikoIdMap(odd.map((row) => [nameOfRow(row), true]));
    const byId = new IikoIdMap(snapshots.map((snapshot) => [snapshot.id, snapshot]));
    for (const row of rows) {
      const id = reserveOf(row)?.id ?? '';
      const snapshot = byId.get(id) ?? null;
      data.read('reserves', (onOdd) => oddIds.has(id) && onOdd({ name: row.title }), id);
      // It may be the one that cannot be read.
      if (!snapshot && odd.length > 0) continue;
      const found = await drift(row, snapshot);
      if (JSON.stringify(found) === JSON.stringify(discrepanciesOf(row))) continue;
      await repository.apply(id, { kind: 'compared', body: snapshot?.body ?? {}, drift: found });
    }
  }

  return {
    drift,
    async compare(rows) {
      const byOrganization = Map.groupBy(rows, (row) => reserveOf(row)?.organizationId ?? '');
      for (const [organizationId, group] of byOrganization) {
        try {
          await compareAt(organizationId, group);
        } catch (error) {
          if (!(error instanceof RestaurantError)) throw error;
          log.warn({ err: error }, 'reserves could not be compared with the restaurant');
        }
      }
    },
  };
}
