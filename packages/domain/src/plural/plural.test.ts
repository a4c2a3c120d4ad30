import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pluralForm, russianPlural } from './plural.ts';

describe('Russian plurals', () => {
  it.each([
    [0, 'заявок'],
    [1, 'заявка'],
    [2, 'заявки'],
    [3, 'заявки'],
    [4, 'заявки'],
    [5, 'заявок'],
    [10, 'заявок'],
    [11, 'заявок'],
    [12, 'заявок'],
    [14, 'заявок'],
    [20, 'заявок'],
    [21, 'заявка'],
    [22, 'заявки'],
    [25, 'заявок'],
    [100, 'заявок'],
    [101, 'заявка'],
    [111, 'заявок'],
    [112, 'заявок'],
    [121, 'заявка'],
    [1_004, 'заявки'],
    [1.5, 'заявки'],
  ])('count %f as %s', (count, expected) => {
    expect(russianPlural(count, ['заявка', 'заявки', 'заявок'])).toBe(expected);
  });

  it('follow the last two digits', () => {
    assert(
      property(integer({ min: 0, max: 1_000_000 }), (count) => {
        const [tens, ones] = [Math.floor(count / 10) % 10, count % 10];
        const expected =
          tens === 1 || ones === 0 || ones >= 5 ? 'many' : ones === 1 ? 'one' : 'few';
        expect(pluralForm(count)).toBe(expected);
      }),
    );
  });
});

it('counts English in two forms', () => {
  expect(pluralForm(1, 'en')).toBe('one');
  expect(pluralForm(0, 'en')).toBe('many');
  expect(pluralForm(21, 'en')).toBe('many');
});
