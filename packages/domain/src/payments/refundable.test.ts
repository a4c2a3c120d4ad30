import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderPayment, OrderRefund, RefundedLine } from './order-payment.ts';
import { refundableOf, refundAmount } from './refundable.ts';

const at = '2026-11-22T10:00:00.000Z';

function orderOf(fee: { type: 'fix' | 'percent'; value: number }, ...prices: [number, number][]) {
  const products = prices.map(([price, quantity], index) => ({
    id: index + 1,
    name: `Товар ${index}`,
    price,
    quantity,
  }));
  return { products, iikoProducts: [], fee: { name: 'Сбор', ...fee } };
}

function refundOf(amount: number, changes: Partial<OrderRefund> = {}): OrderRefund {
  return {
    id: null,
    status: 'succeeded',
    amount,
    reason: 'by_staff',
    comment: '',
    lines: null,
    error: null,
    create_at: at,
    update_at: at,
    ...changes,
  };
}

function paid(amount: number, ...refunds: OrderRefund[]): OrderPayment[] {
  const times = { create_at: at, update_at: at };
  return [{ id: 'p', status: 'succeeded', amount, error: null, refunds, ...times }];
}

const free = { type: 'fix', value: 0 } as const;

describe('what can still be given back', () => {
  it('is nothing while nothing is taken', () => {
    const order = orderOf(free, [100, 2]);
    const held = paid(200).map((payment) => ({
      ...payment,
      status: 'waiting_for_capture' as const,
    }));
    for (const payments of [[], held]) {
      expect(refundableOf(order, payments)).toEqual({ amount: 0, lines: [] });
    }
  });

  it('is what is left of the money, and the pieces that were not given back', () => {
    const order = orderOf({ type: 'fix', value: 50 }, [100, 2], [30.5, 1]);
    const payments = paid(
      280.5,
      refundOf(100, { lines: [{ line: 0, quantity: 1 }], status: 'intent' }),
      refundOf(30.5, { lines: [{ line: 1, quantity: 1 }], status: 'canceled' }),
    );
    expect(refundableOf(order, payments)).toEqual({
      amount: 180.5,
      lines: [
        { line: 0, name: 'Товар 0', quantity: 1, amount: 100 },
        { line: 1, name: 'Товар 1', quantity: 1, amount: 30.5 },
      ],
    });
  });

  it('does not count money that the order never needed', () => {
    const twice = [...paid(100, refundOf(100, { reason: 'not_needed' })), ...paid(100)];
    expect(refundableOf(orderOf(free, [100, 1]), twice).amount).toBe(100);
  });
});

describe('what goes back for pieces', () => {
  it('leaves a fixed fee, and gives the share of a percentage back', () => {
    const one = [{ line: 0, quantity: 1 }];
    expect(refundAmount(orderOf({ type: 'fix', value: 50 }, [100, 2]), paid(250), one)).toBe(100);
    const tenth = orderOf({ type: 'percent', value: 10 }, [100, 2]);
    expect(refundAmount(tenth, paid(220), one)).toBe(110);
  });

  it('is never more than is left', () => {
    const order = orderOf(free, [100, 2]);
    expect(refundAmount(order, paid(200, refundOf(150)), [{ line: 0, quantity: 1 }])).toBe(50);
  });

  it.each<[string, RefundedLine[]]>([
    ['more pieces than there are', [{ line: 0, quantity: 3 }]],
    ['a line that is not there', [{ line: 1, quantity: 1 }]],
    [
      'a line twice',
      [
        { line: 0, quantity: 1 },
        { line: 0, quantity: 1 },
      ],
    ],
    ['nothing', []],
  ])('is nothing for %s', (_, lines) => {
    expect(refundAmount(orderOf(free, [100, 2]), paid(200), lines)).toBeNull();
  });

  it('comes to the same one after the other as all at once, to the kopeck', () => {
    const kopecks = fc.integer({ min: 1, max: 1_000_000 }).map((each) => each / 100);
    const line = fc.tuple(kopecks, fc.integer({ min: 1, max: 5 }));
    const percent = fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), percent, (lines, value) => {
        const order = orderOf({ type: 'percent', value }, ...lines);
        const total = 10_000_000;
        const everything = lines.map(([, quantity], index) => ({ line: index, quantity }));
        const atOnce = refundAmount(order, paid(total), everything) ?? 0;
        const pieces = everything.flatMap(({ line: index, quantity }) =>
          Array.from({ length: quantity }, () => ({ line: index, quantity: 1 })),
        );
        const refunds: OrderRefund[] = [];
        let sum = 0;
        for (const piece of pieces) {
          const amount = refundAmount(order, paid(total, ...refunds), [piece]) ?? 0;
          refunds.push(refundOf(amount, { lines: [piece] }));
          sum += Math.round(amount * 100);
        }
        expect(sum).toBe(Math.round(atOnce * 100));
      }),
    );
  });
});
