/** What staff do with a payment. */
export const adminPaymentTexts = {
  'payment.check': 'Проверить оплату',
  'payment.capture': 'Подтвердить оплату',
  'payment.capturePart': 'Подтвердить часть',
  'payment.release': 'Отменить оплату',
  'payment.refund': 'Вернуть деньги',
} as const;
