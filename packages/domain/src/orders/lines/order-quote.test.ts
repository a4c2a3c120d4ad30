import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteOrder } from './order-quote.ts';

const noFee = { type: 'fix', value: 0 } as const;

describe('a quote', () => {
  it('adds up lines and a fixed fee', () => {
    const lines = [
      { priceKopecks: 149_000, quantity: 2 },
      { priceKopecks: 9_950, quantity: 1 },
    ];
    expect(quoteOrder(lines, { type: 'fix', value: 150.5 })).toEqual({
      linesKopecks: 307_950,
      feeKopecks: 15_050,
      totalKopecks: 323_000,
    });
  });

  it('takes a percentage of the lines', () => {
    expect(
      quoteOrder([{ priceKopecks: 333, quantity: 1 }], { type: 'percent', value: 10 }),
    ).toEqual({
      linesKopecks: 333,
      feeKopecks: 33,
      totalKopecks: 366,
    });
  });

  it('has no total when a price is not known', () => {
    const lines = [
      { priceKopecks: 149_000, quantity: 2 },
      { priceKopecks: null, quantity: 1 },
    ];
    expect(quoteOrder(lines, { type: 'fix', value: 150 })).toEqual({
      linesKopecks: null,
      feeKopecks: 15_000,
      totalKopecks: null,
    });
    expect(quoteOrder(lines, { type: 'percent', value: 10 })).toMatchObject({ feeKopecks: null });
  });

  it('of nothing is nothing', () => {
    expect(quoteOrder([{ priceKopecks: 0, quantity: 3 }], noFee)).toMatchObject({
      totalKopecks: 0,
    });
  });

  it('stops at what the portal handles', () => {
    const maxLines = [{ priceKopecks: 1_000_000_000, quantity: 1 }];
    expect(quoteOrder(maxLines, noFee)).toMatchObject({ totalKopecks: 1_000_000_000 });
    expect(quoteOrder(maxLines, { type: 'fix', value: 0.01 })).toBe('TOTAL_TOO_LARGE');
    expect(quoteOrder([{ priceKopecks: 1_000_000_000, quantity: 99 }], noFee)).toBe(
      'TOTAL_TOO_LARGE',
    );
  });

  it('is exact for any lines', () => {
    const line = record({
      priceKopecks: integer({ min: 0, max: 100_000 }),
      quantity: integer({ min: 1, max: 99 }),
    });
    assert(
      property(array(line, { maxLength: 100 }), (lines) => {
        const exact = lines.reduce(
          (sum, { priceKopecks, quantity }) => sum + BigInt(priceKopecks) * BigInt(quantity),
          0n,
        );
        expect(quoteOrder(lines, noFee)).toMatchObject({ totalKopecks: Number(exact) });
      }),
    );
  });
});
