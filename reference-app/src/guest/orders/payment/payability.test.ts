import { expect, it } from 'vitest';
import { payability } from './payability.ts';

const order = {
  paymentType: 'external',
  payment_system: 'yookassa',
  status: 'new',
  paid_for: null,
  total: 750,
} as const;
const setting = {
  onlinePaymentSystems: ['yookassa'],
  cardPaymentMin: 100,
  cardPaymentMax: 35_000_000,
};

it('lets an order be paid until it is paid, also after a payment failed or was left', () => {
  expect(payability(order, setting)).toBe('payable');
  expect(payability({ ...order, paid_for: 'pending' }, setting)).toBe('payable');
  expect(payability({ ...order, paid_for: 'canceled' }, setting)).toBe('payable');
  expect(payability({ ...order, paid_for: 'waiting_for_capture' }, setting)).toBe('not-payable');
  expect(payability({ ...order, paid_for: 'succeeded' }, setting)).toBe('not-payable');
});

it('lets nothing be paid that is paid on delivery, closed, free or of an unknown price', () => {
  expect(payability({ ...order, paymentType: 'cash' }, setting)).toBe('not-payable');
  expect(payability({ ...order, status: 'canceled' }, setting)).toBe('not-payable');
  expect(payability({ ...order, status: 'done' }, setting)).toBe('not-payable');
  expect(payability({ ...order, total: 0 }, setting)).toBe('not-payable');
  expect(payability({ ...order, total: -1 }, setting)).toBe('not-payable');
});

it('lets nothing be paid by card whose payment system is settled with staff', () => {
  expect(payability({ ...order, payment_system: 'room-bill' }, setting)).toBe('not-payable');
  expect(payability({ ...order, payment_system: null }, setting)).toBe('not-payable');
});

it('names a sum that no card pays at once', () => {
  const of = (total: number) => payability({ ...order, total }, setting);
  expect([of(0.99), of(1), of(350_000), of(350_000.01)]).toEqual([
    ...['out-of-bounds', 'payable', 'payable', 'out-of-bounds'],
  ]);
});
