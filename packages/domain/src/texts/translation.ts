/** Languages the portal speaks; the first is the one texts are written in. */
export const locales = ['ru', 'en'] as const;
/** A language the portal speaks. */
export type Locale = (typeof locales)[number];
/** What each language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = { ru: 'Русский', en: 'English' };

/** The names in braces of a text: `'Код: {code}'` has `code`. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type AllOf<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer All,
) => void
  ? All
  : never;
type TextWith<Name extends string> = [Name] extends [never]
  ? string
  : AllOf<Name extends unknown ? `${string}{${Name}}${string}` : never>;

/**
 * A translation: every key of the Russian texts, each with the same placeholders. A key or a placeholder
 * that is missing, or one that there is none of in Russian, does not compile.
 *
 * @example
 * ```ts
 * export const authTexts: Translation<typeof russian> = { 'auth.sms': 'Sign-in code: {code}' };
 * ```
 */
export type Translation<Russian extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Russian]: TextWith<Placeholder<Russian[Key]>>;
};

/** Puts values in place of the names in braces; a name without a value stays as it is written. */
export function fillText(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : hole,
  );
}
