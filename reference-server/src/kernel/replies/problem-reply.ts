import type { ProblemBody, ProblemCode, ProblemDetail } from '@portal/domain/contract';
import { problemDefinitions, type ProblemStatus } from '@portal/domain/server';
import { catalogue, fillText, type TextKey } from '@portal/domain/texts';
import type { ProblemOptions, RefusedField } from './problem-error.ts';

/** Languages the server answers in. */
export type Locale = 'ru' | 'en';

/** Russian unless the caller prefers English. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'ru';
}

/** A refusal with its status; of several codes, a union of theirs, each with its own. */
export type ProblemReply<Code extends ProblemCode> = Code extends ProblemCode
  ? { readonly status: ProblemStatus<Code>; readonly body: ProblemBody<Code> }
  : never;

/** The status and body of a refusal, in the caller's language. */
export function problemReply<Code extends ProblemCode>(
  locale: Locale,
  code: Code,
  { details, retryAfterSeconds, params = {}, text }: ProblemOptions = {},
): ProblemReply<Code> {
  const error =
    text === undefined
      ? catalogue[locale][`problem.${code}`].replace(/\{(\w+)\}/g, (_, name: string) =>
          String(params[name] ?? ''),
        )
      : textIn(locale, text, params);
  const body: ProblemBody<Code> = { success: false, error, code };
  if (details) body.details = details.map((field) => detailIn(locale, field));
  if (retryAfterSeconds !== undefined) body.retryAfterSeconds = retryAfterSeconds;
  // One member of the union, which one is not known here.
  return { status: problemDefinitions[code].status, body } as ProblemReply<Code>;
}

function detailIn(locale: Locale, { params = {}, ...detail }: RefusedField): ProblemDetail {
  return { ...detail, message: textIn(locale, detail.message, params) };
}

/** The text for a key of the catalogue; any other text as it is. */
function textIn(
  locale: Locale,
  text: string,
  params: Readonly<Record<string, string | number>>,
): string {
  return isTextKey(text) ? fillText(catalogue[locale][text], params) : text;
}

function isTextKey(text: string): text is TextKey {
  return Object.hasOwn(catalogue.ru, text);
}
