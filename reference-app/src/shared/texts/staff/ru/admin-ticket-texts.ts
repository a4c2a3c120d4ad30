/** Who takes care of a ticket, notes and canned replies. */
export const adminTicketTexts = {
  'ticket.assignee': 'Занимается',
  'ticket.assignee.nobody': 'Никто не занимается',
  'ticket.claim': 'Взять себе',
  'ticket.release': 'Снять с себя',
  'ticket.cannedReplies': 'Готовые ответы',
  'ticket.cannedReplies.hint': 'Наберите / и начало сокращения',
} as const;
