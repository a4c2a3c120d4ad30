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
  'reconciliation.admin.title': 'Сверка',
  'reconciliation.admin.lead':
    'Сходятся ли деньги портала с платёжной системой. Портал сверяет сам каждую ночь и учитывает, что пропустил.',
  'reconciliation.admin.wrongPeriod.one':
    'Не больше {n} дня, начало не позже конца, конец не позже сегодняшнего дня.',
  'reconciliation.admin.wrongPeriod.few':
    'Не больше {n} дней, начало не позже конца, конец не позже сегодняшнего дня.',
  'reconciliation.admin.wrongPeriod.many':
    'Не больше {n} дней, начало не позже конца, конец не позже сегодняшнего дня.',
  'reconciliation.admin.run': 'Сверить',
  'reconciliation.admin.runFailed': 'Сверить не получилось',
  'reconciliation.admin.failed': 'Сверка не загрузилась',
  'reconciliation.admin.never': 'Сверки ещё не было',
  'reconciliation.admin.neverHint':
    'Портал сверяет каждую ночь, когда есть что сверять. Можно сверить сейчас.',
  'reconciliation.admin.last': 'Последняя сверка',
  'reconciliation.admin.covers': 'Платежи и возвраты с {from} по {to}.',
  'reconciliation.admin.coversDay': 'Платежи и возвраты за {day}.',
  'reconciliation.admin.coversDayUntil': 'Платежи и возвраты за {day}, до {time}.',
  'reconciliation.admin.moment': '{day}, {time}',
  'reconciliation.admin.started': 'Запуск: {name}, {time}.',
  'reconciliation.admin.startedByPortal': 'Запуск: портал, как каждую ночь, {time}.',
  'reconciliation.admin.state.running': 'Идёт',
  'reconciliation.admin.state.postponed': 'Будет повторена',
  'reconciliation.admin.state.failed': 'Не закончена',
  'reconciliation.admin.state.agrees': 'Всё сходится',
  'reconciliation.admin.state.differs': 'Нашлись расхождения',
  'reconciliation.admin.why': 'Подробности: {reason}',
  'reconciliation.admin.failedAdvice':
    'Сверка не дошла до конца. Проверьте, отвечает ли платёжная система и те ли у неё доступы, и сверьте ещё раз.',
  'reconciliation.admin.postponedAdvice':
    'Сверка не дошла до конца. Портал повторит её сам в течение часа, а можно сверить сейчас.',
  'reconciliation.admin.payments': 'Платежи',
  'reconciliation.admin.refunds': 'Возвраты',
  'reconciliation.admin.agreed': '{agreed} из {count}',
  'reconciliation.admin.agreedNote': 'сошлись сразу',
  'reconciliation.admin.theirs': 'Платёжная система',
  'reconciliation.admin.ours': 'Портал',
  'reconciliation.admin.gap': 'Разница',
  'reconciliation.admin.adopted': 'Портал учёл сам',
  'reconciliation.admin.found': 'Нашлось расхождений',
  'reconciliation.admin.foreign': 'Не за заказы',
  'reconciliation.admin.differences': 'Расхождения',
  'reconciliation.admin.which': 'Какие расхождения',
  'reconciliation.admin.empty': 'Расхождений нет',
  'reconciliation.admin.emptyHint': 'Здесь появится то, что портал не может решить сам.',
  'reconciliation.admin.emptyResolved': 'Закрытых расхождений нет',
  'reconciliation.admin.emptyResolvedHint': 'Здесь останется, кто, когда и как решил.',
  'reconciliation.admin.pages': 'Страницы расхождений',
  'reconciliation.admin.since': 'Найдено {time}',
  'reconciliation.admin.bothSides': 'Как у каждой стороны',
  'reconciliation.admin.none': 'Нет',
  'reconciliation.admin.refunded': 'возвращено {sum}',
  'reconciliation.admin.askAdopt': 'Учесть {sum}?',
  'reconciliation.admin.askAdopt.payment':
    'Платёж станет оплатой заказа #{order}. Если заказ отменён или уже оплачен, деньги вернутся гостю сами.',
  'reconciliation.admin.askAdopt.refund':
    'Портал запишет возврат за заказом #{order} так, как его показывает платёжная система.',
  'reconciliation.admin.askKeep': 'Не возвращать {sum}?',
  'reconciliation.admin.askKeep.text':
    'Гость заказа #{order} этих денег не получит. Вернуть их потом можно из заказа.',
  'reconciliation.admin.askRefund': 'Вернуть {sum}?',
  'reconciliation.admin.askRefund.taken':
    'Деньги уйдут обратно тому, кто заплатил. Отменить возврат нельзя.',
  'reconciliation.admin.askRefund.held':
    'Деньги пока только удержаны: банк отпустит их тому, кто заплатил. Отменить это нельзя.',
  'reconciliation.admin.askRefund.owed':
    'Портал ещё раз вернёт деньги гостю заказа #{order} через платёжную систему. Отменить возврат нельзя.',
  'reconciliation.admin.confirmRefund': 'Вернуть {sum}',
  'reconciliation.admin.returned':
    'Портал запишет {sum} как возвращённые и больше не будет пробовать вернуть их сам.',
  'reconciliation.admin.returned.rejected': 'Портал запишет {sum} как возвращённые.',
  'reconciliation.admin.note': 'Что выяснилось',
  'reconciliation.admin.noteHint': 'Для коллег и бухгалтерии. Расхождение после этого закроется.',
  'reconciliation.admin.noteReturned': 'Как вернули',
  'reconciliation.admin.noteReturnedHint':
    'Наличными, переводом, когда и кто отдал: для коллег и бухгалтерии.',
  'reconciliation.admin.noteMissing': 'Напишите хотя бы несколько слов',
  'reconciliation.admin.notDone': 'Не получилось',
  'reconciliation.admin.done.adopt': 'Учтено',
  'reconciliation.admin.done.keep': 'Решили не возвращать',
  'reconciliation.admin.done.refund': 'Деньги возвращены',
  'reconciliation.admin.done.note': 'Отмечено',
  'reconciliation.admin.done.noteReturned': 'Вернули вне портала',
  'reconciliation.admin.done.none': 'Сошлось',
  'reconciliation.admin.by': '{done}: {name}, {time}',
  'reconciliation.admin.portal': 'портал сам',
} as const;
