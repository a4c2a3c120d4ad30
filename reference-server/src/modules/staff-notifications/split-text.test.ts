import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitText } from './split-text.ts';

it('leaves a text alone that fits', () => {
  expect(splitText('Заказ 5', 7)).toEqual(['Заказ 5']);
});

it('cuts at the end of a line or of a word', () => {
  expect(splitText('Гость: Анна Лебедева', 12)).toEqual(['Гость: Анна', ' Лебедева']);
  expect(splitText('Гость: Анна\nЛебедева', 12)).toEqual(['Гость: Анна', '\nЛебедева']);
});

it('never cuts within a character', () => {
  for (const piece of splitText(`x${'👋'.repeat(10)}`, 4)) expect(piece).not.toMatch(/\p{Cs}/u);
});

it('says nothing of nothing', () => {
  expect(splitText(' \n', 10)).toEqual([]);
});

it('loses nothing and keeps to the length, whatever the text', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 40 }), (text, maxLength) => {
      const pieces = splitText(text, maxLength);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(maxLength);
      expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
