import { useQuery } from '@tanstack/react-query';
import { ownTicketsQuery, type AppTicket } from '../../shared/tickets/ticket-queries.ts';
import { useGuest } from '../use-guest.ts';

/** The guest's tickets, the last changed first; nothing is read for nobody. */
export function useOwnTickets() {
  const isGuest = useGuest() !== null;
  return useQuery({ ...ownTicketsQuery, enabled: isGuest });
}

/** Whether something can still happen to a ticket. */
export function isActive({ status }: AppTicket): boolean {
  return status !== 'closed';
}
