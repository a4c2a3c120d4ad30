import { externalMenusSchema, type ExternalMenus } from '@portal/domain/restaurant';
import { createLog } from '../../../log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RestaurantError } from '../../../ports/restaurant-error.ts';
import type { StoredResult, QueryResultRepository } from './query-result-repository.ts';
import { createDeadline } from '../deadline.ts';
import { createQueryCache } from './query-cache.ts';

const log = createLog('silent');
const minute = 60_000;
const down = new RestaurantError('down', { kind: 'failed', failure: 'unreachable' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function createRepository(): QueryResultRepository & { rows: Map<string, StoredResult> } {
  const rows = new Map<string, StoredResult>();
  return {
    rows,
    find: async (key) => rows.get(key) ?? null,
    save: async (key, result) => void rows.set(key, structuredClone(result)),
  };
}

function menus(name: string): ExternalMenus {
  return { externalMenus: [{ id: '1', name }] };
}

function open(repository: QueryResultRepository = createRepository()) {
  const fetch = vi.fn<() => Promise<ExternalMenus>>();
  const cache = createQueryCache(repository, log);
  const query = { key: 'menus', schema: externalMenusSchema, fetch };
  return {
    fetch,
    read: (milliseconds = 10_000) => cache.read(query, createDeadline(milliseconds)),
    peek: () => cache.peek(query),
  };
}

/** An answer that comes when the test says so. */
function later() {
  return Promise.withResolvers<ExternalMenus>();
}

test('those who ask at once wait for one answer', async () => {
  const { fetch, read } = open();
  fetch.mockImplementation(async () => menus('first'));
  const cache = await Promise.all(Array.from({ length: 50 }, () => read()));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(new Set(cache.map(({ body }) => body)).size).toBe(1);
});

test('asks again at once where the clock was set back since', async () => {
  const { fetch, read } = open();
  fetch.mockResolvedValueOnce(menus('first')).mockResolvedValueOnce(menus('second'));
  await read();
  vi.setSystemTime(Date.now() - 24 * 60 * minute);
  expect((await read()).body).toEqual(menus('second'));
});

test('asks again after five minutes, and not before', async () => {
  const { fetch, read } = open();
  fetch.mockResolvedValueOnce(menus('first')).mockResolvedValueOnce(menus('second'));
  await read();
  vi.setSystemTime(Date.now() + 5 * minute - 1);
  expect((await read()).body).toEqual(menus('first'));
  vi.setSystemTime(Date.now() + 1);
  expect(await read()).toMatchObject({ body: menus('second'), isStale: false });
});

test('what is older than a day is not answered', async () => {
  const { fetch, read } = open();
  fetch.mockResolvedValueOnce(menus('first')).mockRejectedValue(down);
  const { readAt } = await read();
  vi.setSystemTime(Date.now() + 24 * 60 * minute - 1);
  expect(await read()).toEqual({ body: menus('first'), readAt, isStale: true });
  vi.setSystemTime(Date.now() + 1);
  await expect(read()).rejects.toBe(down);
});

test('a failure is not remembered', async () => {
  const { fetch, read } = open();
  fetch.mockRejectedValueOnce(down).mockResolvedValueOnce(menus('first'));
  await expect(read()).rejects.toBe(down);
  expect((await read()).body).toEqual(menus('first'));
});

test('what another instance has just read is not asked for again', async () => {
  const store = createRepository();
  const first = open(store);
  first.fetch.mockResolvedValueOnce(menus('first'));
  await first.read();
  const second = open(store);
  expect(await second.read()).toMatchObject({ body: menus('first'), isStale: false });
  expect(second.fetch).not.toHaveBeenCalled();
});

test('what cannot be read any more is asked for anew', async () => {
  const store = createRepository();
  store.rows.set('menus', { body: { menus: 'of another version' }, readAt: new Date() });
  const { fetch, read } = open(store);
  fetch.mockResolvedValueOnce(menus('first'));
  expect((await read()).body).toEqual(menus('first'));
});

test('a database that is down takes no answer from anybody', async () => {
  const { fetch, read } = open({
    find: () => Promise.reject(new Error('no database')),
    save: () => Promise.reject(new Error('no database')),
  });
  fetch.mockResolvedValueOnce(menus('first'));
  expect((await read()).body).toEqual(menus('first'));
});

test('a mistake of our own is not hidden behind an old answer', async () => {
  const { fetch, read } = open();
  const fieldError = new TypeError('ours');
  fetch.mockResolvedValueOnce(menus('first')).mockRejectedValueOnce(fieldError);
  await read();
  vi.setSystemTime(Date.now() + 6 * minute);
  await expect(read()).rejects.toBe(fieldError);
});

test('who cannot wait any longer is told so, and the answer is kept for the next', async () => {
  const { fetch, read, peek } = open();
  const answer = later();
  fetch.mockReturnValueOnce(answer.promise);
  await expect(read(10)).rejects.toMatchObject({ failure: 'timed-out' });
  await expect(read(10)).rejects.toMatchObject({ failure: 'timed-out' });
  expect(await peek()).toBeNull();
  answer.resolve(menus('first'));
  expect(await read()).toMatchObject({ body: menus('first'), isStale: false });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('who can have an old answer does not wait long for a new one', async () => {
  const { fetch, read } = open();
  const answer = later();
  fetch.mockResolvedValueOnce(menus('first')).mockReturnValueOnce(answer.promise);
  await read();
  vi.setSystemTime(Date.now() + 6 * minute);
  expect(await read(60_000)).toMatchObject({ body: menus('first'), isStale: true });
  answer.resolve(menus('second'));
  expect(await read()).toMatchObject({ body: menus('second'), isStale: false });
});

test('what is known can be had without asking, for a day', async () => {
  const store = createRepository();
  const { fetch, read } = open(store);
  fetch.mockResolvedValueOnce(menus('first'));
  await read();
  const restarted = open(store);
  vi.setSystemTime(Date.now() + 6 * minute);
  expect(await restarted.peek()).toMatchObject({ body: menus('first'), isStale: true });
  vi.setSystemTime(Date.now() + 24 * 60 * minute);
  expect(await restarted.peek()).toBeNull();
  expect(restarted.fetch).not.toHaveBeenCalled();
});
