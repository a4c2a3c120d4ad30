/** The staff's chat, and what could not be delivered. */
export const noticeTexts = {
  'notice.order': 'Заказ #{id}',
  'notice.ticket': 'Заявка #{id}',
  'notice.rating': 'Отзыв #{id}',
  'notice.none': '—',
  'notice.field.score': 'Оценка',
  'notice.field.review': 'Отзыв',
  'notice.field.guest': 'Гость',
  'notice.field.guestId': 'ID гостя',
  'notice.field.phone': 'Телефон',
  'notice.field.room': 'Комната',
  'notice.field.message': 'Сообщение',
  'notice.field.orderType': 'Тип заказа',
  'notice.field.orderedAt': 'Время заказа',
  'notice.field.payment': 'Способ оплаты',
  'notice.field.store': 'Магазин',
  'notice.field.comment': 'Комментарий',
  'notice.field.sender': 'Номер отправителя',
  'notice.field.code': 'Код',
  'notice.alarm.smsBudget':
    'На сегодня SMS закончились (лимит {n}): до полуночи коды для входа не отправляются. Лимит задаёт SMS_DAILY_BUDGET.',
  'notice.alarm.longCodes':
    'Слишком много неверных кодов за день: до полуночи портал присылает коды из {n} цифр. Похоже на подбор.',
  'notice.alarm.refund':
    'Деньги за заказ #{id} не вернулись гостю ({sum}): платёжная система отказала. Верните их вручную.',
  'notice.alarm.provider.trouble': '{provider}: не работает с {time}. Последняя ошибка: {error}',
  'notice.alarm.provider.working': '{provider}: снова работает.',
  'notice.alarm.unattended.order':
    'Заказ #{id} ждёт с {time}, а консоль ни у кого не открыта. Гость: {guest}, {room}, {phone}',
  'notice.alarm.unattended.ticket':
    'Заявка #{id} ждёт с {time}, а консоль ни у кого не открыта. Гость: {guest}, {room}, {phone}',
  'outbox.summary.delivery': 'Чат персонала: заказ #{id}',
  'outbox.summary.support': 'Чат персонала: заявка #{id}',
  'outbox.summary.rating': 'Чат персонала: отзыв #{id}',
  'outbox.summary.code': 'Чат персонала: код для входа',
  'outbox.summary.alarm': 'Чат персонала: тревога портала',
  'outbox.summary.message': 'Чат персонала: сообщение сотрудника',
  'outbox.summary.sms': 'SMS с кодом для входа',
  'outbox.summary.push.order': 'Уведомление гостю: заказ #{id}',
  'outbox.summary.push.ticket': 'Уведомление гостю: заявка #{id}',
  'outbox.summary.other': 'Другое: {channel}, {kind}',
} as const;
