import { expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/memory-storage.ts';
import { forgetEmail, rememberedEmail, rememberEmail } from './remembered-email.ts';

it('remembers where the last receipt went until the guest signs out', () => {
  const storage = memoryStorage();
  expect(rememberedEmail(storage)).toBeNull();
  rememberEmail(storage, 'anna@example.ru', null);
  expect(rememberedEmail(storage)).toBe('anna@example.ru');
  forgetEmail(storage);
  expect(rememberedEmail(storage)).toBeNull();
});

it('leaves it to the profile where that says the same', () => {
  const storage = memoryStorage();
  rememberEmail(storage, 'old@example.ru', 'anna@example.ru');
  rememberEmail(storage, 'anna@example.ru', 'anna@example.ru');
  expect(rememberedEmail(storage)).toBeNull();
});

it('makes nothing of what is no e-mail', () => {
  const storage = memoryStorage();
  storage.setItem('portal-receipt-email', 'nobody');
  expect(rememberedEmail(storage)).toBeNull();
});
