/** The staff's chat, and what could not be delivered. */
export const staffNotificationTexts = {
  'notice.order': 'Заказ #{id}',
  'notice.ticket': 'Заявка #{id}',
  'notice.ticket.again': 'Заявка #{id}: гость пишет ещё',
  'notice.gathered.one': 'Ждало отправки: {n} уведомление',
  'notice.gathered.few': 'Ждали отправки: {n} уведомления',
  'notice.gathered.many': 'Ждали отправки: {n} уведомлений',
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
  'notice.alarm.smsBudget.low':
    'До полуночи осталось {n}, из них новым устройствам вне сетей отеля — {strangers}.',
  'notice.alarm.smsBudget.spent':
    'До полуночи коды для входа не отправляются, их может прочитать ресепшен.',
  'notice.alarm.smsBudget.spentByStrangers':
    'Новым устройствам вне сетей отеля коды до полуночи больше не отправляются, если у номера нет учётной записи; их может прочитать ресепшен.',
  'notice.alarm.longCodes':
    'Слишком много неверных кодов за день: до полуночи портал присылает коды из {n} цифр.',
  'notice.alarm.passwords.account':
    'Неверных паролей к учётной записи сотрудника: {n} за {minutes} мин. Незнакомые устройства пока ждут перед каждой попыткой.',
  'notice.alarm.passwords.nobody':
    'Неверных паролей к учётной записи, которой нет: {n} за {minutes} мин.',
  'notice.alarm.passwords.address':
    'Неверных паролей сотрудников с одного адреса: {n} за {minutes} мин. Незнакомым устройствам вход с него пока закрыт.',
  'notice.alarm.money.rejected': 'Платёжная система отказала, портал попробует ещё раз.',
  'notice.alarm.money.rejectedForGood': 'Платёжная система отказала, сам портал больше не пробует.',
  'notice.alarm.money.unanswered': 'Платёжная система не отвечает, портал спрашивает дальше.',
  'notice.alarm.money.late': 'Портал возвращает их гостю.',
  'notice.alarm.provider.trouble': '{provider}: не работает с {time}. Последняя ошибка: {error}',
  'notice.alarm.provider.working': '{provider}: снова работает.',
  'notice.alarm.reserve.accepted': 'Банкет #{id}: ресторан его принял.',
  'notice.alarm.reserve.sent': 'Банкет #{id}: передаётся в ресторан ещё раз.',
  'notice.alarm.reserve.canceling': 'Банкет #{id}: отменяется в ресторане.',
  'notice.alarm.reserve.canceled': 'Банкет #{id}: отменён.',
  'notice.alarm.unattended.order':
    'Заказ #{id} ждёт с {time}, а консоль ни у кого не открыта. Гость: {guest}, {room}, {phone}',
  'notice.alarm.unattended.ticket':
    'Заявка #{id} ждёт с {time}, а консоль ни у кого не открыта. Гость: {guest}, {room}, {phone}',
  'notice.alarm.unattended.more': 'И ещё {n}',
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
  'notice.readOut.sms':
    'Ресепшен прочитал гостю код для входа в ваш Гостевой Портал. Если это не вы, позвоните: {phone}',
} as const;
