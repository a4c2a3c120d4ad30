/** What staff are refused with, and what their forms say of it ahead. */
export const staffProblemTexts = {
  'admin.catalogue.newerVersion': 'Это уже изменил кто-то другой. Посмотрите на новую версию.',
  'admin.catalogue.fault.noCategory': 'Такой категории больше нет. Выберите другую',
  'admin.catalogue.fault.noStore': 'Такого магазина нет',
  'admin.catalogue.fault.pictureGone': 'Этой картинки больше нет. Загрузите её ещё раз',
  'admin.catalogue.fault.restaurantStays':
    'Ресторан нельзя превратить в магазин или услугу, и наоборот',
  'admin.catalogue.fault.restaurantHasMenu':
    'Меню ресторана ведётся в iiko, товары в него не добавить',
  'admin.catalogue.fault.customIdMissing': 'Напишите, как магазин называется в ссылке',
  'admin.catalogue.fault.percentTooLarge': 'Не больше 100 %',
  'admin.catalogue.fault.required': 'Заполните это поле',
  'admin.catalogue.fault.price': 'Рубли, не больше двух знаков после запятой, до 10 000 000',
  'admin.catalogue.fault.percent': 'От 0 до 100, не больше двух знаков после запятой',
  'admin.catalogue.fault.place': 'Целое число от −1 000 000 до 1 000 000',
  'admin.catalogue.fault.customId':
    'Латинские буквы, цифры, точка, дефис и подчёркивание; по краям — буква или цифра',
  'guestData.open.orders': 'Незаконченные заказы: {list}',
  'guestData.open.tickets': 'Открытые заявки: {list}',
  'guestData.open.money': 'Заказы, по которым не закончены расчёты: {list}',
  'guestData.open.banquets': 'Предстоящие банкеты с этим телефоном: {list}',
  'problem.NOT_PUBLIC':
    'Портал запущен только для этого компьютера, а запрос пришёл через прокси или под чужим именем. Для демо, которое увидят другие, задайте DEMO=i-understand; для отеля — PUBLIC_ORIGIN и TRUST_PROXY_HOPS.',
  'settings.fault.maxBelowMin': 'Самый большой платёж меньше самого маленького',
  'settings.fault.proxy':
    'В {network} лежит {address} — адрес прокси, через который приходят все: весь интернет получил бы пределы отеля. Укажите адрес, с которого выходит Wi-Fi отеля',
  'problem.STAFF_ID_TAKEN': 'Такой логин уже занят. Придумайте другой.',
  'problem.STAFF_EXISTS':
    'Сотрудники здесь уже есть. Войдите или попросите администратора добавить вас.',
  'problem.FIRST_ADMIN_LINK_EXPIRED':
    'Ссылка не действует: она нужна целиком, служит один раз и не дольше часа. Перезапустите портал, и он напечатает новую.',
  'problem.LAST_ADMIN':
    'Это последний администратор. Сначала дайте эту роль другому сотруднику, чтобы не остаться без доступа.',
  'problem.OWN_ACCOUNT':
    'Свою роль и доступ меняет другой администратор, а свой пароль — через «Сменить пароль» в меню.',
  'problem.PASSWORD_EXPIRED':
    'Этот пароль выдал портал, и он подходил сутки. Попросите у администратора новый; если его нет, новый задаст тот, у кого есть доступ к серверу.',
  'problem.PASSWORD_CHANGE_REQUIRED': 'Сначала смените пароль, который выдал портал, на свой.',
  'problem.PASSWORD_WRONG': 'Нынешний пароль не подходит.',
  'admin.staff.password.tooShort': 'Не короче {n} знаков',
  'admin.staff.password.tooLong': 'Не длиннее {n} знаков',
  'admin.staff.password.tooSimple': 'Слишком простой: возьмите больше разных знаков',
  'admin.staff.password.guessed':
    'Такой пароль угадают: слова, ряды клавиш и даты пробуют первыми. Возьмите несколько не связанных слов.',
  'admin.staff.password.containsId': 'Слишком простой: он состоит из логина',
  'admin.staff.password.published': 'Этот пароль известен всем: придумайте другой',
  'problem.REAUTHENTICATION_REQUIRED':
    'Подтвердите, что это вы, и повторите: для этого действия вход слишком давний.',
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
  'problem.CONSOLE_LOCKED':
    'Панель заблокирована: ею давно никто не пользовался. Подтвердите, что это вы.',
} as const;
