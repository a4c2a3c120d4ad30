import {
  catalogue,
  problemFacts,
  type ProblemBody,
  type ProblemCode,
  type ProblemStatus,
} from '@portal/domain';
import type { ProblemOptions } from './problem-error.ts';

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
    text ??
    catalogue[locale][`problem.${code}`].replace(
      /\{(\w+)\}/g,
      (_, name: string) => params[name] ?? '',
    );
  const body: ProblemBody<Code> = { success: false, error, code };
  if (details) body.details = details;
  if (retryAfterSeconds !== undefined) body.retryAfterSeconds = retryAfterSeconds;
  // One member of the union, which one is not known here.
  return { status: problemFacts[code].status, body } as ProblemReply<Code>;
}
