import type { TextKey } from '../texts/catalogue.ts';
import type { Placeholder } from '../texts/translation.ts';
import type { Texts } from '../texts/texts.ts';
import type { alertTexts } from '../texts/ru/alert-texts.ts';
import type { AlertKind } from './alert-kinds.ts';

type TextOf<Kind extends AlertKind> = (typeof alertTexts)[`alert.${Kind}.text`];

/** What an alert's text needs: a value for each placeholder of `alert.<kind>.text`. */
export type AlertParams<Kind extends AlertKind> = Readonly<
  Record<Placeholder<TextOf<Kind>>, string | number>
>;

type AnyParams = Readonly<Record<string, string | number>>;

/** What has happened, in a reader's language. */
export function alertText({ t }: Texts, kind: AlertKind, params: AnyParams): string {
  // Which placeholders there are depends on the kind; those who raise alerts are held to them.
  const fill = t as (key: TextKey, params: AnyParams) => string;
  return fill(`alert.${kind}.text`, params);
}

/** What is the matter, in few words that anybody may read over a shoulder. */
export function alertTitle({ t }: Pick<Texts, 't'>, kind: AlertKind): string {
  return t(`alert.${kind}.title`);
}

/** What to do about it. */
export function alertAdvice({ t }: Pick<Texts, 't'>, kind: AlertKind): string {
  return t(`alert.${kind}.advice`);
}
