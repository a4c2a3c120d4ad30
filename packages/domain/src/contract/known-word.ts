/**
 * Whether a word is among those that are known: a newer portal may have others, which clients hand on as they came.
 *
 * @example
 * ```ts
 * const tone = isKnown(orderStatuses, status) ? orderStatusTones[status] : 'neutral';
 * ```
 */
export function isKnown<const Word extends string>(
  words: readonly Word[],
  word: string,
): word is Word {
  return words.some((known) => known === word);
}
