import { phoneSearches } from '@portal/domain/phone';
import { searchWords } from '@portal/domain/search';

/** Gives a value its number in the statement. */
export type PlaceValue = (value: unknown) => string;

/** SQL conditions on columns, any of which may match. */
type ColumnConditions = (matches: (column: string) => string) => readonly string[];

/** Columns of a search. */
export interface SearchedColumns {
  /** Texts that have a word. */
  readonly texts: ColumnConditions;
  /** Phones in E.164 that have the digits, as dialled or as typed. */
  readonly phones?: ColumnConditions;
  /** Numbers of things that begin so; people write them after № or #. */
  readonly ids?: ColumnConditions;
  /** With fewer digits a phone is not meant. */
  readonly minPhoneDigits?: number;
}

/** A column as `foldText` of the domain folds texts; trigram indexes are made of the same expression. */
export function foldedSql(column: string): string {
  return `translate(lower(${column}), 'ё', 'е')`;
}

/**
 * Conditions in SQL for what staff type into a search field: words in any order, whatever their case, «ё» or «е»;
 * a phone or a part of it in any spelling; a number. `%`, `_` and `\` stand for themselves.
 */
export function searchConditions(
  search: string,
  place: PlaceValue,
  columns: SearchedColumns,
): string[] {
  const { texts, phones = () => [], ids = () => [], minPhoneDigits = 4 } = columns;
  const words = searchWords(search.replace(/[№#]\s*(?=\d)/g, ''));
  /** A value that nothing uses has no type, and none may stand in a statement. */
  const match = (into: ColumnConditions, pattern: string, column: (name: string) => string) => {
    let placed: string | undefined;
    return into((name) => `${column(name)} LIKE ${(placed ??= place(pattern))}`);
  };
  const inTexts = (word: string) => match(texts, `%${likeText(word)}%`, foldedSql);
  const inPhones = (typed: string) =>
    phoneSearches(typed, minPhoneDigits).flatMap((digits) =>
      match(phones, `%${likeText(digits)}%`, (name) => name),
    );
  const inIds = (word: string) =>
    /^\d+$/.test(word) ? match(ids, `${word}%`, (name) => `${name}::text`) : [];
  const asOnePhone = words.length > 1 ? inPhones(search) : [];
  if (asOnePhone.length > 0) {
    const inAll = words.map((word) => anyOf(inTexts(word))).join(' AND ');
    return [anyOf([...asOnePhone, `(${inAll})`])];
  }
  return words.map((word) => anyOf([...inTexts(word), ...inPhones(word), ...inIds(word)]));
}

/** A text that stands for itself in SQL's LIKE: `%`, `_` and `\` included. */
function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(' OR ')})`;
}
