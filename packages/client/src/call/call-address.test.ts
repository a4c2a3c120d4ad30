import { exportOrders, getStore } from '@portal/domain';
import { expect, it } from 'vitest';
import { callAddress } from './call-address.ts';

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
