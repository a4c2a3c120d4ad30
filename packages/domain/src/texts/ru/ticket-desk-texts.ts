/** Who takes care of a ticket, notes and canned replies. */
export const ticketDeskTexts = {
  'ticket.note': 'Заметка для сотрудников',
  'ticket.note.hint': 'Гость её не увидит.',
  'ticket.assignee': 'Занимается',
  'ticket.assignee.nobody': 'Никто не занимается',
  'ticket.claim': 'Взять себе',
  'ticket.release': 'Снять с себя',
  'ticket.cannedReplies': 'Готовые ответы',
  'ticket.cannedReplies.hint': 'Наберите / и начало сокращения',
  'ticket.placeholder.guest': 'Имя гостя',
  'ticket.placeholder.room': 'Номер гостя',
  'ticket.placeholder.ticket': 'Номер заявки',
  'ticket.placeholder.order': 'Номер заказа',
  'ticket.placeholder.staff': 'Ваше имя',
} as const;
