import type { issueTexts } from '../../texts/off-page/ru/issue-texts.ts';

/** Text of the catalogue that says what is wrong with a field. */
export type IssueKey = keyof typeof issueTexts;

/**
 * What a schema says of a value that it refuses: a text of the catalogue instead of words, as a schema does not know
 * the caller's language. Whoever answers the caller words it.
 */
export function issue(
  key: IssueKey,
  params: Readonly<Record<string, string | number>> = {},
): { readonly error: IssueKey; readonly params: Readonly<Record<string, string | number>> } {
  return { error: key, params };
}
