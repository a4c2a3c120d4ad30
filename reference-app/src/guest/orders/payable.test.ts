import { expect, it } from 'vitest';
import { isPayable } from './payable.ts';

const order = {
  paymentType: 'external',
  payment_system: 'yookassa',
  status: 'new',
  paid_for: null,
  total: 750,
} as const;
const online = ['yookassa'];

it('lets an order be paid until it is paid, also after a payment failed or was left', () => {
  expect(isPayable(order, online)).toBe(true);
  expect(isPayable({ ...order, paid_for: 'pending' }, online)).toBe(true);
  expect(isPayable({ ...order, paid_for: 'canceled' }, online)).toBe(true);
  expect(isPayable({ ...order, paid_for: 'waiting_for_capture' }, online)).toBe(false);
  expect(isPayable({ ...order, paid_for: 'succeeded' }, online)).toBe(false);
});

it('lets nothing be paid that is paid on delivery, closed, free or of an unknown price', () => {
  expect(isPayable({ ...order, paymentType: 'cash' }, online)).toBe(false);
  expect(isPayable({ ...order, status: 'canceled' }, online)).toBe(false);
  expect(isPayable({ ...order, status: 'done' }, online)).toBe(false);
  expect(isPayable({ ...order, total: 0 }, online)).toBe(false);
  expect(isPayable({ ...order, total: -1 }, online)).toBe(false);
});

it('lets nothing be paid by card whose payment system is settled with staff', () => {
  expect(isPayable({ ...order, payment_system: 'room-bill' }, online)).toBe(false);
  expect(isPayable({ ...order, payment_system: null }, online)).toBe(false);
});
