import { describe, expect, it } from 'vitest';
import { requestedAmount, inputOf, type RefundDraft } from './refund-input.ts';

const draft: RefundDraft = { how: 'all', pieces: new Map(), roubles: '', comment: ' Разбили ' };
const paid = {
  order: {
    products: [{ id: 1, name: 'Чай', price: 150.5, quantity: 2 }],
    iikoProducts: [],
    fee: { name: '', type: 'fix', value: 100 },
  },
  payments: [{ status: 'succeeded', amount: 401, refunds: [] }],
} as unknown as Parameters<typeof requestedAmount>[1];

describe('a refund', () => {
  it('is no more than what is left, and more than nothing', () => {
    const amount = (roubles: string) =>
      requestedAmount({ ...draft, how: 'amount', roubles }, paid, 401);
    expect(amount('401')).toBe(401);
    expect(amount('401,01')).toBeNull();
    expect(amount('0')).toBeNull();
  });

  it('is worth what its pieces cost', () => {
    const lines: RefundDraft = { ...draft, how: 'lines', pieces: new Map([[0, 1]]) };
    expect(requestedAmount(lines, paid, 401)).toBe(150.5);
    expect(requestedAmount({ ...lines, pieces: new Map([[0, 0]]) }, paid, 401)).toBeNull();
    expect(inputOf(lines, 7, 150.5)).toEqual({
      orderId: 7,
      comment: 'Разбили',
      lines: [{ line: 0, quantity: 1 }],
    });
  });

  it('asks for all that is left without naming it, so that a stale screen cannot ask for too much', () => {
    expect(inputOf(draft, 7, 401)).toEqual({ orderId: 7, comment: 'Разбили' });
  });
});
