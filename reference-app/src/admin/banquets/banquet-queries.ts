import { createRestaurantClient, valueOrThrow, type Unwrapped } from '@portal/client';
import type { Banquet } from '@portal/domain/banquets';
import type { RestaurantSection } from '@portal/domain/restaurant';
import type { IsoDay } from '@portal/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { portal } from '../../shared/portal.ts';
import { personal } from '../../shared/orders/order-queries.ts';
import { boundsOf } from '../calendar/calendar-days.ts';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';
import { banquetKeys } from './banquet-keys.ts';

const restaurant = createRestaurantClient({ portal });

/** A banquet as the console holds it. */
export type AdminBanquet = Unwrapped<Banquet>;

/** A hall of the restaurant with its tables. */
export type AdminSection = RestaurantSection;

/** Most that one call answers. */
const wholePage = 100;

/** One page of banquets. */
export const banquetSearchQuery = pageQuery(banquetKeys.searches, staffPortal.banquets.list);

/** All banquets from a first day to a last one, however many there are. */
export function banquetsBetweenQuery(from: IsoDay, to: IsoDay, timeZone: string) {
  const bounds = boundsOf({ from, to }, timeZone);
  return queryOptions({
    queryKey: [...banquetKeys.between, bounds],
    queryFn: async ({ signal }): Promise<readonly AdminBanquet[]> => {
      const found = new Map<number, AdminBanquet>();
      let after: string | undefined;
      do {
        const search = { ...bounds, pageSize: wholePage, after };
        const { banquets, meta } = await staffPortal.banquets.list(search, { signal });
        for (const banquet of banquets) found.set(banquet.id, banquet);
        after = meta.next ?? undefined;
      } while (after !== undefined);
      return [...found.values()];
    },
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** One banquet by its number; null when there is none. */
export function banquetQuery(id: number) {
  return queryOptions({
    queryKey: [...banquetKeys.one, id],
    queryFn: async ({ signal }): Promise<AdminBanquet | null> => {
      const search = { search: String(id), pageSize: wholePage };
      const { banquets } = await staffPortal.banquets.list(search, { signal });
      return banquets.find((banquet) => banquet.id === id) ?? null;
    },
    meta: personal,
  });
}

/** Who holds which tables of a hall between two moments. */
export function workloadQuery(sectionId: string, from: string, to: string) {
  return queryOptions({
    queryKey: [...banquetKeys.workload, sectionId, from, to],
    queryFn: ({ signal }) =>
      valueOrThrow(staffPortal.banquets.workload({ sectionId, from, to }, { signal })),
    meta: personal,
  });
}

/** The halls of the restaurant: those of the terminal group with its name, in the first organization. */
export const sectionsQuery = queryOptions({
  queryKey: ['banquet-sections'],
  queryFn: async ({ signal }): Promise<readonly AdminSection[]> => {
    const chosen = await restaurant.chooseRestaurant({ signal });
    const { value } = await chosen.sections({ signal });
    return value;
  },
  staleTime: 5 * 60_000,
  meta: personal,
});
