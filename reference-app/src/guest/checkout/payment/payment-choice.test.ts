import { expect, it } from 'vitest';
import { isOnline, paymentChoices, paymentOf, systemOf } from './payment-choice.ts';

const yookassa = { title: 'Картой онлайн', title_staff: 'ЮKassa', title_system: 'yookassa' };
const room = { title: 'На счёт номера', title_staff: 'Счёт номера', title_system: 'room-bill' };
const systems = { paymentSystems: [room, yookassa], onlinePaymentSystems: ['yookassa'] };

it('offers every payment system, those at once first, the card on delivery and cash', () => {
  expect(paymentChoices(systems, true)).toEqual([
    'external:yookassa',
    'external:room-bill',
    'bank-card',
    'cash',
  ]);
});

it('offers nothing online while the total is not known, and what is settled with staff all the same', () => {
  expect(paymentChoices(systems, false)).toEqual(['external:room-bill', 'bank-card', 'cash']);
});

it('takes no money online with a system that the portal has no adapter for', () => {
  expect(isOnline('external:yookassa', ['yookassa'])).toBe(true);
  expect(isOnline('external:room-bill', ['yookassa'])).toBe(false);
  expect(isOnline('bank-card', ['yookassa', 'bank-card'])).toBe(false);
});

it('says a choice in the words of an order', () => {
  expect(paymentOf('cash')).toEqual({ paymentType: 'cash' });
  expect(paymentOf('bank-card')).toEqual({ paymentType: 'bank-card' });
  expect(paymentOf('external:yookassa')).toEqual({
    paymentType: 'external',
    payment_system: 'yookassa',
  });
});

it('finds the payment system of a choice that names one', () => {
  expect(systemOf('external:yookassa', [yookassa])).toBe(yookassa);
  expect(systemOf('external:other', [yookassa])).toBeNull();
  expect(systemOf('cash', [yookassa])).toBeNull();
});
