/** How staff prove who they are beyond a password. */
export const staffSecurityTexts = {
  'problem.REAUTHENTICATION_REQUIRED':
    'Подтвердите, что это вы, и повторите: для этого действия вход слишком давний.',
  'admin.confirm.title': 'Подтвердите, что это вы',
  'admin.confirm.hint':
    'Это действие защищено: его могут сделать за вас, если вы отошли от компьютера. Подтверждения хватит на десять минут.',
  'admin.confirm.submit': 'Подтвердить',
  'admin.confirm.cancel': 'Отмена',
  'admin.confirm.signInAnew': 'Этот способ появился позже, чем вы вошли. Выйдите и войдите снова.',
  'problem.SECOND_FACTOR_REQUIRED': 'Пароль подошёл. Теперь подтвердите вход вторым способом.',
  'problem.SECOND_FACTOR_ENROLMENT_REQUIRED':
    'Сначала подключите второй способ входа: без него панель закрыта.',
  'problem.SECOND_FACTOR_WAITS':
    'Слишком много неверных кодов. Попробуйте позже или другим способом.',
  'problem.TOO_MANY_FACTORS': 'Способов входа уже слишком много. Сначала уберите лишний.',
  'problem.PASSKEY_NOT_POSSIBLE':
    'Ключ доступа не привязать к адресу из цифр: откройте портал по имени.',
  'secondFactor.taken':
    'Второй способ входа сотрудника {name} ({id}) снят администратором {by}. Если об этом никто не просил, смените пароль {id} и проверьте журнал.',
  'secondFactor.passkeyWrong': 'Ключ не подошёл. Попробуйте ещё раз.',
  'admin.security.title': 'Второй способ входа',
  'admin.security.lead': 'Пароль могут подсмотреть или угадать. Второй способ есть только у вас.',
  'admin.security.required': 'Для вашей роли он обязателен.',
  'admin.security.first': 'Подключите второй способ входа',
  'admin.security.firstHint':
    'Портал открыт в интернет, поэтому одного пароля мало. Панель откроется, когда вы подключите приложение с кодами или ключ доступа.',
  'admin.security.none': 'Второго способа пока нет',
  'admin.security.noneHint':
    'Подключите приложение с кодами или ключ доступа: отпечаток, лицо, ключ безопасности.',
  'admin.security.kind.totp': 'Приложение с кодами',
  'admin.security.kind.passkey': 'Ключ доступа',
  'admin.security.addTotp': 'Подключить приложение',
  'admin.security.addPasskey': 'Добавить ключ доступа',
  'admin.security.noPasskeys':
    'Ключ доступа можно добавить, только когда портал открыт по имени, а не по адресу из цифр.',
  'admin.security.added': 'Подключён {date}',
  'admin.security.used': 'Последний раз {date}',
  'admin.security.unused': 'Ещё не использовался',
  'admin.security.remove': 'Убрать',
  'admin.security.removeNamed': 'Убрать: {name}',
  'admin.security.remove.title': 'Убрать «{name}»?',
  'admin.security.remove.hint':
    'Этим способом больше не войти. Если он последний, коды восстановления тоже перестанут подходить.',
  'admin.security.removed': 'Способ входа убран',
  'admin.security.enrolled': 'Второй способ входа подключён',
  'admin.security.failed': 'Не получилось',
  'admin.security.loadFailed': 'Способы входа не загрузились',
  'admin.security.totp.title': 'Приложение с кодами',
  'admin.security.totp.hint':
    'Откройте приложение (Яндекс Ключ, Google Authenticator и подобные), наведите камеру на рисунок и введите код, который оно покажет.',
  'admin.security.totp.qr': 'QR-код для приложения',
  'admin.security.totp.secret': 'Не сканируется? Введите в приложении этот ключ',
  'admin.security.totp.code': 'Код из приложения',
  'admin.security.name': 'Название',
  'admin.security.nameHint': 'Чтобы отличать от других: «Мой телефон».',
  'admin.security.nameRequired': 'Введите название',
  'admin.security.totp.defaultName': 'Телефон',
  'admin.security.passkey.defaultName': 'Ключ: {name}',
  'admin.security.finish': 'Подключить',
  'admin.security.codes': 'Коды восстановления',
  'admin.security.codes.left.one': 'Остался {n} код',
  'admin.security.codes.left.few': 'Осталось {n} кода',
  'admin.security.codes.left.many': 'Осталось {n} кодов',
  'admin.security.codes.hint':
    'Если телефон или ключ потеряются, войти поможет один из этих кодов. Каждый подходит один раз.',
  'admin.security.codes.once':
    'Второй раз их не посмотреть. Распечатайте или сохраните там, где их найдёте только вы.',
  'admin.security.codes.renew': 'Выдать новые коды',
  'admin.security.codes.copy': 'Скопировать',
  'admin.security.codes.copied': 'Скопировано',
  'admin.security.codes.print': 'Распечатать',
  'admin.security.codes.done': 'Коды сохранены',
  'admin.staff.factors': 'Второй способ входа',
  'admin.staff.factors.none': 'Нет',
  'admin.staff.factors.remove': 'Снять второй способ входа',
  'admin.staff.factors.remove.title': 'Снять второй способ входа: {name}?',
  'admin.staff.factors.remove.hint':
    'Делайте это, только если сотрудник потерял телефон или ключ и сам попросил об этом. Он выйдет из панели везде и войдёт с одним паролем; об этом узнает чат персонала.',
  'admin.staff.factors.remove.confirm': 'Снять',
  'admin.staff.factors.removed': 'Второй способ входа снят: {name}',
  'settings.access.secondFactorForAll': 'Второй способ входа обязателен для всех ролей',
  'problem.CONSOLE_LOCKED':
    'Панель заблокирована: ею давно никто не пользовался. Подтвердите, что это вы.',
  'admin.lock.title': 'Панель заблокирована',
  'admin.lock.hint':
    'Ею давно никто не пользовался. Подтвердите, что это вы, и всё откроется там, где было.',
  'admin.lock.orders.one': 'Ждёт {n} новый заказ',
  'admin.lock.orders.few': 'Ждут {n} новых заказа',
  'admin.lock.orders.many': 'Ждут {n} новых заказов',
  'admin.lock.unlock': 'Разблокировать',
} as const;
