/** A code by SMS: its message, and the error of a wrong one. */
export const phoneCodeTexts = {
  'auth.sms': 'Код для входа в Гостевой Портал: {code}',
  'problem.CODE_WRONG': 'неверный код',
} as const;
