import { oneLine } from '../contract/fields/clean-text.ts';

/** Further words would narrow nothing down. */
const maxWords = 6;

/**
 * A text as every search compares it: composed (NFC), small letters, «ё» as «е», no invisible characters. The
 * server's SQL folds alike.
 */
export function foldText(text: string): string {
  return oneLine(text).toLowerCase().replaceAll('ё', 'е');
}

/**
 * What somebody typed into a search field as folded words, at most six: a text is found that has each of them,
 * in any order.
 *
 * @example
 * ```ts
 * searchWords(' Лёвушкин  СЕМЁН'); // ['левушкин', 'семен']
 * ```
 */
export function searchWords(typed: string): string[] {
  return foldText(typed).split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** Whether the texts together have every word that {@link searchWords} gave. */
export function hasWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const folded = foldText(texts.join(' '));
  return words.every((word) => folded.includes(word));
}
