import { describe, expect, it } from 'vitest';
import { hasWords, searchWords } from './search.ts';

function finds(typed: string, ...texts: readonly string[]): boolean {
  return hasWords(searchWords(typed), ...texts);
}

describe('a search', () => {
  it.each(['Семен', 'СЕМЁН', 'лёвушкин семён', ' Лёвушкин  Семён ', 'Левушкин\u00a0Семен', 'вуш'])(
    'finds by %j whatever its case, ё, order and spaces',
    (typed) => {
      expect(finds(typed, 'Семён Лёвушкин')).toBe(true);
    },
  );

  it('does not tell composed and decomposed letters apart, nor sees what is invisible', () => {
    expect(finds('Йогуртов'.normalize('NFD'), 'Андрей Йогуртов')).toBe(true);
    expect(finds('Йогуртов', 'Андрей Йогуртов'.normalize('NFD'))).toBe(true);
    expect(finds('Йо\u200bгурт', 'Йогуртов')).toBe(true);
  });

  it('wants every word, in one text or another', () => {
    expect(finds('мёд суп', 'Мёд гречишный', 'Супы')).toBe(true);
    expect(finds('мёд каша', 'Мёд гречишный', 'Супы')).toBe(false);
    expect(finds('  ', 'Мёд')).toBe(true);
  });

  it('takes no more words than six', () => {
    expect(searchWords('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
