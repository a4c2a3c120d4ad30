import type { BanquetDiscrepancy } from '@portal/domain/banquets';
import { IikoIdMap } from '@portal/domain/restaurant';
import { nameOfRow } from '@portal/domain/server';
import { createTexts } from '@portal/domain/texts';
import type { Logger } from 'pino';
import { RestaurantError } from '../../../ports/restaurant-error.ts';
import type { ReserveSnapshot, RestaurantReserves } from '../../../ports/restaurant-reserves.ts';
import type { ProviderData } from '../../providers/provider-data.ts';
import { demandFor, discrepanciesOf, type BanquetRow } from '../banquet-row.ts';
import { reserveDiscrepancies } from './reserve-discrepancies.ts';
import type { ReserveOutcome } from './reserve-outcome.ts';
import type { ClaimedReserve, ReserveRepository } from './reserve-repository.ts';

const { t } = createTexts({ locale: 'ru' });

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

/** Compares what the restaurant has with what it should have. */
export interface ReserveComparison {
  /** In what a reserve differs; null where the restaurant does not know it. */
  drift(row: BanquetRow, snapshot: ReserveSnapshot | null): Promise<BanquetDiscrepancy[]>;
  /**
   * Finds in what reserves that stand differ from their banquets, and which of those refused or called off the
   * till has made after all. All of one organization are asked for by one question.
   */
  compare(claimed: readonly ClaimedReserve[]): Promise<void>;
}

/** Compares by reading the restaurant's system. */
export function createReserveComparison(options: ReserveComparisonOptions): ReserveComparison {
  const { reserves, repository, timeZone, tableNames, data, log } = options;

  const drift: ReserveComparison['drift'] = async (row, snapshot) =>
    reserveDiscrepancies(row, snapshot, await tableNames());

  async function outcomeOf(
    { row, reserve }: ClaimedReserve,
    snapshot: ReserveSnapshot | null,
  ): Promise<ReserveOutcome | null> {
    if (reserve.state === 'accepted') {
      const found = await drift(row, snapshot);
      if (JSON.stringify(found) === JSON.stringify(discrepanciesOf(row))) return null;
      return { kind: 'compared', body: snapshot?.body ?? {}, drift: found };
    }
    if (row.endsAt <= new Date()) return null;
    if (snapshot?.details?.isCanceled) return { kind: 'gone', isCertain: true };
    if (snapshot?.creationStatus !== 'Success') return null;
    const { isMissed, isUnwanted } = demandFor(row, reserve.id);
    if (isMissed) {
      return { kind: 'accepted', body: snapshot.body, drift: await drift(row, snapshot) };
    }
    // It takes the place of one that was never sent, when the banquet is sent again.
    if (!isUnwanted) return null;
    log.warn({ banquetId: row.id, reserveId: reserve.id }, 'a reserve was made after all');
    return { kind: 'ghost', text: t('banquet.madeAfterAll') };
  }

  async function compareAt(
    organizationId: string,
    claimed: readonly ClaimedReserve[],
  ): Promise<void> {
    const ids = claimed.map(({ reserve }) => reserve.id);
    const odd: unknown[] = [];
    const snapshots = await reserves.reserveStatus(organizationId, ids, await timeZone(), (row) =>
      odd.push(row),
    );
    const oddIds = new IikoIdMap(odd.map((row) => [nameOfRow(row), true]));
    const byId = new IikoIdMap(snapshots.map((snapshot) => [snapshot.id, snapshot]));
    for (const each of claimed) {
      const { id } = each.reserve;
      const snapshot = byId.get(id) ?? null;
      data.read('reserves', (onOdd) => oddIds.has(id) && onOdd({ name: each.row.title }), id);
      // It may be the one that cannot be read.
      if (!snapshot && odd.length > 0) continue;
      const outcome = await outcomeOf(each, snapshot);
      if (outcome) await repository.apply(id, outcome);
    }
  }

  return {
    drift,
    async compare(claimed) {
      const byOrganization = Map.groupBy(claimed, ({ reserve }) => reserve.organizationId ?? '');
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
