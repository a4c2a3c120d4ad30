import type { NewOrder } from '@portal/domain';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/memory-storage.ts';
import { createOrderAttempts } from './order-attempts.ts';

const order: NewOrder = {
  store: 1,
  room: 2,
  products: [{ id: 3, quantity: 1 }],
  paymentType: 'cash',
};

function attempts(storage = memoryStorage(), clock = { now: 0 }) {
  let made = 0;
  return createOrderAttempts(storage, { makeKey: () => `key-${++made}`, now: () => clock.now });
}

it('repeats an order after a lost answer under the same key', () => {
  const { keyFor } = attempts();
  expect([keyFor(order), keyFor({ ...order })]).toEqual(['key-1', 'key-1']);
});

it('knows the key again after a reload', () => {
  const storage = memoryStorage();
  expect(attempts(storage).keyFor(order)).toBe('key-1');
  const afterReload = createOrderAttempts(storage, { makeKey: () => 'another', now: () => 0 });
  expect(afterReload.keyFor(order)).toBe('key-1');
});

it('takes a new key as soon as the order is another one', () => {
  const { keyFor } = attempts();
  keyFor(order);
  expect(keyFor({ ...order, comment: 'Без лука' })).toBe('key-2');
});

it('takes a new key once the server has answered', () => {
  const { keyFor, settle } = attempts();
  keyFor(order);
  settle();
  expect(keyFor(order)).toBe('key-2');
});

it('takes the same order a quarter of an hour later for another one', () => {
  const clock = { now: 0 };
  const { keyFor } = attempts(memoryStorage(), clock);
  keyFor(order);
  clock.now = 14 * 60_000;
  expect(keyFor(order)).toBe('key-1');
  clock.now = 15 * 60_000;
  expect(keyFor(order)).toBe('key-2');
});

it('takes it for another one as well where the clock was set back', () => {
  const clock = { now: 24 * 3_600_000 };
  const { keyFor } = attempts(memoryStorage(), clock);
  keyFor(order);
  clock.now = 0;
  expect(keyFor(order)).toBe('key-2');
});
