import { expect, it } from 'vitest';
import { isOnline, paymentChoices, paymentOf, systemOf } from './payment-choice.ts';

const yookassa = { title: 'Картой онлайн', title_staff: 'ЮKassa', title_system: 'yookassa' };

it('offers every payment system, the card on delivery and cash', () => {
  expect(paymentChoices([yookassa], true)).toEqual(['external:yookassa', 'bank-card', 'cash']);
});

it('offers nothing online while the total is not known', () => {
  expect(paymentChoices([yookassa], false)).toEqual(['bank-card', 'cash']);
});

it('says a choice in the words of an order', () => {
  expect(paymentOf('cash')).toEqual({ paymentType: 'cash' });
  expect(paymentOf('bank-card')).toEqual({ paymentType: 'bank-card' });
  expect(paymentOf('external:yookassa')).toEqual({
    paymentType: 'external',
    payment_system: 'yookassa',
  });
});

it('finds the payment system of an online choice only', () => {
  expect(systemOf('external:yookassa', [yookassa])).toBe(yookassa);
  expect(systemOf('external:other', [yookassa])).toBeNull();
  expect(systemOf('cash', [yookassa])).toBeNull();
  expect([isOnline('external:yookassa'), isOnline('bank-card')]).toEqual([true, false]);
});
