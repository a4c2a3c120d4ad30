import type { InputOf, Unwrapped } from '@portal/client';
import type { StaffRating, fetchRatings } from '@portal/domain/ratings';
import { adminPaths } from '@portal/domain/staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** A rating as the console holds it. */
export type AdminRating = Unwrapped<StaffRating>;

/** Where the console lists ratings: below the guests, as the menu's items are the specification's. */
export const ratingsPath = `${adminPaths.guests}/ratings`;

/** One page of ratings. */
export function ratingSearchQuery(search: InputOf<typeof fetchRatings>) {
  return queryOptions({
    queryKey: ['ratings', 'search', search],
    queryFn: ({ signal }) => staffPortal.ratings.list(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}
