import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { ticketKeys } from '../../shared/tickets/ticket-queries.ts';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';

/** One page of the inbox. */
export const ticketSearchQuery = pageQuery(
  [...ticketKeys.admin, 'search'],
  staffPortal.tickets.list,
);

/** The numbers on the inbox. */
export const ticketCountsQuery = queryOptions({
  queryKey: [...ticketKeys.admin, 'counts'],
  queryFn: async ({ signal }) => (await staffPortal.tickets.counts({}, { signal })).counts,
  meta: personal,
});

/** Notes, history and who takes care of a ticket. */
export function ticketDetailsQuery(id: number) {
  return queryOptions({
    queryKey: [...ticketKeys.admin, 'details', id],
    queryFn: async ({ signal }) => (await staffPortal.tickets.details({ id }, { signal })).details,
    meta: personal,
  });
}

/** All canned replies. */
export const cannedRepliesQuery = queryOptions({
  queryKey: [...ticketKeys.admin, 'canned-replies'],
  queryFn: async ({ signal }) =>
    (await staffPortal.cannedReplies.list({}, { signal })).cannedReplies,
  meta: personal,
  staleTime: 60_000,
});
