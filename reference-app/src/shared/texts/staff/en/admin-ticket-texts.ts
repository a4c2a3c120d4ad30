import type { Translation } from '@portal/domain/texts';
import type { adminTicketTexts as russian } from '../ru/admin-ticket-texts.ts';

/** Who takes care of a ticket, notes and canned replies. */
export const adminTicketTexts: Translation<typeof russian> = {
  'ticket.assignee': 'Taken care of by',
  'ticket.assignee.nobody': 'Nobody takes care of it',
  'ticket.claim': 'Take it',
  'ticket.release': 'Let it go',
  'ticket.cannedReplies': 'Canned replies',
  'ticket.cannedReplies.hint': 'Type / and the beginning of a shortcut',
};
