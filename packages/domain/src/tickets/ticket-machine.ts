import { defineMachine } from '../state-machine/state-machine.ts';

/** The states of a support ticket. */
export const ticketStatuses = ['new', 'inwork', 'closed'] as const;
/** The state of a support ticket. */
export type TicketStatus = (typeof ticketStatuses)[number];

/** Hours after closing in which a guest reopens a ticket by writing. */
export const ticketReopenHours = 24;

/**
 * A ticket: new → inwork → closed. Staff reopen a closed one; so does its guest by writing, within
 * {@link ticketReopenHours}. Moderator and banquet have no part in tickets.
 */
export const ticketMachine = defineMachine({
  states: ticketStatuses,
  initial: 'new',
  final: [],
  commands: {
    accept: { from: ['new'], to: 'inwork', by: ['admin'] },
    close: { from: ['new', 'inwork'], to: 'closed', by: ['admin'] },
    reopen: { from: ['closed'], to: 'inwork', by: ['admin'] },
    reopenByGuest: {
      from: ['closed'],
      to: 'inwork',
      by: ['guest'],
      needs: ['own', 'closedRecently'],
    },
  },
});

/** Whether somebody still has to do something about a ticket. */
export function isTicketActive(status: TicketStatus): boolean {
  return status !== 'closed';
}

/** Whether a ticket closed at `closedAt` may still be reopened by its guest at `now`. */
export function isClosedRecently(closedAt: Date, now: Date): boolean {
  return now <= ticketReopensUntil(closedAt);
}

/** Until when a ticket closed at `closedAt` may be reopened by its guest, that moment included. */
export function ticketReopensUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + ticketReopenHours * 3_600_000);
}
