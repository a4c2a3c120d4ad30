import { expect, test } from 'vitest';
import { applyChange } from './phone-edit.ts';

/** `|` marks the caret. */
function change(before: string, after: string, inputType = 'insertText'): string {
  const caret = after.indexOf('|');
  const { text, caret: moved } = applyChange({
    before,
    after: after.replace('|', ''),
    caret,
    inputType,
  });
  return `${text.slice(0, moved)}|${text.slice(moved)}`;
}

const whole = '+7 (916) 123-45-67';
const back = 'deleteContentBackward';
const forward = 'deleteContentForward';

test.each([
  ['', '9|', '+7 (9|'],
  ['', '8|', '+7|'],
  ['', '7|', '+7|'],
  ['', '+|', '|'],
  ['+7', '+79|', '+7 (9|'],
  ['+7 (91', '+7 (916|', '+7 (916|'],
  ['+7 (916', '+7 (9161|', '+7 (916) 1|'],
  ['+7 (916', '+7 (916x|', '+7 (916|'],
])('writing after %j gives %j the mask', (before, after, expected) => {
  expect(change(before, after)).toBe(expected);
});

test('writing in the middle keeps the caret beside the digit just written', () => {
  expect(change('+7 (916) 23-45', '+7 (916) 1|23-45')).toBe('+7 (916) 1|23-45');
});

test('writing past the end of a whole number changes nothing', () => {
  expect(change(whole, `${whole}8|`)).toBe(`${whole}|`);
});

test('erasing in the middle closes the gap and leaves the caret there', () => {
  expect(change(whole, '+7 (916) 1|3-45-67', back)).toBe('+7 (916) 1|34-56-7');
});

test.each([
  [back, '+7 (916) 123|45-67', '+7 (916) 12|4-56-7'],
  [forward, '+7 (916) 123|45-67', '+7 (916) 123|-56-7'],
])('erasing a dash by %s erases the digit beyond it', (inputType, after, expected) => {
  expect(change(whole, after, inputType)).toBe(expected);
});

test('erasing the bracket before the first digit changes nothing', () => {
  expect(change(whole, '+7 |916) 123-45-67', back)).toBe(`+7 (|916) 123-45-67`);
});

test('erasing the last digit empties the field step by step', () => {
  expect(change('+7 (9', '+7 (|', back)).toBe('+7|');
  expect(change('+7', '+|', back)).toBe('|');
});

test.each(['+79161234567', '89161234567', '79161234567', '9161234567', '8 916 123-45-67'])(
  'a number filled in as %j is understood',
  (filled) => {
    expect(change('', `${filled}|`, '')).toBe(`${whole}|`);
  },
);
