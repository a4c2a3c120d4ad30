import type { TicketSearch } from '@portal/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { ticketKeys } from '../../shared/tickets/ticket-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** One page of the inbox. */
export function ticketSearchQuery(search: TicketSearch) {
  return queryOptions({
    queryKey: [...ticketKeys.admin, 'search', search],
    queryFn: ({ signal }) => staffPortal.tickets.search(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** The numbers on the inbox. */
export const ticketCountsQuery = queryOptions({
  queryKey: [...ticketKeys.admin, 'counts'],
  queryFn: ({ signal }) => staffPortal.tickets.counts({ signal }),
  meta: personal,
});

/** Notes, history and who takes care of a ticket. */
export function ticketDetailsQuery(id: number) {
  return queryOptions({
    queryKey: [...ticketKeys.admin, 'details', id],
    queryFn: ({ signal }) => staffPortal.tickets.details(id, { signal }),
    meta: personal,
  });
}

/** All canned replies. */
export const cannedRepliesQuery = queryOptions({
  queryKey: [...ticketKeys.admin, 'canned-replies'],
  queryFn: ({ signal }) => staffPortal.tickets.cannedReplies({ signal }),
  meta: personal,
  staleTime: 60_000,
});
