import { pluralForm } from '../plural/plural.ts';
import type { TextKey } from './catalogue.ts';
import { catalogue } from './catalogue.ts';
import type { Locale, Placeholder } from './define-texts.ts';
import { fillText } from './define-texts.ts';

/** A hotel's own wording: any text of any language. Placeholders may be used or left out. */
export type TextOverrides = Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<TextKey, string>>>>>
>;

type PlaceholderOf<Key extends TextKey> = Placeholder<(typeof catalogue.ru)[Key]>;

/** What a text needs besides its key: nothing, or a value for each of its placeholders. */
export type TextParams<Key extends TextKey> = [PlaceholderOf<Key>] extends [never]
  ? []
  : [params: Readonly<Record<PlaceholderOf<Key>, string | number>>];

/** Gives a text by its key. */
export type Translate = <Key extends TextKey>(key: Key, ...params: TextParams<Key>) => string;

/** Keys that come in the three forms a count needs: `cart.items` for `cart.items.one` and so on. */
export type CountedKey = TextKey extends infer Key
  ? Key extends `${infer Stem}.one`
    ? Stem
    : never
  : never;

/** The texts of one language, with a hotel's own wording where it has any. */
export interface Texts {
  readonly locale: Locale;
  /** `t('auth.sms', { code: '4821' })` */
  readonly t: Translate;
  /** `count('cart.items', 3)` is «3 товара». */
  readonly count: (key: CountedKey, count: number) => string;
}

/**
 * Opens the texts of a language.
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
  const { locale } = options;
  const texts: Readonly<Record<TextKey, string>> = {
    ...catalogue[locale],
    ...options.overrides?.[locale],
  };
  return {
    locale,
    t: (key, ...[params]) => (params ? fillText(texts[key], params) : texts[key]),
    count: (key, count) => fillText(texts[`${key}.${pluralForm(count, locale)}`], { n: count }),
  };
}
