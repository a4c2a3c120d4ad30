import { expect, it } from 'vitest';
import { isPayable } from './payable.ts';

const order = { paymentType: 'external', status: 'new', paid_for: null, total: 750 } as const;

it('lets an order be paid until it is paid, also after a payment failed or was left', () => {
  expect(isPayable(order)).toBe(true);
  expect(isPayable({ ...order, paid_for: 'pending' })).toBe(true);
  expect(isPayable({ ...order, paid_for: 'canceled' })).toBe(true);
  expect(isPayable({ ...order, paid_for: 'waiting_for_capture' })).toBe(false);
  expect(isPayable({ ...order, paid_for: 'succeeded' })).toBe(false);
});

it('lets nothing be paid that is paid on delivery, closed, free or of an unknown price', () => {
  expect(isPayable({ ...order, paymentType: 'cash' })).toBe(false);
  expect(isPayable({ ...order, status: 'canceled' })).toBe(false);
  expect(isPayable({ ...order, status: 'done' })).toBe(false);
  expect(isPayable({ ...order, total: 0 })).toBe(false);
  expect(isPayable({ ...order, total: -1 })).toBe(false);
});
