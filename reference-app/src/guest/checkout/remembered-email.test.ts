import { expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/memory-storage.ts';
import { rememberedEmail, rememberEmail } from './remembered-email.ts';

it('remembers where the last receipt went', () => {
  const storage = memoryStorage();
  expect(rememberedEmail(storage)).toBeNull();
  rememberEmail(storage, 'anna@example.ru', null);
  expect(rememberedEmail(storage)).toBe('anna@example.ru');
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
