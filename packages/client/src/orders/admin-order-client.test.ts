import { expect, it } from 'vitest';
import { createAdminOrderClient } from './admin-order-client.ts';

it('links to the orders that a search finds, as CSV or for Excel', () => {
  const noCall = () => Promise.reject(new Error('a link calls nothing'));
  const orders = createAdminOrderClient(noCall, 'https://portal.example');
  const folder = 'https://portal.example/api/admin/order';
  expect(orders.exportAddress({})).toBe(`${folder}/export.csv`);
  expect(orders.exportAddress({ status: 'done' }, 'xlsx')).toBe(
    `${folder}/export.xlsx?status=done`,
  );
});
