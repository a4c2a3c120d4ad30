import { IikoIdMap } from '@portal/domain/restaurant';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import type { ReserveDetails, RestaurantReserves } from '../../ports/restaurant-reserves.ts';
import { asRestaurantProblem } from '../restaurant/restaurant-problem.ts';
import type { BanquetFields } from './banquet-change.ts';
import type { BanquetNames } from './banquet-names.ts';
import type { BanquetQueries } from './banquet-queries.ts';
import { reserveOf, type ReserveRow } from './banquet-row.ts';

/**
 * Reads what the restaurant has noted of a banquet: time, guests and tables.
 * @throws ProblemError `NOT_FOUND`, `ILLEGAL_TRANSITION` where the restaurant has nothing to take over,
 * or what went wrong with asking it.
 */
export type TakeOver = (banquetId: number) => Promise<Partial<BanquetFields>>;

/** What taking over needs. */
export interface TakeOverOptions {
  readonly queries: BanquetQueries;
  /** Null where the hotel has no restaurant. */
  readonly reserves: RestaurantReserves | null;
  readonly names: BanquetNames;
  readonly timeZone: () => Promise<string>;
}

/** Takes over by reading the restaurant's system anew. */
export function createTakeOver(options: TakeOverOptions): TakeOver {
  const { queries, reserves, names, timeZone } = options;

  async function detailsOf(reserve: ReserveRow | null): Promise<ReserveDetails | null> {
    if (!reserves || reserve?.state !== 'accepted' || reserve.organizationId === null) return null;
    const ids = [reserve.id];
    const [snapshot] = await reserves.reserveStatus(reserve.organizationId, ids, await timeZone());
    return snapshot?.details ?? null;
  }

  return async (banquetId) => {
    const row = await queries.find(banquetId);
    if (!row) throw new ProblemError('NOT_FOUND');
    const detailsRead = detailsOf(reserveOf(row)).catch((error: unknown) => {
      throw asRestaurantProblem(error, 'restaurant.banquet.failed', { id: banquetId });
    });
    const [details, known] = await Promise.all([detailsRead, names.read()]);
    if (!details || details.isCanceled) throw new ProblemError('ILLEGAL_TRANSITION');
    const { startsAt, durationInMinutes, guestsCount, tableIds } = details;
    const ours = new IikoIdMap(row.tables.map(({ tableId, name }) => [tableId, name]));
    const nameOf = (id: string) => known.tables.get(id) ?? ours.get(id) ?? '';
    const section = known.sectionsByTable.get(tableIds[0] ?? '');
    return {
      startsAt,
      durationInMinutes,
      guestsCount,
      tables: tableIds.map((id) => ({ id, name: nameOf(id) })),
      ...(section && { section }),
    };
  };
}
