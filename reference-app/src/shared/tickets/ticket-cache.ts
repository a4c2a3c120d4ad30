import type { QueryClient } from '@tanstack/react-query';
import { applyEvent } from '../live/apply-event.ts';
import {
  openedTicketQuery,
  ticketKeys,
  type AppTicket,
  type OpenedTicket,
} from './ticket-queries.ts';

type Alter = (ticket: AppTicket) => AppTicket;

/** The guest's own ticket as it is held, or null. */
export function findOwnTicket(client: QueryClient, id: number): AppTicket | null {
  const own = client.getQueryData<readonly AppTicket[]>(ticketKeys.own) ?? [];
  return own.find((ticket) => ticket.id === id) ?? null;
}

/** Changes one ticket wherever it is held with its messages; the last changed stands first. */
export function patchTicket(client: QueryClient, id: number, alter: Alter): void {
  applyEvent<readonly AppTicket[]>(client, ticketKeys.own, (tickets) =>
    tickets
      .map((ticket) => (ticket.id === id ? alter(ticket) : ticket))
      .sort((one, other) => other.update_at.localeCompare(one.update_at)),
  );
  applyEvent<OpenedTicket>(client, openedTicketQuery(id).queryKey, (opened) => ({
    ...opened,
    ticket: alter(opened.ticket),
  }));
}

/** Puts a new ticket in front of the guest's own; a list that was never read stays due to be read. */
export function putOwnTicket(client: QueryClient, ticket: AppTicket): void {
  applyEvent<readonly AppTicket[]>(client, ticketKeys.own, (tickets) => [
    ticket,
    ...tickets.filter(({ id }) => id !== ticket.id),
  ]);
}

/** Reads again whatever of tickets is on screen, and the rest when it is next shown. */
export function reloadTickets(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['tickets'] });
}
