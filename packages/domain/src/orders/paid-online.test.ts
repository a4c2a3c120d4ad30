import { expect, it } from 'vitest';
import { isPaidOnline } from './order-rules.ts';

it('is so only for a payment system that takes money online', () => {
  const online = ['yookassa'];
  expect(isPaidOnline('external', 'yookassa', online)).toBe(true);
  expect(isPaidOnline('external', 'robokassa', online)).toBe(false);
  expect(isPaidOnline('external', null, online)).toBe(false);
  expect(isPaidOnline('external', undefined, [])).toBe(false);
  expect(isPaidOnline('cash', 'yookassa', online)).toBe(false);
  expect(isPaidOnline(null, 'yookassa', online)).toBe(false);
});
