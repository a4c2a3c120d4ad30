/** Differences between the portal's books and the payment provider's. */
export const reconciliationTexts = {
  'reconciliation.payment-behind.title': 'Оплата учтена',
  'reconciliation.payment-behind.text':
    'Заказ #{order}: платёж {payment} на {sum} учтён так, как его показывает платёжная система.',
  'reconciliation.payment-behind.advice': 'Портал учтёт платёж сам, как только сможет.',
  'reconciliation.refund-behind.title': 'Возврат учтён',
  'reconciliation.refund-behind.text':
    'Заказ #{order}: возврат {sum} по платежу {payment} сделан без портала и учтён.',
  'reconciliation.refund-behind.advice': 'Портал учтёт возврат сам, как только сможет.',
  'reconciliation.payment-unknown.title': 'Неизвестный платёж',
  'reconciliation.payment-unknown.text':
    'Заказ #{order}: в платёжной системе есть платёж {payment} на {sum}, которого портал не начинал.',
  'reconciliation.payment-unknown.advice': 'Учтите его за этим заказом или верните деньги.',
  'reconciliation.payment-without-order.title': 'Платёж без заказа',
  'reconciliation.payment-without-order.text':
    'Платёж {payment} на {sum} сделан за заказ, которого на портале нет.',
  'reconciliation.payment-without-order.advice': 'Верните деньги или запишите, за что они.',
  'reconciliation.payment-differs.title': 'Платёж не тот',
  'reconciliation.payment-differs.text':
    'Заказ #{order}: платёжная система показывает платёж {payment} на {sum} иначе, чем портал ({fields}).',
  'reconciliation.payment-differs.advice':
    'Проверьте платёж в кабинете платёжной системы и запишите, что выяснилось.',
  'reconciliation.payment-missing.title': 'Платежа нет в платёжной системе',
  'reconciliation.payment-missing.text':
    'Заказ #{order}: платёж {payment} на {sum} есть у нас, а платёжная система его не показывает.',
  'reconciliation.payment-missing.advice':
    'Проверьте, к тому ли магазину подключён портал, и запишите, что выяснилось.',
  'reconciliation.refund-differs.title': 'Возврат не тот',
  'reconciliation.refund-differs.text':
    'Заказ #{order}: возврат {sum} по платежу {payment} есть у нас, а платёжная система показывает его иначе.',
  'reconciliation.refund-differs.advice':
    'Проверьте возврат в кабинете. Если деньги не ушли, верните их там: следующая сверка это учтёт.',
  'reconciliation.refund-owed.title': 'Деньги не вернулись гостю',
  'reconciliation.refund-owed.text': 'Заказ #{order}: гостю не вернулись {sum}.',
  'reconciliation.refund-owed.advice':
    'Попробуйте вернуть ещё раз. Если деньги отдали иначе, наличными или переводом, отметьте это.',
  'reconciliation.refund-rejected.title': 'В возврате отказано',
  'reconciliation.refund-rejected.text':
    'Заказ #{order}: платёжная система отказалась вернуть гостю {sum}. Сам портал больше не пробует.',
  'reconciliation.refund-rejected.advice':
    'Верните ещё раз или отдайте деньги иначе, наличными или переводом, и отметьте это. Если возвращать не нужно, скажите и это.',
  'reconciliation.field.id': 'номер',
  'reconciliation.field.amount': 'сумма',
  'reconciliation.field.currency': 'валюта',
  'reconciliation.field.shop': 'магазин',
  'reconciliation.field.order': 'заказ',
  'reconciliation.field.reference': 'номер у портала',
  'reconciliation.field.test': 'тестовый платёж',
  'reconciliation.field.status': 'состояние',
  'reconciliation.field.refunded': 'сумма возвратов',
  'reconciliation.act.adopt': 'Учесть',
  'reconciliation.act.refund': 'Вернуть деньги',
  'reconciliation.act.keep': 'Не возвращать',
  'reconciliation.act.note': 'Отметить',
  'reconciliation.act.noteReturned': 'Вернули вне портала',
  'reconciliation.refusal.rejected': 'Платёжная система отказала.',
  'reconciliation.refusal.spent':
    'Столько от этого платежа уже не осталось: часть денег вернули раньше.',
  'reconciliation.refusal.unanswered':
    'Портал уже попросил платёжную систему вернуть деньги и ждёт ответа. Попробуйте через несколько минут.',
  'reconciliation.desk.title': 'Сверка',
  'reconciliation.desk.lead':
    'Сходятся ли деньги портала с платёжной системой. Портал сверяет сам каждую ночь и учитывает, что пропустил.',
  'reconciliation.desk.wrongPeriod.one':
    'Не больше {n} дня, начало не позже конца, конец не позже сегодняшнего дня.',
  'reconciliation.desk.wrongPeriod.few':
    'Не больше {n} дней, начало не позже конца, конец не позже сегодняшнего дня.',
  'reconciliation.desk.wrongPeriod.many':
    'Не больше {n} дней, начало не позже конца, конец не позже сегодняшнего дня.',
  'reconciliation.desk.run': 'Сверить',
  'reconciliation.desk.runFailed': 'Сверить не получилось',
  'reconciliation.desk.failed': 'Сверка не загрузилась',
  'reconciliation.desk.never': 'Сверки ещё не было',
  'reconciliation.desk.neverHint':
    'Портал сверяет каждую ночь, когда есть что сверять. Можно сверить сейчас.',
  'reconciliation.desk.last': 'Последняя сверка',
  'reconciliation.desk.covers': 'Платежи и возвраты с {from} по {to}.',
  'reconciliation.desk.coversDay': 'Платежи и возвраты за {day}.',
  'reconciliation.desk.coversDayUntil': 'Платежи и возвраты за {day}, до {time}.',
  'reconciliation.desk.moment': '{day}, {time}',
  'reconciliation.desk.started': 'Запуск: {name}, {time}.',
  'reconciliation.desk.startedByPortal': 'Запуск: портал, как каждую ночь, {time}.',
  'reconciliation.desk.state.running': 'Идёт',
  'reconciliation.desk.state.postponed': 'Будет повторена',
  'reconciliation.desk.state.failed': 'Не закончена',
  'reconciliation.desk.state.agrees': 'Всё сходится',
  'reconciliation.desk.state.differs': 'Нашлись расхождения',
  'reconciliation.desk.why': 'Подробности: {reason}',
  'reconciliation.desk.failedAdvice':
    'Сверка не дошла до конца. Проверьте, отвечает ли платёжная система и те ли у неё доступы, и сверьте ещё раз.',
  'reconciliation.desk.postponedAdvice':
    'Сверка не дошла до конца. Портал повторит её сам в течение часа, а можно сверить сейчас.',
  'reconciliation.desk.payments': 'Платежи',
  'reconciliation.desk.refunds': 'Возвраты',
  'reconciliation.desk.agreed': '{agreed} из {count}',
  'reconciliation.desk.agreedNote': 'сошлись сразу',
  'reconciliation.desk.theirs': 'Платёжная система',
  'reconciliation.desk.ours': 'Портал',
  'reconciliation.desk.gap': 'Разница',
  'reconciliation.desk.adopted': 'Портал учёл сам',
  'reconciliation.desk.found': 'Нашлось расхождений',
  'reconciliation.desk.foreign': 'Не за заказы',
  'reconciliation.desk.differences': 'Расхождения',
  'reconciliation.desk.which': 'Какие расхождения',
  'reconciliation.desk.empty': 'Расхождений нет',
  'reconciliation.desk.emptyHint': 'Здесь появится то, что портал не может решить сам.',
  'reconciliation.desk.emptyResolved': 'Закрытых расхождений нет',
  'reconciliation.desk.emptyResolvedHint': 'Здесь останется, кто, когда и как решил.',
  'reconciliation.desk.pages': 'Страницы расхождений',
  'reconciliation.desk.since': 'Найдено {time}',
  'reconciliation.desk.bothSides': 'Как у каждой стороны',
  'reconciliation.desk.none': 'Нет',
  'reconciliation.desk.refunded': 'возвращено {sum}',
  'reconciliation.desk.askAdopt': 'Учесть {sum}?',
  'reconciliation.desk.askAdopt.payment':
    'Платёж станет оплатой заказа #{order}. Если заказ отменён или уже оплачен, деньги вернутся гостю сами.',
  'reconciliation.desk.askAdopt.refund':
    'Портал запишет возврат за заказом #{order} так, как его показывает платёжная система.',
  'reconciliation.desk.askKeep': 'Не возвращать {sum}?',
  'reconciliation.desk.askKeep.text':
    'Гость заказа #{order} этих денег не получит. Вернуть их потом можно из заказа.',
  'reconciliation.desk.askRefund': 'Вернуть {sum}?',
  'reconciliation.desk.askRefund.taken':
    'Деньги уйдут обратно тому, кто заплатил. Отменить возврат нельзя.',
  'reconciliation.desk.askRefund.held':
    'Деньги пока только удержаны: банк отпустит их тому, кто заплатил. Отменить это нельзя.',
  'reconciliation.desk.askRefund.owed':
    'Портал ещё раз вернёт деньги гостю заказа #{order} через платёжную систему. Отменить возврат нельзя.',
  'reconciliation.desk.confirmRefund': 'Вернуть {sum}',
  'reconciliation.desk.returned':
    'Портал запишет {sum} как возвращённые и больше не будет пробовать вернуть их сам.',
  'reconciliation.desk.returned.rejected': 'Портал запишет {sum} как возвращённые.',
  'reconciliation.desk.note': 'Что выяснилось',
  'reconciliation.desk.noteHint': 'Для коллег и бухгалтерии. Расхождение после этого закроется.',
  'reconciliation.desk.noteReturned': 'Как вернули',
  'reconciliation.desk.noteReturnedHint':
    'Наличными, переводом, когда и кто отдал: для коллег и бухгалтерии.',
  'reconciliation.desk.noteMissing': 'Напишите хотя бы несколько слов',
  'reconciliation.desk.notDone': 'Не получилось',
  'reconciliation.desk.done.adopt': 'Учтено',
  'reconciliation.desk.done.keep': 'Решили не возвращать',
  'reconciliation.desk.done.refund': 'Деньги возвращены',
  'reconciliation.desk.done.note': 'Отмечено',
  'reconciliation.desk.done.noteReturned': 'Вернули вне портала',
  'reconciliation.desk.done.none': 'Сошлось',
  'reconciliation.desk.by': '{done}: {name}, {time}',
  'reconciliation.desk.portal': 'портал сам',
} as const;
