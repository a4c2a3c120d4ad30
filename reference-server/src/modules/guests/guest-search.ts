import { normalizePhone } from '@portal/domain';
import { likeText } from '../../db/like-text.ts';

/** Gives a value its number in the statement. */
export type PlaceValue = (value: unknown) => string;

/** Fewer digits stand in too many phones to be meant as one. */
const minPhoneDigits = 4;
/** Further words would narrow nothing down. */
const mostWords = 6;

const phoneLike = /^[\d\s()+\-‐‑‒–—−]+$/;

/**
 * Conditions in SQL on the table `guest` that find what staff type: words of a name in any order, ё and е alike; a phone or a part
 * of it in any spelling. `%`, `_` and `\` stand for themselves.
 */
export function guestConditions(search: string, place: PlaceValue): string[] {
  const typed = search.trim();
  if (typed === '') return [];
  if (phoneLike.test(typed)) return [phoneCondition(typed, place)];
  return typed
    .split(/\s+/)
    .slice(0, mostWords)
    .map((word) =>
      phoneLike.test(word) && digitsOf(word).length >= minPhoneDigits
        ? `(${nameCondition(word, place)} OR ${phoneCondition(word, place)})`
        : nameCondition(word, place),
    );
}

function nameCondition(word: string, place: PlaceValue): string {
  const folded = word.toLowerCase().replaceAll('ё', 'е');
  return `translate(lower(guest.name), 'ё', 'е') LIKE ${place(`%${likeText(folded)}%`)}`;
}

/** As it is kept, and as it was typed: a leading 8 may be a country's or the fourth digit from the end. */
function phoneCondition(typed: string, place: PlaceValue): string {
  const spellings = new Set([normalizePhone(typed), digitsOf(typed)]);
  const conditions = [...spellings].map(
    (spelling) => `guest.phone LIKE ${place(`%${likeText(spelling)}%`)}`,
  );
  return `(${conditions.join(' OR ')})`;
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}
