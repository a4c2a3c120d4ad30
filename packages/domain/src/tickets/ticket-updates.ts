import type { PayloadOf } from '../contract/endpoints/event.ts';
import type {
  supportTicketMessage,
  supportTicketRead,
  supportTicketStatusChange,
} from './ticket-events.ts';
import type { TicketAttributes, TicketMarks, TicketMessage } from './ticket-schema.ts';

/** Fields of a ticket that live events change. */
type Changing = Pick<
  TicketAttributes,
  'status' | 'close_at' | 'update_at' | 'messages' | 'messageCount' | 'marks' | 'unread'
>;

/**
 * A ticket after somebody wrote in it. A message it has already changes nothing, so that the answer to
 * a call and the event of the same message may come in any order.
 */
export function withTicketMessage<T extends Changing>(
  ticket: T,
  { message }: Pick<PayloadOf<typeof supportTicketMessage>, 'message'>,
): T {
  if (ticket.messages.some(({ id }) => id === message.id)) return ticket;
  const isFromGuest = message.sender_type === 'guest';
  const { guest, staff } = ticket.unread;
  return {
    ...ticket,
    messages: [...ticket.messages, message].sort((one, other) => one.id - other.id),
    messageCount: ticket.messageCount + 1,
    update_at: message.create_at > ticket.update_at ? message.create_at : ticket.update_at,
    unread: isFromGuest ? { guest, staff: staff + 1 } : { guest: guest + 1, staff },
  };
}

/** A ticket after its status changed at `at` (ISO-8601, UTC). */
export function withTicketStatus<T extends Changing>(
  ticket: T,
  { newStatus }: Pick<PayloadOf<typeof supportTicketStatusChange>, 'newStatus'>,
  at: string,
): T {
  if (ticket.status === newStatus) return ticket;
  const close_at = newStatus === 'closed' ? at : null;
  return { ...ticket, status: newStatus, close_at, update_at: at };
}

/** A ticket after one side received or read more. */
export function withTicketReadState<T extends Changing>(
  ticket: T,
  { marks, unread }: Pick<PayloadOf<typeof supportTicketRead>, 'marks' | 'unread'>,
): T {
  return { ...ticket, marks, unread };
}

/** How far a message has come: kept by the server, on a device of the other side, seen there. */
export type MessageState = 'sent' | 'delivered' | 'read';

/** How far a message has come, by the marks of the side it was written to. */
export function messageState(
  { id, sender_type }: Pick<TicketMessage, 'id' | 'sender_type'>,
  marks: TicketMarks,
): MessageState {
  const { delivered, read } = sender_type === 'guest' ? marks.staff : marks.guest;
  if (id <= read) return 'read';
  return id <= delivered ? 'delivered' : 'sent';
}
