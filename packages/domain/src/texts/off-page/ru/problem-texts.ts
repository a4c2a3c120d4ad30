import type { ProblemCode } from '../../../contract/problem-codes.ts';

/**
 * What a person reads for a problem code, unless the place that raises it says something more exact.
 * The codes that pages speak of by themselves stand with the texts of those pages.
 */
export const problemTexts = {
  'problem.BAD_JSON': 'Запрос не удалось прочитать: это не JSON.',
  'problem.UNAUTHENTICATED': 'Войдите в портал, чтобы продолжить.',
  'problem.SESSION_EXPIRED': 'Сеанс закончился. Войдите снова.',
  'problem.CODE_REQUIRED': 'Сначала запросите код из SMS.',
  'problem.CODE_EXPIRED': 'Код больше не действует. Запросите новый.',
  'problem.FORBIDDEN': 'У вас нет доступа к этому действию.',
  'problem.CROSS_SITE': 'Запрос пришёл с чужого сайта и отклонён.',
  'problem.SMS_CODE_REQUIRED':
    'Вы вошли по коду, который прочитал ресепшен. Чтобы увидеть остальное, войдите по коду из SMS.',
  'problem.PROOF_REQUIRED':
    'Сейчас кодов просят очень много. Отправьте номер ещё раз: браузер сначала немного посчитает.',
  'problem.ACCOUNT_CLOSED': 'Доступ к порталу закрыт. Позвоните на ресепшен: {phone}',
  'problem.NOT_FOUND': 'Такого здесь нет.',
  'problem.NO_SUBSCRIPTION': 'Уведомления здесь не включены: отправить некуда.',
  'problem.CONFLICT': 'Данные уже изменились. Обновите страницу и повторите.',
  'problem.STALE_VERSION': 'Заказ уже изменил кто-то другой. Посмотрите на новую версию.',
  'problem.ILLEGAL_TRANSITION': 'Из этого статуса так перейти нельзя.',
  'problem.IDEMPOTENCY_IN_PROGRESS': 'Такой же запрос ещё выполняется. Подождите немного.',
  'problem.PRICE_CHANGED': 'Цена изменилась. Проверьте заказ ещё раз.',
  'problem.STOP_LIST': 'Некоторых блюд сейчас нет.',
  'problem.NOT_FOR_SALE': 'Некоторых товаров сейчас нет в продаже.',
  'problem.STORE_CLOSED': 'Магазин сейчас не принимает заказы.',
  'problem.TABLE_TAKEN': 'На это время стол уже занят другим банкетом.',
  'problem.BANQUET_SENT':
    'Банкет уже передан в ресторан. Чтобы изменить его, отмените этот и создайте новый.',
  'problem.BANQUET_CANCELED': 'Банкет отменён, в ресторан его не передать.',
  'problem.ALREADY_PAID': 'Заказ уже оплачен.',
  'problem.ORDER_CLOSED': 'Заказ уже закрыт.',
  'problem.NOT_PAYABLE_ONLINE': 'Этот заказ нельзя оплатить онлайн. Оплату примет сотрудник.',
  'problem.TICKET_CLOSED': 'Эта заявка закрыта больше суток назад. Создайте новую.',
  'problem.ALREADY_CLAIMED': 'Этой заявкой уже занимается другой сотрудник.',
  'problem.SHORTCUT_TAKEN': 'Такое сокращение уже есть у другого ответа. Выберите другое.',
  'problem.TOO_MANY_REPLIES': 'Готовых ответов уже слишком много. Удалите лишние.',
  'problem.TOO_MANY_PICTURES':
    'Слишком много картинок ещё не отправлено. Отправьте их или подождите.',
  'problem.TOO_MANY_OPEN':
    'Открытого уже слишком много. Дождитесь, пока с ним закончат, или отмените лишнее.',
  'problem.CAPTURE_UNANSWERED':
    'Банк ещё не ответил на прошлое списание. Подождите минуту и проверьте оплату.',
  'problem.NOTHING_HELD': 'По этому заказу нет денег на удержании.',
  'problem.NOTHING_TO_REFUND': 'По этому заказу больше нечего возвращать.',
  'problem.ACT_NOT_POSSIBLE': 'С этим расхождением так поступить нельзя.',
  'problem.MONEY_OWED': 'Деньги ещё не вернулись гостю: тревога закроется, когда рассчитаются.',
  'problem.GUEST_HAS_OPEN':
    'У гостя есть незаконченное. Сначала доведите его до конца или закройте доступ вместе с открытым.',
  'problem.ALREADY_RATED': 'Вы это уже оценили.',
  'problem.CUSTOM_ID_TAKEN': 'Такое имя в ссылке уже есть у другого магазина. Выберите другое.',
  'problem.NAME_TAKEN': 'Такое название уже есть. Выберите другое.',
  'problem.CATEGORY_IN_USE':
    'К этой категории относятся магазины. Сначала выберите для них другую.',
  'problem.TOO_MANY_CATEGORIES': 'Категорий уже слишком много. Удалите лишние.',
  'problem.ROOM_IN_USE':
    'Сюда уже были заказы или заявки, поэтому удалить нельзя. Скройте от гостей.',
  'problem.TOO_LARGE': 'Запрос слишком большой: не более 64 КБ.',
  'problem.PICTURE_TOO_LARGE': 'Картинка слишком большая: не более 5 МБ.',
  'problem.STORAGE_FULL':
    'За сутки вы прислали столько картинок, сколько можно. Опишите остальное словами или пришлите завтра.',
  'problem.NOT_A_PICTURE': 'Пришлите картинку: JPEG, PNG, WebP или GIF.',
  'problem.NOT_JSON': 'Отправьте запрос как application/json.',
  'problem.INVALID': 'Проверьте поля: некоторые заполнены неверно.',
  'problem.PUSH_ENDPOINT_NOT_ALLOWED': 'Служба уведомлений этого браузера не поддерживается.',
  'problem.PICTURE_UNREADABLE':
    'Картинку не удалось прочитать: файл повреждён или слишком велик в пикселях.',
  'problem.CANCEL_REASON_REQUIRED': 'Укажите причину отмены.',
  'problem.IDEMPOTENCY_KEY_REUSED': 'Этот ключ уже использован для другого запроса.',
  'problem.TOO_MANY_REQUESTS': 'Слишком много запросов. Подождите немного.',
  'problem.TOO_MANY_ATTEMPTS': 'Слишком много попыток. Запросите новый код позже.',
  'problem.TOO_MANY_PASSWORDS': 'Слишком много неверных паролей. Попробуйте позже.',
  'problem.PROVIDER_ERROR': 'Внешняя система ответила ошибкой. Попробуйте ещё раз.',
  'problem.PROVIDER_UNAVAILABLE': 'Внешняя система не отвечает. Попробуйте через минуту.',
  'problem.UNAVAILABLE': 'Портал не может сейчас ответить. Попробуйте через минуту.',
  'problem.RESTAURANT_UNAVAILABLE': 'Ресторан сейчас не принимает заказы через портал.',
  'problem.PORTAL_DISABLED': 'Ведутся технические работы',
  'problem.PROVIDER_TIMEOUT': 'Внешняя система не ответила вовремя. Попробуйте ещё раз.',
} as const satisfies Partial<Record<`problem.${ProblemCode}`, string>>;
