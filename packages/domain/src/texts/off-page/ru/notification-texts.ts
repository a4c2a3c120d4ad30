/** What a notification says on a lock screen. */
export const notificationTexts = {
  'push.ticketReply.title': 'Вам ответили',
  'push.ticketReply.message': 'Откройте портал, чтобы прочитать ответ по заявке.',
  'push.test.title': 'Проверка уведомлений',
  'push.test.message': 'Всё работает: здесь появятся новости о ваших заказах и заявках.',
  'push.test.messageForStaff': 'Всё работает: здесь появятся тревоги, которые требуют вас.',
} as const;
