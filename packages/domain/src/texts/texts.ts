import { pluralForm } from '../plural/plural.ts';
import type { catalogue, TextKey } from './catalogue.ts';
import type { Locale, Placeholder } from './translation.ts';
import { fillText } from './translation.ts';
import type { SomeTexts } from './fetch-texts.ts';

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
 * Opens the texts that are at hand, in an app that fetches them in parts. {@link createTexts} opens all.
 *
 * @example
 * ```ts
 * const { t } = openTexts({ locale: 'en', texts: await fetchTexts('guest', 'en') });
 * ```
 * @throws Error when a text is asked for that is not among them
 */
export function openTexts(options: {
  readonly locale: Locale;
  readonly texts: SomeTexts;
  readonly overrides?: TextOverrides | undefined;
}): Texts {
  const { locale } = options;
  const texts: SomeTexts = { ...options.texts, ...options.overrides?.[locale] };

  function find(key: TextKey): string {
    const text = texts[key];
    if (text === undefined)
      throw new Error(`The text "${key}" is not among those that were opened.`);
    return text;
  }

  return {
    locale,
    t: (key, ...[params]) => (params ? fillText(find(key), params) : find(key)),
    count: (key, count) => fillText(find(`${key}.${pluralForm(count, locale)}`), { n: count }),
  };
}
