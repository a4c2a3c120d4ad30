/** A code by SMS: the message, and what is said to a wrong one. */
export const phoneCodeTexts = {
  'auth.sms': 'Код для входа в Гостевой Портал: {code}',
  'problem.CODE_WRONG': 'неверный код',
} as const;
