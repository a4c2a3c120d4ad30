interface ProblemFact {
  /** HTTP status the code travels with. */
  readonly status: number;
  /** What a person reads, unless the place that raises it says something more exact. */
  readonly ru: string;
  readonly en: string;
}

function fact<const Status extends number, const Ru extends string, const En extends string>(
  status: Status,
  ru: Ru,
  en: En,
): { readonly status: Status; readonly ru: Ru; readonly en: En } {
  return { status, ru, en };
}

/** Every reason a call can be refused: its HTTP status and the text a person reads. */
export const problemFacts = {
  BAD_JSON: fact(
    400,
    'Запрос не удалось прочитать: это не JSON.',
    'The request could not be read: it is not JSON.',
  ),
  UNAUTHENTICATED: fact(401, 'Войдите в портал, чтобы продолжить.', 'Sign in to continue.'),
  SESSION_EXPIRED: fact(
    401,
    'Сеанс закончился. Войдите снова.',
    'Your session has ended. Sign in again.',
  ),
  CODE_REQUIRED: fact(401, 'Сначала запросите код из SMS.', 'Request an SMS code first.'),
  CODE_WRONG: fact(401, 'неверный код', 'wrong code'),
  CODE_EXPIRED: fact(
    401,
    'Код больше не действует. Запросите новый.',
    'The code is no longer valid. Request a new one.',
  ),
  FORBIDDEN: fact(403, 'У вас нет доступа к этому действию.', 'You are not allowed to do this.'),
  CROSS_SITE: fact(
    403,
    'Запрос пришёл с чужого сайта и отклонён.',
    'The request came from another site and was refused.',
  ),
  ACCOUNT_CLOSED: fact(
    403,
    'Доступ к порталу закрыт. Позвоните на ресепшен: {phone}',
    'Access to the portal is closed. Please call reception: {phone}',
  ),
  NOT_FOUND: fact(404, 'Такого здесь нет.', 'There is no such thing here.'),
  CONFLICT: fact(
    409,
    'Данные уже изменились. Обновите страницу и повторите.',
    'The data has changed. Reload and try again.',
  ),
  STALE_VERSION: fact(
    409,
    'Заказ уже изменил кто-то другой. Посмотрите на новую версию.',
    'Somebody else has changed this order. Look at the new version.',
  ),
  ILLEGAL_TRANSITION: fact(
    409,
    'Из этого статуса так перейти нельзя.',
    'This step is not possible from the present status.',
  ),
  IDEMPOTENCY_IN_PROGRESS: fact(
    409,
    'Такой же запрос ещё выполняется. Подождите немного.',
    'The same request is still running. Wait a moment.',
  ),
  PRICE_CHANGED: fact(
    409,
    'Цена изменилась. Проверьте заказ ещё раз.',
    'The price has changed. Please check your order.',
  ),
  STOP_LIST: fact(
    409,
    'Некоторых блюд сейчас нет.',
    'Some dishes are not available at the moment.',
  ),
  NOT_FOR_SALE: fact(
    409,
    'Некоторых товаров сейчас нет в продаже.',
    'Some products are not for sale at the moment.',
  ),
  STORE_CLOSED: fact(
    409,
    'Магазин сейчас не принимает заказы.',
    'The store is not taking orders at the moment.',
  ),
  ALREADY_PAID: fact(409, 'Заказ уже оплачен.', 'The order is already paid.'),
  ORDER_CLOSED: fact(409, 'Заказ уже закрыт.', 'The order is already closed.'),
  NOT_PAYABLE_ONLINE: fact(
    409,
    'Этот заказ нельзя оплатить онлайн.',
    'This order cannot be paid online.',
  ),
  TOO_LARGE: fact(
    413,
    'Запрос слишком большой: не более 64 КБ.',
    'The request is too large: 64 KB at most.',
  ),
  NOT_JSON: fact(
    415,
    'Отправьте запрос как application/json.',
    'Send the request as application/json.',
  ),
  INVALID: fact(
    422,
    'Проверьте поля: некоторые заполнены неверно.',
    'Check the fields: some of them are wrong.',
  ),
  CANCEL_REASON_REQUIRED: fact(
    422,
    'Укажите причину отмены.',
    'Give a reason for the cancellation.',
  ),
  IDEMPOTENCY_KEY_REUSED: fact(
    422,
    'Этот ключ уже использован для другого запроса.',
    'This key was already used for another request.',
  ),
  TOO_MANY_REQUESTS: fact(
    429,
    'Слишком много запросов. Подождите немного.',
    'Too many requests. Wait a moment.',
  ),
  TOO_MANY_ATTEMPTS: fact(
    429,
    'Слишком много попыток. Запросите новый код позже.',
    'Too many attempts. Request a new code later.',
  ),
  INTERNAL: fact(
    500,
    'На нашей стороне что-то сломалось. Назовите ресепшену номер запроса.',
    'Something broke on our side. Give reception the request number.',
  ),
  PROVIDER_ERROR: fact(
    502,
    'Внешняя система ответила ошибкой. Попробуйте ещё раз.',
    'An outside system answered with an error. Try again.',
  ),
  PROVIDER_UNAVAILABLE: fact(
    503,
    'Внешняя система не отвечает. Попробуйте через минуту.',
    'An outside system cannot be reached. Try again in a minute.',
  ),
  UNAVAILABLE: fact(
    503,
    'Портал не может сейчас ответить. Попробуйте через минуту.',
    'The portal cannot answer right now. Try again in a minute.',
  ),
  RESTAURANT_UNAVAILABLE: fact(
    503,
    'Ресторан сейчас не принимает заказы через портал.',
    'The restaurant is not taking orders through the portal at the moment.',
  ),
  PORTAL_DISABLED: fact(503, 'Ведутся технические работы', 'Maintenance is under way'),
  PROVIDER_TIMEOUT: fact(
    504,
    'Внешняя система не ответила вовремя. Попробуйте ещё раз.',
    'An outside system did not answer in time. Try again.',
  ),
} as const satisfies Record<string, ProblemFact>;

/** The machine-readable reason in an error body. */
export type ProblemCode = keyof typeof problemFacts;

/** HTTP status of a problem code. */
export type ProblemStatus<Code extends ProblemCode> = (typeof problemFacts)[Code]['status'];
