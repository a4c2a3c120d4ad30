import { phoneSearches } from '@portal/domain';
import { likeText } from '../../db/like-text.ts';

/** Gives a value its number in the statement. */
export type PlaceValue = (value: unknown) => string;

/** Fewer digits stand in too many phones to be meant as one. */
const minPhoneDigits = 4;
/** Further words would narrow nothing down. */
const mostWords = 6;

/**
 * Conditions in SQL on the table `guest` that find what staff type: words of a name in any order, ё and е alike; a phone or a part
 * of it in any spelling. `%`, `_` and `\` stand for themselves.
 */
export function guestConditions(search: string, place: PlaceValue): string[] {
  const typed = search.trim();
  if (typed === '') return [];
  const phones = phoneSearches(typed);
  if (phones.length > 0) return [phoneCondition(phones, place)];
  return typed
    .split(/\s+/)
    .slice(0, mostWords)
    .map((word) => {
      const spellings = phoneSearches(word, minPhoneDigits);
      return spellings.length > 0
        ? `(${nameCondition(word, place)} OR ${phoneCondition(spellings, place)})`
        : nameCondition(word, place);
    });
}

function nameCondition(word: string, place: PlaceValue): string {
  const folded = word.toLowerCase().replaceAll('ё', 'е');
  return `translate(lower(guest.name), 'ё', 'е') LIKE ${place(`%${likeText(folded)}%`)}`;
}

function phoneCondition(spellings: readonly string[], place: PlaceValue): string {
  const conditions = spellings.map(
    (spelling) => `guest.phone LIKE ${place(`%${likeText(spelling)}%`)}`,
  );
  return `(${conditions.join(' OR ')})`;
}
