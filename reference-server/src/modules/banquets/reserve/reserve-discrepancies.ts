import type { BanquetDiscrepancy } from '@portal/domain/banquets';
import { IikoIdMap } from '@portal/domain/restaurant';
import type { ReserveSnapshot } from '../../../ports/restaurant-reserves.ts';
import type { BanquetRow } from '../banquet-row.ts';

/**
 * In what a reserve that the restaurant has accepted differs from its banquet.
 * @param snapshot null when the restaurant does not know it.
 * @param tableNames names of tables by id, as far as they are known.
 */
export function reserveDiscrepancies(
  banquet: Pick<BanquetRow, 'startsAt' | 'durationInMinutes' | 'guestsCount' | 'tables'>,
  snapshot: ReserveSnapshot | null,
  tableNames: ReadonlyMap<string, string>,
): BanquetDiscrepancy[] {
  if (!snapshot || snapshot.creationStatus === 'Error') {
    return [{ field: 'missing', ours: null, theirs: null }];
  }
  const { details } = snapshot;
  if (!details) return [];
  if (details.isCanceled) return [{ field: 'canceled', ours: null, theirs: null }];
  const drift: BanquetDiscrepancy[] = [];
  function compare(field: BanquetDiscrepancy['field'], ours: string, theirs: string): void {
    if (ours !== theirs) drift.push({ field, ours, theirs });
  }
  compare('startsAt', banquet.startsAt.toISOString(), details.startsAt.toISOString());
  compare(
    'durationInMinutes',
    String(banquet.durationInMinutes),
    String(details.durationInMinutes),
  );
  compare('guestsCount', String(banquet.guestsCount), String(details.guestsCount));
  const ours = new IikoIdMap(banquet.tables.map(({ tableId, name }) => [tableId, name]));
  const isSame =
    ours.size === details.tableIds.length && details.tableIds.every((id) => ours.has(id));
  if (!isSame) {
    drift.push({
      field: 'tables',
      ours: [...ours.values()].join(', '),
      theirs: details.tableIds.map((id) => tableNames.get(id) ?? ours.get(id) ?? '?').join(', '),
    });
  }
  return drift;
}
