import type { Unwrapped, ValueOf } from '@portal/client';
import type { StaffGuest, fetchGuestDetails } from '@portal/domain/guests';
import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';

/** A guest as the console holds it. */
export type AdminGuest = Unwrapped<StaffGuest>;

/** Everything about one guest as the console holds it. */
export type AdminGuestDetails = ValueOf<typeof fetchGuestDetails>['details'];

/** Keys of everything that holds guests. */
export const guestKeys = {
  all: ['guests'],
  searches: ['guests', 'search'],
  cards: ['guests', 'card'],
} as const;

/** One page of guests. */
export const guestSearchQuery = pageQuery(guestKeys.searches, staffPortal.guests.list);

/** Everything about one guest. */
export function guestCardQuery(id: number) {
  return queryOptions({
    queryKey: [...guestKeys.cards, id],
    queryFn: async ({ signal }) => (await staffPortal.guests.details({ id }, { signal })).details,
    meta: personal,
  });
}
