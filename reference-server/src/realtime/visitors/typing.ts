import type { PayloadOf, Role } from '@portal/domain/contract';
import { supportTicketTyping, typing, type TicketSide } from '@portal/domain/tickets';
import type { Logger } from 'pino';
import { identityRoom, roleRoom, type LiveSocket } from '../connected-client.ts';
import { createEventRateLimit } from '../event-rate-limit.ts';

/** Somebody who says to be typing. */
interface Typist {
  readonly identity: string;
  readonly role: Role;
}

/** Whose ticket it is and what others read of the typist; null for who has no part in it. */
export type TypingLookup = (
  typist: Typist,
  ticketId: number,
) => Promise<{
  readonly guestId: number;
  readonly side: TicketSide;
  readonly name: string;
} | null>;

/** Clients say it every few seconds; more often it says nothing new. */
const maxPerSecond = 2;

/**
 * Passes on that somebody types in a ticket: to its guest when staff do, and to the staff who see
 * tickets, never to who types. Nobody is told of tickets they have no part in.
 */
export function passTypingOn(socket: LiveSocket, lookup: TypingLookup, log: Logger): void {
  const rateLimit = createEventRateLimit(maxPerSecond);
  socket.on(typing.name, (payload: unknown) => {
    const message = typing.payload.safeParse(payload);
    if (!message.success || !rateLimit.consume()) return;
    passOn(message.data.ticketId).catch((error: unknown) => {
      log.warn({ err: error }, 'typing was not passed on');
    });
  });

  async function passOn(ticketId: number): Promise<void> {
    const { identity, role } = socket.data;
    if (identity === null || role === null) return;
    const found = await lookup({ identity, role }, ticketId);
    if (!found) return;
    const { guestId, side, name } = found;
    const payload: PayloadOf<typeof supportTicketTyping> = {
      ticketId,
      sender_type: side,
      sender: name,
    };
    const staff = supportTicketTyping.audience.roles.map(roleRoom);
    const hearers = side === 'staff' ? [identityRoom(`user_${guestId}`), ...staff] : staff;
    socket.to(hearers).except(identityRoom(identity)).emit(supportTicketTyping.name, payload);
  }
}
