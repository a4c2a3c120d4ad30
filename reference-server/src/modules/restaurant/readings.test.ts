import { externalMenusSchema, type ExternalMenus } from '@portal/domain';
import { createLog } from '../../log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { KeptReading, ReadingStore } from './reading-store.ts';
import { createPatience } from './patience.ts';
import { createReadings } from './readings.ts';

const log = createLog('silent');
const minute = 60_000;
const down = new RestaurantError('down', { kind: 'failed', failure: 'unreachable' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function createStore(): ReadingStore & { rows: Map<string, KeptReading> } {
  const rows = new Map<string, KeptReading>();
  return {
    rows,
    find: async (key) => rows.get(key) ?? null,
    save: async (key, reading) => void rows.set(key, structuredClone(reading)),
  };
}

function menus(name: string): ExternalMenus {
  return { externalMenus: [{ id: '1', name }] };
}

function open(store: ReadingStore = createStore()) {
  const ask = vi.fn<() => Promise<ExternalMenus>>();
  const readings = createReadings(store, log);
  const question = { key: 'menus', schema: externalMenusSchema, ask };
  return {
    ask,
    read: (milliseconds = 10_000) => readings.read(question, createPatience(milliseconds)),
    recall: () => readings.recall(question),
  };
}

/** An answer that comes when the test says so. */
function later() {
  return Promise.withResolvers<ExternalMenus>();
}

test('those who ask at once wait for one answer', async () => {
  const { ask, read } = open();
  ask.mockImplementation(async () => menus('first'));
  const readings = await Promise.all(Array.from({ length: 50 }, () => read()));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(new Set(readings.map(({ body }) => body)).size).toBe(1);
});

test('asks again at once where the clock was set back since', async () => {
  const { ask, read } = open();
  ask.mockResolvedValueOnce(menus('first')).mockResolvedValueOnce(menus('second'));
  await read();
  vi.setSystemTime(Date.now() - 24 * 60 * minute);
  expect((await read()).body).toEqual(menus('second'));
});

test('asks again after five minutes, and not before', async () => {
  const { ask, read } = open();
  ask.mockResolvedValueOnce(menus('first')).mockResolvedValueOnce(menus('second'));
  await read();
  vi.setSystemTime(Date.now() + 5 * minute - 1);
  expect((await read()).body).toEqual(menus('first'));
  vi.setSystemTime(Date.now() + 1);
  expect(await read()).toMatchObject({ body: menus('second'), isStale: false });
});

test('what is older than a day is not answered', async () => {
  const { ask, read } = open();
  ask.mockResolvedValueOnce(menus('first')).mockRejectedValue(down);
  const { readAt } = await read();
  vi.setSystemTime(Date.now() + 24 * 60 * minute - 1);
  expect(await read()).toEqual({ body: menus('first'), readAt, isStale: true });
  vi.setSystemTime(Date.now() + 1);
  await expect(read()).rejects.toBe(down);
});

test('a failure is not remembered', async () => {
  const { ask, read } = open();
  ask.mockRejectedValueOnce(down).mockResolvedValueOnce(menus('first'));
  await expect(read()).rejects.toBe(down);
  expect((await read()).body).toEqual(menus('first'));
});

test('what another instance has just read is not asked for again', async () => {
  const store = createStore();
  const first = open(store);
  first.ask.mockResolvedValueOnce(menus('first'));
  await first.read();
  const second = open(store);
  expect(await second.read()).toMatchObject({ body: menus('first'), isStale: false });
  expect(second.ask).not.toHaveBeenCalled();
});

test('what cannot be read any more is asked for anew', async () => {
  const store = createStore();
  store.rows.set('menus', { body: { menus: 'of another version' }, readAt: new Date() });
  const { ask, read } = open(store);
  ask.mockResolvedValueOnce(menus('first'));
  expect((await read()).body).toEqual(menus('first'));
});

test('a database that is down takes no answer from anybody', async () => {
  const { ask, read } = open({
    find: () => Promise.reject(new Error('no database')),
    save: () => Promise.reject(new Error('no database')),
  });
  ask.mockResolvedValueOnce(menus('first'));
  expect((await read()).body).toEqual(menus('first'));
});

test('a mistake of our own is not hidden behind an old answer', async () => {
  const { ask, read } = open();
  const mistake = new TypeError('ours');
  ask.mockResolvedValueOnce(menus('first')).mockRejectedValueOnce(mistake);
  await read();
  vi.setSystemTime(Date.now() + 6 * minute);
  await expect(read()).rejects.toBe(mistake);
});

test('who cannot wait any longer is told so, and the answer is kept for the next', async () => {
  const { ask, read, recall } = open();
  const answer = later();
  ask.mockReturnValueOnce(answer.promise);
  await expect(read(10)).rejects.toMatchObject({ failure: 'timed-out' });
  await expect(read(10)).rejects.toMatchObject({ failure: 'timed-out' });
  expect(await recall()).toBeNull();
  answer.resolve(menus('first'));
  expect(await read()).toMatchObject({ body: menus('first'), isStale: false });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('who can have an old answer does not wait long for a new one', async () => {
  const { ask, read } = open();
  const answer = later();
  ask.mockResolvedValueOnce(menus('first')).mockReturnValueOnce(answer.promise);
  await read();
  vi.setSystemTime(Date.now() + 6 * minute);
  expect(await read(60_000)).toMatchObject({ body: menus('first'), isStale: true });
  answer.resolve(menus('second'));
  expect(await read()).toMatchObject({ body: menus('second'), isStale: false });
});

test('what is known can be had without asking, for a day', async () => {
  const store = createStore();
  const { ask, read } = open(store);
  ask.mockResolvedValueOnce(menus('first'));
  await read();
  const restarted = open(store);
  vi.setSystemTime(Date.now() + 6 * minute);
  expect(await restarted.recall()).toMatchObject({ body: menus('first'), isStale: true });
  vi.setSystemTime(Date.now() + 24 * 60 * minute);
  expect(await restarted.recall()).toBeNull();
  expect(restarted.ask).not.toHaveBeenCalled();
});
