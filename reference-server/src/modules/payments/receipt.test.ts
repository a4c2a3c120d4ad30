import { describe, expect, it } from 'vitest';
import { receiptOf } from './receipt.ts';

const facts = {
  phone: '+79990000001',
  email: null,
  feeName: '',
  feeKopecks: 0,
  lines: [
    { name: 'Мыло', priceKopecks: 15_000, quantity: 2 },
    { name: 'Открытка', priceKopecks: 0, quantity: 1 },
  ],
};

describe('a receipt', () => {
  it('has the frozen lines and, where there is one, the fee as a service', () => {
    expect(receiptOf({ ...facts, feeName: 'Доставка', feeKopecks: 10_000 }).lines).toEqual([
      { description: 'Мыло', unitPriceKopecks: 15_000, quantity: 2, subject: 'commodity' },
      { description: 'Открытка', unitPriceKopecks: 0, quantity: 1, subject: 'commodity' },
      { description: 'Доставка', unitPriceKopecks: 10_000, quantity: 1, subject: 'service' },
    ]);
    expect(receiptOf(facts).lines).toHaveLength(2);
    expect(receiptOf({ ...facts, feeKopecks: 1 }).lines.at(-1)?.description).toBe('Сбор');
  });

  it('goes to the phone of the order, and to the e-mail of a guest who has one', () => {
    expect(receiptOf(facts).customer).toEqual({ phone: '+79990000001' });
    expect(receiptOf({ ...facts, email: 'anna@example.ru' }).customer).toEqual({
      phone: '+79990000001',
      email: 'anna@example.ru',
    });
  });
});
