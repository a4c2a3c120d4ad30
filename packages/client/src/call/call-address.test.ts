import { getStore } from '@portal/domain/catalogue';
import { exportGuests } from '@portal/domain/guests';
import { exportOrders } from '@portal/domain/orders';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callAddress, portalAddress } from './call-address.ts';
import { createCalls } from './calls.ts';

it('a call as a link has its parameters in the path and its filters in the query', () => {
  expect(callAddress(getStore, { params: { id: '7' } })).toBe('/api/store/7');
  expect(callAddress(exportOrders, { query: {} })).toBe('/api/admin/order/export.csv');
  const query = { search: 'Анна & К', status: undefined, from: '2026-01-01T00:00:00+03:00' };
  const [path, search] = callAddress(exportOrders, { query }).split('?');
  expect(path).toBe('/api/admin/order/export.csv');
  expect([...new URLSearchParams(search)]).toEqual([
    ['search', 'Анна & К'],
    ['from', '2026-01-01T00:00:00+03:00'],
  ]);
});

it('a file as a link takes what is no text as the call reads it', () => {
  const calls = createCalls(vi.fn(), '', { exportAddress: exportGuests });
  expect(calls.exportAddress({ search: '', approved: false })).toBe(
    '/api/admin/guest/export.csv?approved=false',
  );
});

describe('the address of a portal', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['https://portal.example', 'https://portal.example'],
    ['https://portal.example/', 'https://portal.example'],
    ['https://hotel.example/portal/', 'https://hotel.example/portal'],
    ['http://localhost:4610/?from=mail#top', 'http://localhost:4610'],
  ])('%s is %s', (baseUrl, address) => {
    expect(portalAddress(baseUrl)).toBe(address);
  });

  it('is the origin of the page, or below it, in a browser', () => {
    vi.stubGlobal('location', { origin: 'https://hotel.example' });
    expect(portalAddress()).toBe('https://hotel.example');
    expect(portalAddress('/portal')).toBe('https://hotel.example/portal');
  });

  it.each(['', '/', 'portal.example', 'localhost:4610', 'ftp://portal.example'])(
    'is refused where %o is all that is known, and it is said what to give',
    (baseUrl) => {
      expect(() => portalAddress(baseUrl)).toThrow(
        new TypeError(
          `"${baseUrl}" is not where a portal is. Give baseUrl with its scheme, e.g. https://portal.example.`,
        ),
      );
    },
  );
});
