import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const letters = 'Я'.repeat(127);

it.each([
  ['a text that fits', `${letters}Я`, 128, `${letters}Я`],
  ['a letter more', `${letters}ЯЯ`, 128, `${letters}Я`],
  ['an emoji of two units', `${letters}🎁 в подарок`, 128, letters],
  ['a family of eleven units', `Семье 👨‍👩‍👧‍👦 скидка`, 10, 'Семье '],
  ['a flag', 'Чай 🇷🇺', 7, 'Чай '],
  ['a letter with its accent', 'Чаи\u0306', 3, 'Ча'],
  ['a character that is longer than all', `а${'\u0301'.repeat(9)}`, 4, `а${'\u0301'.repeat(3)}`],
  ['half of an emoji that is longer than all', '👨‍👩‍👧‍👦', 4, '👨‍'],
])('%s is cut between characters', (_, text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});
