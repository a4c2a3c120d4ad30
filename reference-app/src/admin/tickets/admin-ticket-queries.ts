import type { InputOf } from '@portal/client';
import type { fetchTickets } from '@portal/domain/tickets';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { ticketKeys } from '../../shared/tickets/ticket-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** One page of the inbox. */
export function ticketSearchQuery(search: InputOf<typeof fetchTickets>) {
  return queryOptions({
    queryKey: [...ticketKeys.admin, 'search', search],
    queryFn: ({ signal }) => staffPortal.tickets.list(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

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
