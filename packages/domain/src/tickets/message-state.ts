import type { TicketMarks, TicketMessage } from './ticket-schema.ts';

/** How far a message has come: kept by the server, on a device of the other side, seen there. */
export const messageStates = ['sent', 'delivered', 'read'] as const;
/** How far a message has come. */
export type MessageState = (typeof messageStates)[number];

/** How far a message has come, by the marks of the side it was written to. */
export function messageState(
  { id, sender_type }: Pick<TicketMessage, 'id' | 'sender_type'>,
  marks: TicketMarks,
): MessageState {
  const { delivered, read } = sender_type === 'guest' ? marks.staff : marks.guest;
  if (id <= read) return 'read';
  return id <= delivered ? 'delivered' : 'sent';
}
