import { expect, test } from 'vitest';
import { createPhoneHistory } from './phone-history.ts';

const at = (text: string) => ({ text, caret: text.length });

test('undoes and redoes what was written', () => {
  const history = createPhoneHistory(at(''));
  history.record(at('+7 (9'));
  history.record(at('+7 (91'));
  expect(history.undo()?.text).toBe('+7 (9');
  expect(history.undo()?.text).toBe('');
  expect(history.undo()).toBeUndefined();
  expect(history.redo()?.text).toBe('+7 (9');
});

test('writing after an undo forgets what was undone', () => {
  const history = createPhoneHistory(at(''));
  history.record(at('+7 (9'));
  history.undo();
  history.record(at('+7 (4'));
  expect(history.redo()).toBeUndefined();
  expect(history.undo()?.text).toBe('');
});
