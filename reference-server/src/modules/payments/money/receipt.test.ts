import { describe, expect, it } from 'vitest';
import { partialReceiptOf, receiptOf } from './receipt.ts';

const context = {
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
    expect(receiptOf({ ...context, feeName: 'Доставка', feeKopecks: 10_000 }).lines).toEqual([
      { description: 'Мыло', unitPriceKopecks: 15_000, quantity: 2, subject: 'commodity' },
      { description: 'Открытка', unitPriceKopecks: 0, quantity: 1, subject: 'commodity' },
      { description: 'Доставка', unitPriceKopecks: 10_000, quantity: 1, subject: 'service' },
    ]);
    expect(receiptOf(context).lines).toHaveLength(2);
    expect(receiptOf({ ...context, feeKopecks: 1 }).lines.at(-1)?.description).toBe('Сбор');
  });

  it('has the VAT of each line, where the line has one of its own', () => {
    const [soap, card] = context.lines;
    const lines = [
      { ...soap!, vatCode: 4 },
      { ...card!, vatCode: null },
    ];
    const [taxed, untaxed] = receiptOf({ ...context, lines }).lines;
    expect(taxed).toMatchObject({ description: 'Мыло', vatCode: 4 });
    expect(untaxed).not.toHaveProperty('vatCode');
  });

  it('goes to the phone of the order, and to the e-mail of a guest who has one', () => {
    expect(receiptOf(context).customer).toEqual({ phone: '+79990000001' });
    expect(receiptOf({ ...context, email: 'anna@example.ru' }).customer).toEqual({
      phone: '+79990000001',
      email: 'anna@example.ru',
    });
  });
});

describe('a receipt of a part', () => {
  const taxed = {
    ...context,
    email: 'anna@example.ru',
    lines: [
      { name: 'Мыло', priceKopecks: 15_000, quantity: 2, vatCode: 4 },
      { name: 'Свеча', priceKopecks: 9950, quantity: 1, vatCode: null },
    ],
  };
  const description = 'Возврат по заказу №17';
  const pieces = [
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ];

  it('has the pieces it is for, each with its own VAT', () => {
    const part = { amountKopecks: 24_950, description, lines: pieces };
    expect(partialReceiptOf(taxed, part)).toEqual({
      customer: { phone: '+79990000001', email: 'anna@example.ru' },
      lines: [
        {
          ...{ description: 'Мыло', unitPriceKopecks: 15_000, quantity: 1 },
          ...{ subject: 'commodity', vatCode: 4 },
        },
        { description: 'Свеча', unitPriceKopecks: 9950, quantity: 1, subject: 'commodity' },
      ],
    });
  });

  it.each([
    ['are not named', null],
    ['come to another sum, as a fee or a discount goes with them', pieces],
    ['are of a line that the order does not have', [{ line: 7, quantity: 1 }]],
  ])('is one line with the amount where the pieces %s', (_, lines) => {
    const { lines: whole } = partialReceiptOf(taxed, { amountKopecks: 10_000, description, lines });
    expect(whole).toEqual([
      { description, unitPriceKopecks: 10_000, quantity: 1, subject: 'commodity' },
    ]);
  });

  it('has a VAT in that one line only where the whole order has the same', () => {
    const lines = taxed.lines.map((line) => ({ ...line, vatCode: 3 }));
    const part = { amountKopecks: 10_000, description, lines: null };
    expect(partialReceiptOf({ ...taxed, lines }, part).lines).toMatchObject([{ vatCode: 3 }]);
  });
});
