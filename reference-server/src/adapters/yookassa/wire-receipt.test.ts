import { expect, test } from 'vitest';
import type { Receipt } from '../../ports/payment-gateway.ts';
import { wireReceiptOf } from './wire-receipt.ts';

const blanket = {
  description: 'Плед',
  unitPriceKopecks: 50_005,
  quantity: 2,
  subject: 'commodity',
} as const;
const fee = {
  description: 'Сервисный сбор',
  unitPriceKopecks: 15_000,
  quantity: 1,
  subject: 'service',
} as const;

const receipt: Receipt = { customer: { phone: '+79990000000' }, lines: [blanket, fee] };

test('writes unit prices, the VAT code of the hotel and the phone in digits', () => {
  expect(wireReceiptOf(receipt, 115_010, { vatCode: 1, taxSystemCode: 2 })).toEqual({
    customer: { phone: '79990000000' },
    items: [
      {
        description: 'Плед',
        amount: { value: '500.05', currency: 'RUB' },
        quantity: 2,
        vat_code: 1,
        payment_subject: 'commodity',
        payment_mode: 'full_payment',
      },
      {
        description: 'Сервисный сбор',
        amount: { value: '150.00', currency: 'RUB' },
        quantity: 1,
        vat_code: 1,
        payment_subject: 'service',
        payment_mode: 'full_payment',
      },
    ],
    tax_system_code: 2,
  });
});

test('refuses lines that miss the amount by a kopeck', () => {
  expect(() => wireReceiptOf(receipt, 115_011, { vatCode: 1 })).toThrow(
    expect.objectContaining({ kind: 'refused', code: 'illegal_receipt', parameter: 'receipt' }),
  );
});

test('leaves out what costs nothing and cuts what is too long', () => {
  const lines = [
    { ...blanket, description: 'я'.repeat(200), quantity: 1 },
    { ...fee, unitPriceKopecks: 0 },
  ];
  const wire = wireReceiptOf({ ...receipt, lines }, 50_005, { vatCode: 1 });
  expect(wire).toMatchObject({ items: [{ description: 'я'.repeat(128) }] });
});

test('refuses more lines than a receipt may have', () => {
  const lines = Array.from({ length: 81 }, () => fee);
  expect(() => wireReceiptOf({ ...receipt, lines }, 1_215_000, { vatCode: 1 })).toThrow(
    'more than 80 lines',
  );
});

test('writes the VAT of a line that has its own, and sends to the hotel what has no other e-mail', () => {
  const lines = [
    { ...blanket, quantity: 1, vatCode: 3 },
    { ...fee, vatCode: null },
  ];
  const settings = {
    vatCode: 1,
    fallbackEmail: 'hotel@example.ru',
    paymentMode: 'full_prepayment',
  } as const;
  expect(wireReceiptOf({ ...receipt, lines }, 65_005, settings)).toMatchObject({
    customer: { phone: '79990000000', email: 'hotel@example.ru' },
    items: [
      { vat_code: 3, payment_mode: 'full_prepayment' },
      { vat_code: 1, payment_mode: 'full_prepayment' },
    ],
  });
});
