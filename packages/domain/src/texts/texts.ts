import { pluralForm } from '../plural/plural.ts';
import type { catalogue, TextKey } from './catalogue.ts';
import type { Locale, Placeholder } from './translation.ts';
import { fillText } from './translation.ts';

type PortalTexts = typeof catalogue.ru;

/** Some texts of one language by their keys: the portal's, and those an app adds of its own. */
export type SomeTexts<Own = unknown> = Readonly<Partial<Record<TextKey<Own>, string>>>;

/** A hotel's own texts: any text of any language. Placeholders may be used or left out. */
export type TextOverrides<Own = unknown> = Readonly<Partial<Record<Locale, SomeTexts<Own>>>>;

/** What a text needs besides its key: nothing, or a value for each of its placeholders. */
type TextParams<Text> = [Placeholder<Text & string>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<Text & string>, string | number>>];

type TranslateOf<All> = <Key extends keyof All & string>(
  key: Key,
  ...params: TextParams<All[Key]>
) => string;

/** Gives a text by its key: one of the portal's, or of an app's own texts. */
export type Translate<Own = unknown> = TranslateOf<PortalTexts & Own> & TranslateOf<PortalTexts>;

/** Keys that come in the three forms a count needs: `ticket.unread` for `ticket.unread.one` and so on. */
export type CountedKey<Own = unknown> =
  TextKey<Own> extends infer Key ? (Key extends `${infer Stem}.one` ? Stem : never) : never;

/** The texts of one language, with a hotel's own texts where it has any. */
export interface Texts<Own = unknown> {
  readonly locale: Locale;
  /** `t('auth.sms', { code: '4821' })` */
  readonly t: Translate<Own>;
  /** `count('ticket.unread', 3)` is «3 новых сообщения». */
  readonly count: (key: CountedKey<Own>, count: number) => string;
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
export function openTexts<Own = unknown>(options: {
  readonly locale: Locale;
  readonly texts: SomeTexts<NoInfer<Own>>;
  readonly overrides?: TextOverrides<NoInfer<Own>> | undefined;
}): Texts<Own> {
  const { locale } = options;
  const texts: Readonly<Record<string, string | undefined>> = {
    ...options.texts,
    ...options.overrides?.[locale],
  };

  function find(key: string): string {
    const text = texts[key];
    if (text === undefined)
      throw new Error(`The text "${key}" is not among those that were opened.`);
    return text;
  }

  return {
    locale,
    t: (key: string, params?: Readonly<Record<string, string | number>>) =>
      params ? fillText(find(key), params) : find(key),
    count: (key, count) => fillText(find(`${key}.${pluralForm(count, locale)}`), { n: count }),
  };
}
