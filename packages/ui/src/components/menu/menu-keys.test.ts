import { expect, test } from 'vitest';
import { itemAfterKey } from './menu-keys.ts';

const labels = ['Повторить', 'Напечатать', 'Отменить', 'Отправить'];

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['о', -1, 2],
  ['О', 2, 3],
  ['о', 3, 2],
  ['я', 0, undefined],
  [' ', 0, undefined],
  ['Tab', 0, undefined],
])('%s from %i leads to %s', (key, from, expected) => {
  expect(itemAfterKey(key, from, labels)).toBe(expected);
});
