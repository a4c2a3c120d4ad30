import { createTexts, type Translate } from '@portal/domain/texts';
import type { Locale } from '../../kernel/replies/problem-reply.ts';

/** Words what is wrong with an order, in the caller's language. */
export const orderTexts: Readonly<Record<Locale, Translate>> = {
  ru: createTexts({ locale: 'ru' }).t,
  en: createTexts({ locale: 'en' }).t,
};
