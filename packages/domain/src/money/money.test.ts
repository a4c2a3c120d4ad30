import { array, assert, constant, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalFromKopecks,
  formatMoney,
  isKopecks,
  isRoubles,
  kopecksFromDecimal,
  kopecksFromRoubles,
  maxKopecks,
  multiplyKopecks,
  percentOfKopecks,
  priceFromWire,
  priceToWire,
  roublesFromKopecks,
  sumKopecks,
} from './money.ts';

const kopecks = integer({ min: 0, max: maxKopecks });

describe('roubles and kopecks', () => {
  it('go there and back without drift', () => {
    assert(
      property(kopecks, (amount) => {
        const roubles = roublesFromKopecks(amount);
        expect(kopecksFromRoubles(roubles)).toBe(amount);
        expect(kopecksFromRoubles(JSON.parse(JSON.stringify(roubles)) as number)).toBe(amount);
        expect(kopecksFromDecimal(decimalFromKopecks(amount))).toBe(amount);
        expect(Number(decimalFromKopecks(amount))).toBe(roubles);
      }),
    );
  });

  it.each([
    NaN,
    Infinity,
    -Infinity,
    -0,
    -1,
    -0.01,
    0.005,
    1.999,
    0.1 + 0.2,
    1e-7,
    10_000_000.01,
    1e21,
  ])('refuses %s roubles', (value) => {
    expect(isRoubles(value)).toBe(false);
    expect(() => kopecksFromRoubles(value)).toThrow(RangeError);
  });

  it.each(['1', null, undefined, {}, [], true])('refuses %j, which is no number', (value) => {
    expect(isRoubles(value)).toBe(false);
    expect(isKopecks(value)).toBe(false);
  });

  it.each([NaN, Infinity, -0, -1, 0.5, maxKopecks + 1])('refuses %s kopecks', (value) => {
    expect(isKopecks(value)).toBe(false);
    expect(() => roublesFromKopecks(value)).toThrow(RangeError);
  });

  it('takes the bounds', () => {
    expect(kopecksFromRoubles(0)).toBe(0);
    expect(kopecksFromRoubles(10_000_000)).toBe(maxKopecks);
    expect(kopecksFromRoubles(1.15)).toBe(115);
    expect(kopecksFromRoubles(8.29)).toBe(829);
  });

  it.each(['', '-1.00', '1.005', '1,50', '1e3', ' 1', '1.', '.5', '9999999999', '٣'])(
    'refuses the decimal %j',
    (decimal) => {
      expect(() => kopecksFromDecimal(decimal)).toThrow(RangeError);
    },
  );
});

describe('unknown prices', () => {
  it('are −1 on the wire and null inside', () => {
    expect(priceFromWire(-1)).toBeNull();
    expect(priceToWire(null)).toBe(-1);
    expect(priceFromWire(1490)).toBe(149_000);
    expect(priceToWire(149_050)).toBe(1490.5);
    expect(() => priceFromWire(-2)).toThrow(RangeError);
  });

  it('make every sum they are part of unknown', () => {
    assert(
      property(array(oneof(integer({ min: 0, max: 1_000_000 }), constant(null))), (amounts) => {
        const sum = sumKopecks(amounts);
        if (amounts.includes(null)) expect(sum).toBeNull();
        else expect(sum).toBe(amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0));
      }),
    );
  });

  it('stay unknown however many pieces are taken', () => {
    expect(multiplyKopecks(null, 3)).toBeNull();
  });
});

describe('arithmetic', () => {
  it('refuses quantities that are no count', () => {
    for (const quantity of [0.5, -1, NaN, Infinity]) {
      expect(() => multiplyKopecks(100, quantity)).toThrow(RangeError);
    }
  });

  it('refuses to pass the bound', () => {
    expect(() => multiplyKopecks(maxKopecks, 2)).toThrow(RangeError);
    expect(() => sumKopecks([maxKopecks, 1])).toThrow(RangeError);
    expect(() => sumKopecks([-1])).toThrow(RangeError);
  });

  it.each([
    [10_000, 10, 1_000],
    [99, 50, 50],
    [1, 50, 1],
    [1, 49.99, 0],
    [149_050, 7.5, 11_179],
    [maxKopecks, 100, maxKopecks],
    [12_345, 0, 0],
  ])('takes of %i kopecks %f percent, half up', (amount, percent, share) => {
    expect(percentOfKopecks(amount, percent)).toBe(share);
  });

  it('rounds a share like exact integer arithmetic does', () => {
    assert(
      property(kopecks, integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const exact = (BigInt(amount) * BigInt(hundredths) + 5_000n) / 10_000n;
        expect(percentOfKopecks(amount, hundredths / 100)).toBe(Number(exact));
      }),
    );
  });

  it.each([-1, 100.01, 1.005, NaN])('refuses %s percent', (percent) => {
    expect(() => percentOfKopecks(100, percent)).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  it('writes Russian and English amounts', () => {
    expect(formatMoney(149_000)).toBe('1\u00a0490\u00a0₽');
    expect(formatMoney(149_050)).toBe('1\u00a0490,50\u00a0₽');
    expect(formatMoney(5)).toBe('0,05\u00a0₽');
    expect(formatMoney(0)).toBe('0\u00a0₽');
    expect(formatMoney(149_050, 'en')).toBe('1,490.50\u00a0₽');
    expect(formatMoney(149_000, 'en')).toBe('1,490\u00a0₽');
  });

  it('shows a dash for an unknown amount', () => {
    expect(formatMoney(null)).toBe('—');
    expect(formatMoney(null, 'en')).toBe('—');
  });
});
