import { phoneSearches } from '@portal/domain';
import { likeText } from '../../db/like-text.ts';

/** Fewer digits of a phone would be found in every one. */
const minPhoneDigits = 4;

/** What a search text looks like to SQL's LIKE, per kind of field. */
export interface SearchPatterns {
  /** Anywhere in a name. */
  readonly text: string;
  /** Each anywhere in a phone, which people type with brackets and a leading 8. */
  readonly phones: readonly string[];
  /** The beginning of an order's number, which people write after № or #. */
  readonly number: string;
}

/** Brings what staff type into a search field to patterns; `%`, `_` and `\` stand for themselves. */
export function searchPatterns(search: string): SearchPatterns {
  const phones = phoneSearches(search, minPhoneDigits);
  return {
    text: `%${likeText(search)}%`,
    phones: (phones.length > 0 ? phones : [search]).map((phone) => `%${likeText(phone)}%`),
    number: `${likeText(search.replace(/^[№#]\s*/, ''))}%`,
  };
}
