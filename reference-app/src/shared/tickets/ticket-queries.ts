import type { Unwrapped, ValueOf } from '@portal/client';
import { russianGuestTexts } from '@portal/domain/texts';
import type { fetchTicket, StaffTicket, Ticket } from '@portal/domain/tickets';
import { queryOptions } from '@tanstack/react-query';
import { portal } from '../portal.ts';
import { personal } from '../orders/order-queries.ts';

/** A ticket as the app holds it. */
export type AppTicket = Unwrapped<Ticket>;
/** A ticket as the console holds it. */
export type AdminTicket = Unwrapped<StaffTicket>;

/** A ticket with a page of its messages. */
export type OpenedTicket = ValueOf<typeof fetchTicket>;

/** Keys of everything that holds tickets. */
export const ticketKeys = {
  own: ['tickets', 'own'],
  opened: ['tickets', 'opened'],
  earlier: ['tickets', 'earlier'],
  admin: ['tickets', 'desk'],
} as const;

/** The guest's own tickets with their last messages, the last changed first. */
export const ownTicketsQuery = queryOptions({
  queryKey: ticketKeys.own,
  queryFn: async ({ signal }): Promise<readonly AppTicket[]> =>
    (await portal.tickets.list({}, { signal })).tickets,
  meta: { ...personal, failure: russianGuestTexts['ticket.loadFailed'] },
});

/** One ticket with its last messages. */
export function openedTicketQuery(id: number) {
  return queryOptions({
    queryKey: [...ticketKeys.opened, id],
    queryFn: ({ signal }): Promise<OpenedTicket> => portal.tickets.open({ id }, { signal }),
    meta: personal,
  });
}
