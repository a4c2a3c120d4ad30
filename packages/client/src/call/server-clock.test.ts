import { getStores } from '@portal/domain/catalogue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPortal } from '../portal/create-portal.ts';

const hour = 3_600_000;
const noon = Date.parse('2026-11-26T12:00:00Z');

/** What the server's clock shows and the device's does not. */
let ahead = 0;
beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => {
  ahead = 0;
  vi.useRealTimers();
});

interface OnTheWay {
  readonly there?: number;
  readonly back?: number;
  readonly headers?: Record<string, string>;
}

/** A portal whose server says the time in whole seconds, and a call of it that takes its time. */
function portalByClock() {
  let way: OnTheWay = {};
  const portal = createPortal({
    baseUrl: 'https://portal.example',
    token: null,
    async fetch() {
      vi.setSystemTime(Date.now() + (way.there ?? 0));
      const date = new Date(Date.now() + ahead).toUTCString();
      vi.setSystemTime(Date.now() + (way.back ?? 0));
      const headers = { Date: date, 'Cache-Control': 'no-store', ...way.headers };
      return Response.json({ stores: { data: [] } }, { headers });
    },
  });
  return {
    clock: portal.clock,
    async call(onTheWay: OnTheWay = {}) {
      way = onTheWay;
      await portal.call(getStores, {});
      return portal.clock.now() - Date.now();
    },
  };
}

it('is the device’s clock until the server has said the time', () => {
  expect(portalByClock().clock.now()).toBe(noon);
});

it.each([-2 * hour, 2 * hour, 600_000])(
  'knows a server’s clock that is %d ms ahead',
  async (by) => {
    const { call } = portalByClock();
    ahead = by;
    expect(Math.abs((await call({ there: 300, back: 200 })) - by)).toBeLessThanOrEqual(1_000);
  },
);

it('leaves a clock alone that may be right', async () => {
  const { call } = portalByClock();
  vi.setSystemTime(noon + 999);
  expect(await call()).toBe(0);
  expect(await call({ there: 5_000, back: 5_000 })).toBe(0);
});

it('comes nearer with each answer, and never goes back for one that says less', async () => {
  const { call } = portalByClock();
  ahead = hour;
  const errors: number[] = [];
  for (const at of [0, 250, 999, 100, 600]) {
    vi.setSystemTime(Math.ceil(Date.now() / 1_000) * 1_000 + at);
    errors.push(Math.abs((await call({ there: 40, back: 2_000 - 2 * at })) - hour));
  }
  expect(errors).toEqual(errors.toSorted((a, b) => b - a));
  expect(errors.at(-1)).toBeLessThanOrEqual(100);
});

it('follows the device’s clock when somebody sets it', async () => {
  const { call } = portalByClock();
  expect(await call()).toBe(0);
  vi.setSystemTime(noon - 24 * hour);
  ahead = 24 * hour;
  expect(Math.abs((await call()) - 24 * hour)).toBeLessThanOrEqual(1_000);
});

it('does not go by what may have been kept since an earlier time, or says none', async () => {
  const { call } = portalByClock();
  ahead = -hour;
  expect(await call({ headers: { 'Cache-Control': 'private, no-cache' } })).toBe(0);
  expect(await call({ headers: { Date: '' } })).toBe(0);
});
