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
  ['', '+|', '+|'],
  ['', '٩|', '+7 (9|'],
  ['00 ', '00 7|', '+7|'],
  ['8 10 ', '8 10 7|', '+7|'],
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

test.each([
  [whole, `${whole}8|`],
  [whole, '+7 (916) 15|23-45-67'],
  ['', '+998 90 1|23-45-67'],
  ['+7', '+7+|'],
  ['+9', '+99|'],
  ['00', '009|'],
])('writing after %j leaves %j, which is no number of +7, as it is written', (before, after) => {
  expect(change(before, after)).toBe(after);
});

/** What stands in the field after these keys, one by one at the end. */
function typed(keys: string, first = ''): string {
  return Array.from(keys).reduce((text, key) => {
    const after = text + key;
    return applyChange({ before: text, after, caret: after.length, inputType: 'insertText' }).text;
  }, first);
}

test.each([
  ['+7 916 123-45-67', whole],
  ['8 (916) 123-45-67', whole],
  ['9161234567', whole],
  ['00 7 916 123-45-67', whole],
  ['8~10~7 916 123-45-67', whole],
  ['81079161234567', whole],
  ['+٧٩١٦١٢٣٤٥٦٧', whole],
  ['+998901234567', '+998901234567'],
  ['00998901234567', '00998901234567'],
  ['810998901234567', '8 10998901234567'],
  ['998901234567', '+7 (998) 901-23-4567'],
])('the keys %j one by one give %j', (keys, text) => {
  expect(typed(keys)).toBe(text);
});

test('the keys of another country behind a number that stands there make no number of ours', () => {
  expect(typed('+998901234567', '+7')).toBe('+7+998901234567');
  expect(typed('+998', '+7 (916')).toBe('+7 (916+998');
});

test('a number typed over a selected one takes its place', () => {
  expect(change(whole, '+|')).toBe('+|');
  expect(change(whole, '9|')).toBe('+7 (9|');
});

test('a piece of a number is erased without the mask', () => {
  expect(change(whole, '+7 (9|-45-67', back)).toBe('+7 (9|45) 67');
  expect(change(whole, '|6) 123-45-67', back)).toBe('+7 (|612) 345-67');
  expect(change(whole, '|', back)).toBe('|');
  expect(change(`${whole}8`, `${whole}|`, back)).toBe(`${whole}|`);
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
