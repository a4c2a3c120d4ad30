import { expect, it } from 'vitest';
import { createPaymentEvents } from './payment-events.ts';

it('notices once that an order has become paid', () => {
  const { learn } = createPaymentEvents();
  expect(learn(7, null)).toBe(false);
  expect(learn(7, 'pending')).toBe(false);
  expect(learn(7, 'succeeded')).toBe(true);
  expect(learn(7, 'succeeded')).toBe(false);
});

it('says nothing of orders that were paid before anybody looked', () => {
  const { learn } = createPaymentEvents();
  expect(learn(7, 'succeeded')).toBe(false);
});

it('tells the orders apart', () => {
  const { learn } = createPaymentEvents();
  learn(7, 'pending');
  learn(8, 'succeeded');
  expect(learn(7, 'succeeded')).toBe(true);
});
