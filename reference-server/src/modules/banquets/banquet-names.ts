import type { BanquetTable } from '@portal/domain/banquets';
import { IikoIdMap, type RestaurantSection } from '@portal/domain/restaurant';
import { timeLimit, whenLate } from '../../kernel/limits/time-limit.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { HotelRestaurant } from '../restaurant/hotel-restaurant.ts';

/** What the restaurant calls its sections and tables, as far as that is known. */
interface KnownNames {
  /** Names of sections by id. */
  readonly sections: ReadonlyMap<string, string>;
  /** Names of tables by id. */
  readonly tables: ReadonlyMap<string, string>;
  /** Sections by the ids of the tables that stand in them. */
  readonly sectionsByTable: ReadonlyMap<string, BanquetTable>;
}

/** Finds what the restaurant calls its sections and tables. */
export type BanquetNames = ReturnType<typeof createBanquetNames>;

/** A banquet is worth more than the name of its table. */
const limit = timeLimit(2_000);

/** Names as they are read through the cache. */
export function createBanquetNames(restaurant: Pick<HotelRestaurant, 'place' | 'rooms'>) {
  async function sections(): Promise<readonly RestaurantSection[]> {
    const place = await restaurant.place();
    if (!place || place.terminalGroupId === null) return [];
    return restaurant.rooms(place.terminalGroupId);
  }

  async function read(): Promise<KnownNames> {
    try {
      return namesIn(await limit.execute(sections).catch(whenLate(() => [])));
    } catch (error) {
      if (error instanceof RestaurantError) return namesIn([]);
      throw error;
    }
  }

  return {
    /** Nothing is known where the restaurant cannot be asked, or takes more than two seconds. */
    read,
    /** Gives a section or tables that have no name the restaurant's, as far as that is known. */
    async fill<Named extends { section?: BanquetTable | null; tables?: readonly BanquetTable[] }>(
      fields: Named,
    ): Promise<Named> {
      const isNameless = (named: BanquetTable) => named.name === '';
      const { section, tables } = fields;
      if (!(section && isNameless(section)) && !tables?.some(isNameless)) return fields;
      const known = await read();
      const named = (names: ReadonlyMap<string, string>) => (each: BanquetTable) =>
        isNameless(each) ? { ...each, name: names.get(each.id) ?? '' } : each;
      return {
        ...fields,
        ...(section && { section: named(known.sections)(section) }),
        ...(tables && { tables: tables.map(named(known.tables)) }),
      };
    },
  };
}

function namesIn(sections: readonly RestaurantSection[]): KnownNames {
  const tables = sections.flatMap((section) => section.tables);
  return {
    sections: new IikoIdMap(sections.map(({ id, name }) => [id, name])),
    tables: new IikoIdMap(
      tables.map(({ id, name, number }) => [id, name?.trim() || String(number ?? '')]),
    ),
    sectionsByTable: new IikoIdMap(
      sections.flatMap(({ id, name, tables: its }) =>
        its.map((table) => [table.id, { id, name }] as const),
      ),
    ),
  };
}
