import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionCache } from './session-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function countingCache(maxEntries = 2) {
  const loaded: string[] = [];
  const cache = createSessionCache(
    async (id) => {
      loaded.push(id);
      return loaded.length;
    },
    { milliseconds: 5000, maxEntries },
  );
  return { cache, loaded };
}

it('reads once for all who ask within the time, counted from before the read', async () => {
  const { cache, loaded } = countingCache();
  await Promise.all([cache.read('a'), cache.read('a')]);
  vi.setSystemTime(Date.now() + 4999);
  await cache.read('a');
  expect(loaded).toEqual(['a']);
  vi.setSystemTime(Date.now() + 1);
  await cache.read('a');
  expect(loaded).toEqual(['a', 'a']);
});

it('reads again when the clock was set back', async () => {
  const { cache, loaded } = countingCache();
  await cache.read('a');
  vi.setSystemTime(Date.now() - 3_600_000);
  await cache.read('a');
  expect(loaded).toEqual(['a', 'a']);
});

it('keeps no more entries than it may', async () => {
  const { cache, loaded } = countingCache();
  for (const id of ['a', 'b', 'c', 'b', 'c', 'a']) await cache.read(id);
  expect(loaded).toEqual(['a', 'b', 'c', 'a']);
});

it('does not remember what was read before it was told to forget', async () => {
  let answer: (value: string) => void = () => undefined;
  const cache = createSessionCache(() => new Promise<string>((resolve) => (answer = resolve)), {
    milliseconds: 5000,
    maxEntries: 2,
  });
  const before = cache.read('a');
  cache.clear('a');
  answer('alive');
  await before;
  const after = cache.read('a');
  answer('dead');
  expect(await after).toBe('dead');
});

it('does not remember a failure', async () => {
  let fails = true;
  const cache = createSessionCache(
    async () => {
      if (fails) throw new Error('away');
      return 'there';
    },
    { milliseconds: 5000, maxEntries: 2 },
  );
  await expect(cache.read('a')).rejects.toThrow('away');
  fails = false;
  expect(await cache.read('a')).toBe('there');
});
