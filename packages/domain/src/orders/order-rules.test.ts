import { expect, it } from 'vitest';
import { awaitsPayment } from './order-rules.ts';

const order = {
  status: 'new',
  paymentType: 'external',
  payment_system: 'yookassa',
  paid_for: null,
  total: 750,
} as const;
const awaits = (changes: Partial<Parameters<typeof awaitsPayment>[0]>) =>
  awaitsPayment({ ...order, ...changes }, ['yookassa']);

it('is so of an order to be paid online until its money is taken or held', () => {
  const paidFor = [null, 'pending', 'canceled', 'waiting_for_capture', 'succeeded'] as const;
  expect(paidFor.map((paid_for) => awaits({ paid_for }))).toEqual([
    ...[true, true, true, false, false],
  ]);
});

it('is not so of what is settled with staff, closed, free or of an unknown price', () => {
  expect(awaits({ paymentType: 'cash' })).toBe(false);
  expect(awaits({ payment_system: 'room-bill' })).toBe(false);
  expect(awaits({ status: 'canceled' })).toBe(false);
  expect(awaits({ status: 'done' })).toBe(false);
  expect(awaits({ total: 0 })).toBe(false);
  expect(awaits({ total: -1 })).toBe(false);
});
