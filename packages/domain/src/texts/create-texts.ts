import { catalogue } from './catalogue.ts';
import type { Locale } from './translation.ts';
import { openTexts, type TextOverrides, type Texts } from './texts.ts';

/**
 * Opens all texts of a language.
 *
 * @example
 * ```ts
 * const { t } = createTexts({ locale: 'ru', overrides: { ru: { 'portal.name': 'Сосны' } } });
 * t('auth.code.resendIn', { n: 5 }); // Следующая попытка через 5 секунд
 * ```
 */
export function createTexts(options: {
  readonly locale: Locale;
  readonly overrides?: TextOverrides | undefined;
}): Texts {
  return openTexts({ ...options, texts: catalogue[options.locale] });
}
