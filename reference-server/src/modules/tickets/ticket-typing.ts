import type { Role } from '@portal/domain/contract';
import type { TicketSide } from '@portal/domain/tickets';
import type { TicketQueries } from './ticket-queries.ts';

/**
 * Says who types in a ticket, as others are told: its own guest, or an admin. Null for everybody else,
 * and for a ticket that does not exist.
 */
export function createTypingLookup(queries: Pick<TicketQueries, 'names'>) {
  return async (
    { identity, role }: { readonly identity: string; readonly role: Role },
    ticketId: number,
  ): Promise<{ guestId: number; side: TicketSide; name: string } | null> => {
    if (role !== 'guest' && role !== 'admin') return null;
    const staffId = role === 'admin' ? identity.replace(/^admin_/, '') : null;
    const found = await queries.names(ticketId, staffId);
    if (!found) return null;
    const { guestId, guestName, staffName } = found;
    if (role === 'admin') return { guestId, side: 'staff', name: staffName ?? '' };
    return identity === `user_${guestId}` ? { guestId, side: 'guest', name: guestName } : null;
  };
}
