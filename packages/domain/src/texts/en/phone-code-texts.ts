import type { Translation } from '../translation.ts';
import type { phoneCodeTexts as russian } from '../ru/phone-code-texts.ts';

/** A code by SMS: the message, and what is said to a wrong one. */
export const phoneCodeTexts: Translation<typeof russian> = {
  'auth.sms': 'Guest Portal sign-in code: {code}',
  'problem.CODE_WRONG': 'wrong code',
};
