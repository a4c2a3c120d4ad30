import { expect, it } from 'vitest';
import { paymentToRefund, refundTooLittle } from './refundable.ts';

it.each([
  [300, 300, null],
  [299, 300, null],
  [299.5, 300, 'rest'],
  [299.01, 300, 'rest'],
  [0.5, 300, 'amount'],
  [0.5, 0.5, 'amount'],
  [1, 300, null],
  [0.99, 1, 'rest'],
])('of %d ₽ out of %d ₽ the bank minds: %s', (amount, left, expected) => {
  expect(refundTooLittle(amount, left)).toBe(expected);
});

it('gives back of the payment that pays the order, never of one that was not needed', () => {
  const late = {
    id: 'late',
    status: 'succeeded',
    amount: 300,
    refunds: [{ status: 'canceled', amount: 300, reason: 'not_needed', lines: null }],
  } as const;
  const paying = { id: 'paying', status: 'succeeded', amount: 300, refunds: [] } as const;
  expect(paymentToRefund([late, paying])?.id).toBe('paying');
  expect(paymentToRefund([late])).toBeUndefined();
});
