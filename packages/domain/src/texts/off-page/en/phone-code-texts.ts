import type { Translation } from '../../translation.ts';
import type { phoneCodeTexts as russian } from '../ru/phone-code-texts.ts';

/** A code by SMS: its message, and the error of a wrong one. */
export const phoneCodeTexts: Translation<typeof russian> = {
  'auth.sms': 'Guest Portal sign-in code: {code}',
  'problem.CODE_WRONG': 'wrong code',
};
