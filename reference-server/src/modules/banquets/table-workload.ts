import { IikoIdMap } from '@portal/domain/restaurant';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { RestaurantReserves, TableReserve } from '../../ports/restaurant-reserves.ts';
import type { ProviderData } from '../providers/provider-data.ts';
import type { BanquetNames } from './banquet-names.ts';
import type { BanquetQueries } from './banquet-queries.ts';
import { reserveOf } from './banquet-row.ts';

/** Something that holds tables: a banquet, or a reserve of the restaurant's own. */
export interface Occupation {
  readonly banquet: { readonly id: number; readonly title: string } | null;
  readonly startsAt: string;
  readonly durationInMinutes: number;
  readonly guestsCount: number;
  readonly tables: { id: string; name: string }[];
}

/** What is asked about tables. */
export interface WorkloadRequest {
  readonly sectionId: string;
  readonly from: Date;
  readonly to: Date;
}

/** What tells of tables that are taken. */
export interface WorkloadOptions {
  readonly queries: BanquetQueries;
  /** Null where the hotel has no restaurant. */
  readonly reserves: RestaurantReserves | null;
  readonly names: BanquetNames;
  /** Told of reserves that cannot be read. */
  readonly data: Pick<ProviderData, 'read'>;
  readonly timeZone: () => Promise<string>;
}

/** Who holds tables in a time; incomplete when the restaurant's own reserves cannot be had, or not all be read. */
export async function tableWorkload(
  { queries, reserves, names, data: providerData, timeZone }: WorkloadOptions,
  { sectionId, from, to }: WorkloadRequest,
): Promise<{ data: Occupation[]; isComplete: boolean }> {
  const odd: unknown[] = [];
  async function theirs(): Promise<TableReserve[] | null> {
    if (!reserves) return null;
    try {
      const question = { sectionIds: [sectionId], from, to, timeZone: await timeZone() };
      const found = await reserves.sectionsWorkload(question, (row) => odd.push(row));
      providerData.read('reserves', (onOdd) => odd.forEach((row) => onOdd(row)), sectionId);
      return found;
    } catch (error) {
      if (error instanceof RestaurantError) return null;
      throw error;
    }
  }

  const [banquets, foreign, known] = await Promise.all([
    queries.inSection(sectionId, from, to),
    theirs(),
    names.read(),
  ]);
  const ours = new IikoIdMap(banquets.map((row) => [reserveOf(row)?.id ?? '', row]));
  const data = [
    ...banquets.map((row) => ({
      banquet: { id: row.id, title: row.title },
      startsAt: row.startsAt.toISOString(),
      durationInMinutes: row.durationInMinutes,
      guestsCount: row.guestsCount,
      tables: row.tables.map(({ tableId, name }) => ({ id: tableId, name })),
    })),
    ...(foreign ?? [])
      .filter(({ id }) => !ours.has(id))
      .map(({ tableIds, startsAt, durationInMinutes, guestsCount }) => ({
        banquet: null,
        startsAt: startsAt.toISOString(),
        durationInMinutes,
        guestsCount,
        tables: tableIds.map((id) => ({ id, name: known.tables.get(id) ?? '' })),
      })),
  ];
  data.sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  return { data, isComplete: foreign !== null && odd.length === 0 };
}
