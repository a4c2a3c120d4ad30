import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { commonWords } from './common-words.ts';

/**
 * Deny-list of passwords, by pattern: a list of leaked ones that are long enough would hold tens of thousands
 * and still miss `ParkHotel-2027`. What people make of few pieces (words, rows of keys, dates, one thing over
 * and over) is cut into those pieces here, and what has too few of them is refused. It stands on the server
 * alone: no browser loads the words, and zxcvbn, which does the same with more languages, weighs 800 KB.
 */

/** What a password must come to. A piece that people use counts one, as does a letter of no such piece. */
const enough = 6;
/** A digit or a sign says less than a letter: there are fewer, and most stand where everybody puts them. */
const ofNoLetter = 0.5;
const shortestWalk = 3;
const minOwnWordLength = 3;
/** What comes behind so many is not looked at: the time grows with the cube of the length. */
const maxKeys = 64;

/** Keys beside each other on a keyboard, and signs in their order; each is walked both ways. */
const rows = [
  ...['1234567890-=', '0123456789', '!@#$%^&*()_+', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/', 'qazwsxedc'],
  'abcdefghijklmnopqrstuvwxyz',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);

/** The keys of Cyrillic letters: «пароль» is the same password on either layout. */
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const keysOfCyrillic = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
/** What is written for a letter, as in `P@ssw0rd`. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', l: 'i', '!': 'i', '3': 'e', '4': 'a', '@': 'a' },
  ...{ '5': 's', $: 's', '7': 't' },
};

const words = commonWords.map(lettersOf);

/**
 * Whether a password is among those that are guessed first.
 *
 * @param own - whose it is: login and name, which everybody knows.
 */
export function isGuessed(password: string, own: readonly string[]): boolean {
  const keys = keysOf(password).slice(0, maxKeys);
  const letters = keys.map(letterOf);
  const ownWords = own
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= minOwnWordLength)
    .map(lettersOf);
  const known = [...words, ...ownWords];
  // The least that the first `index` keys can come to.
  const least: number[] = [0];
  function reach(index: number, worth: number): void {
    least[index] = Math.min(least[index] ?? Infinity, worth);
  }
  keys.forEach((key, index) => {
    const before = least[index] ?? Infinity;
    reach(index + 1, before + (/\p{L}/u.test(key) ? 1 : ofNoLetter));
    const piece = before + 1;
    for (const word of known) {
      if (word.every((letter, offset) => letters[index + offset] === letter)) {
        reach(index + word.length, piece);
      }
    }
    for (const length of patternsAt(keys, index)) reach(index + length, piece);
  });
  return (least[keys.length] ?? Infinity) < enough;
}

/**
 * Refuses a password that is guessed first, at its field.
 *
 * @throws ProblemError `INVALID`.
 */
export function refuseGuessed(password: string, own: readonly string[], path: string): void {
  if (!isGuessed(password, own)) return;
  throw new ProblemError('INVALID', {
    details: [{ path, message: 'admin.staff.password.guessed' }],
  });
}

/** How many keys from here on are one piece by their pattern. */
function patternsAt(keys: readonly string[], index: number): number[] {
  const rest = keys.slice(index).join('');
  const year = /^(?:19|20)\d\d/.test(rest) ? [4] : [];
  const walks = rows.flatMap((row) => {
    const start = row.indexOf(keys[index] ?? '');
    if (start < 0) return [];
    const length = sharedLength(row.slice(start), rest);
    return length >= shortestWalk ? lengthsTo(length, shortestWalk) : [];
  });
  const repeats: number[] = [];
  for (let period = 1; period <= index; period += 1) {
    const length = sharedLength(keys.slice(index - period).join(''), rest);
    if (length >= period) repeats.push(...lengthsTo(length, period));
  }
  return [...year, ...walks, ...repeats];
}

/** Every length from the longest down to the shortest: a longer piece may run into the next. */
function lengthsTo(maxLength: number, minLength: number): number[] {
  return Array.from({ length: maxLength - minLength + 1 }, (_, fewer) => maxLength - fewer);
}

function sharedLength(left: string, right: string): number {
  let length = 0;
  while (length < right.length && left[length] === right[length]) length += 1;
  return length;
}

/** The keys that are pressed for a text on a Latin layout, without Shift for letters. */
function keysOf(text: string): string[] {
  return Array.from(text.normalize('NFKC').toLowerCase(), (character) => {
    const at = cyrillic.indexOf(character);
    return at < 0 ? character : (keysOfCyrillic[at] ?? character);
  });
}

function letterOf(key: string): string {
  return lookalikes[key] ?? key;
}

function lettersOf(word: string): string[] {
  return keysOf(word).map(letterOf);
}
