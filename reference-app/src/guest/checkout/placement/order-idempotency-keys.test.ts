import { expect, it } from 'vitest';
import { memoryStorage } from '../../../shared/storage/memory-storage.ts';
import { checkoutKeys } from '../checkout-storage.ts';
import { createOrderIdempotencyKeys } from './order-idempotency-keys.ts';

const [store, other] = [1, 2];

function attempts(storage = memoryStorage(), { now = (): number => 0, of = 'key' } = {}) {
  let made = 0;
  return createOrderIdempotencyKeys(storage, { makeKey: () => `${of}-${++made}`, now });
}

it('repeats a cart’s order after a lost answer under the same key, also after a reload', () => {
  const storage = memoryStorage();
  const { keyFor } = attempts(storage);
  expect([keyFor(store), keyFor(store)]).toEqual(['key-1', 'key-1']);
  expect(attempts(storage, { of: 'another' }).keyFor(store)).toBe('key-1');
});

it('has a key of its own for each cart', () => {
  const { keyFor } = attempts();
  expect([keyFor(store), keyFor(other), keyFor(store)]).toEqual(['key-1', 'key-2', 'key-1']);
});

it('takes a new key once the server has answered', () => {
  const { keyFor, settle } = attempts();
  settle(store, keyFor(store));
  expect(keyFor(store)).not.toBe('key-1');
});

it('takes an order a quarter of an hour later for another one', () => {
  const clock = { now: 24 * 3_600_000 };
  const { prepare, keyFor } = attempts(memoryStorage(), { now: () => clock.now });
  prepare(store);
  clock.now += 3_600_000;
  expect(keyFor(store)).toBe('key-1');
  clock.now += 14 * 60_000;
  expect(keyFor(store)).toBe('key-1');
  clock.now += 60_000;
  expect(keyFor(store)).toBe('key-2');
  clock.now = 0;
  expect(keyFor(store), 'the clock was set back').toBe('key-3');
});

it('is not troubled by what an earlier version or another hand has written', () => {
  for (const written of ['nonsense', '[]', '{"1":{}}', '{"order":"{}","key":"a","startedAt":0}']) {
    const storage = { ...memoryStorage(), getItem: () => written };
    expect(attempts(storage).keyFor(store)).toBe('key-1');
  }
});

it('is one attempt in two tabs, and another one once either was answered', () => {
  const storage = memoryStorage();
  const [tab, second] = [attempts(storage), attempts(storage, { of: 'second' })];
  expect([tab.keyFor(store), second.keyFor(store)]).toEqual(['key-1', 'key-1']);
  tab.settle(store, 'key-1');
  const next = second.keyFor(store);
  expect(next).toBe('key-2');
  second.settle(store, 'key-1');
  expect(tab.keyFor(store), 'the late answer of the first').toBe(next);
});

it('is one attempt in two tabs that see what the other writes only after both have sent', () => {
  const shared = memoryStorage();
  attempts(shared).prepare(store);
  const [first, second] = ['first', 'second'].map((of) => {
    const seen = memoryStorage();
    seen.setItem(checkoutKeys.attempts, shared.getItem(checkoutKeys.attempts) ?? '');
    return attempts(seen, { of }).keyFor(store);
  });
  expect([first, second]).toEqual(['key-1', 'key-1']);
});
