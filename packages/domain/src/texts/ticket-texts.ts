import { defineTexts } from './define-texts.ts';

/** Support tickets. */
export const ticketTexts = defineTexts({
  ru: {
    'ticket.status.new': 'Заявка обрабатывается',
    'ticket.status.inwork': 'Заявка передана специалистам',
    'ticket.status.closed': 'Заявка закрыта',
    'ticket.command.accept': 'Передать специалистам',
    'ticket.command.close': 'Закрыть заявку',
    'ticket.command.reopen': 'Открыть снова',
    'ticket.command.reopenByGuest': 'Открыть снова',
    'ticket.notice.status': 'Новый статус заявки',
    'ticket.notice.new': 'Новая заявка на поддержку',
    'ticket.active.prefix': 'У вас ',
    'ticket.active.one': '{n} активная заявка',
    'ticket.active.few': '{n} активных заявки',
    'ticket.active.many': '{n} активных заявок',
    'ticket.loadFailed': 'Ошибка при получении заявок:',
  },
  en: {
    'ticket.status.new': 'Your request is being processed',
    'ticket.status.inwork': 'Your request is with our specialists',
    'ticket.status.closed': 'Your request is closed',
    'ticket.command.accept': 'Hand over to specialists',
    'ticket.command.close': 'Close the request',
    'ticket.command.reopen': 'Reopen',
    'ticket.command.reopenByGuest': 'Reopen',
    'ticket.notice.status': 'New request status',
    'ticket.notice.new': 'New support request',
    'ticket.active.prefix': 'You have ',
    'ticket.active.one': '{n} active request',
    'ticket.active.few': '{n} active requests',
    'ticket.active.many': '{n} active requests',
    'ticket.loadFailed': 'Requests could not be loaded:',
  },
});
