import { expect, it } from 'vitest';
import { newPasswordSchema, findPasswordError, passwordLimits } from './password-rules.ts';

it('takes long passwords of any characters', () => {
  for (const password of [
    'four words are better',
    'ключ от домика',
    '🌲🌳🌴🌵🌾🌿☘🍀🍁🍂🍃🍄',
    'k7mp-9xqe-r4tw-hh2s',
  ]) {
    expect([password, findPasswordError(password, 'olga')]).toEqual([password, null]);
    expect(newPasswordSchema.safeParse(password).success).toBe(true);
  }
});

it('says what is wrong with one that is easily guessed', () => {
  const { minLength, maxLength } = passwordLimits;
  expect(findPasswordError('a1b2c3d4e5f', 'olga')).toBe('tooShort');
  // Eleven characters, although twenty-two code units.
  expect(findPasswordError('🌲🌳🌴🌵🌾🌿🍀🍁🍂🍃🍄', 'olga')).toBe('tooShort');
  expect(findPasswordError('abcdefgh'.repeat(33), 'olga')).toBe('tooLong');
  expect(findPasswordError('1212'.repeat(minLength), 'olga')).toBe('tooSimple');
  expect(findPasswordError('Moderator-2026', 'moderator')).toBe('containsId');
  expect(findPasswordError('moderator moderator 1', 'moderator')).toBe('containsId');
  expect(findPasswordError('moderators like tea', 'moderator')).toBe(null);
  expect(findPasswordError('park-hotel-demo', 'olga')).toBe('published');
  expect(findPasswordError('Park-Hotel-Demo', 'olga')).toBe('published');
  expect(maxLength).toBeGreaterThan(64);
});

it('refuses in a request what no account may have', () => {
  for (const password of ['short', ' '.repeat(20), 'x'.repeat(300), 'park-hotel-demo']) {
    expect(newPasswordSchema.safeParse(password).success).toBe(false);
  }
});
