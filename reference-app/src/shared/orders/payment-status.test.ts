import { expect, it } from 'vitest';
import { hasPaymentStatus } from './payment-status.ts';

const order = { paymentType: 'external', payment_system: 'room-bill', paid_for: null } as const;

it('is told of an order that is paid through the portal', () => {
  expect(hasPaymentStatus({ ...order, payment_system: 'yookassa' }, ['yookassa'])).toBe(true);
  expect(hasPaymentStatus({ ...order, paymentType: 'cash' }, ['yookassa'])).toBe(false);
});

it('is told of one that is settled with staff only where money was taken all the same', () => {
  expect(hasPaymentStatus(order, ['yookassa'])).toBe(false);
  expect(hasPaymentStatus({ ...order, paid_for: 'succeeded' }, ['yookassa'])).toBe(true);
});

it('is told of all that names a payment system until the portal has said which take money', () => {
  expect(hasPaymentStatus(order, undefined)).toBe(true);
});
