import type { Placeholder } from '../texts/translation.ts';
import type { Texts } from '../texts/texts.ts';
import type { alertTexts } from '../texts/staff/ru/alert-texts.ts';
import type { AlertKind } from './alert-kinds.ts';

type AlertTextKey = keyof typeof alertTexts;

/** Variants of a kind's text besides its first one: `released` for `alert.hold-expired.text.released`. */
type WordingOf<Kind extends AlertKind> = AlertTextKey extends infer Key
  ? Key extends `alert.${Kind}.text.${infer Wording}`
    ? Wording
    : never
  : never;

type ParamsOf<Key extends AlertTextKey> = Readonly<
  Record<Placeholder<(typeof alertTexts)[Key]>, string | number>
>;

/**
 * What an alert's text needs: a value for each placeholder of `alert.<kind>.text`, or, with a `wording`, of
 * `alert.<kind>.text.<wording>`.
 *
 * @example
 * ```ts
 * const params: AlertParams<'hold-expired'> = { wording: 'released', order: 7, sum: '300 ₽', time: '12:40' };
 * ```
 */
export type AlertParams<Kind extends AlertKind> =
  | (ParamsOf<`alert.${Kind}.text`> & { readonly wording?: never })
  | WordedParams<Kind, WordingOf<Kind>>;

type WordedParams<Kind extends AlertKind, Wording> =
  Wording extends WordingOf<Kind>
    ? ParamsOf<`alert.${Kind}.text.${Wording}` & AlertTextKey> & { readonly wording: Wording }
    : never;

type AnyParams = Readonly<Record<string, string | number>>;

/** What has happened, in a reader's language. */
export function alertText({ t }: Texts, kind: AlertKind, params: AnyParams): string {
  // Which texts and placeholders there are depends on the kind; those who raise alerts are held to them.
  const fill = t as (key: string, params: AnyParams) => string;
  const { wording } = params;
  return fill(`alert.${kind}.text${wording === undefined ? '' : `.${wording}`}`, params);
}

/** What is the matter, in few words that anybody may read over a shoulder. */
export function alertTitle({ t }: Pick<Texts, 't'>, kind: AlertKind): string {
  return t(`alert.${kind}.title`);
}

/** What to do about it. */
export function alertAdvice({ t }: Pick<Texts, 't'>, kind: AlertKind): string {
  return t(`alert.${kind}.advice`);
}
