import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../cart/lines/cart-lines.ts';
import { refusedLines, repricedLines } from './refused-lines.ts';

function line(name: string, priceKopecks: number): CartLine {
  return {
    key: name,
    item: { id: name, quantity: 1 },
    name,
    options: [],
    imageUrl: undefined,
    priceKopecks,
    quantity: 1,
    error: null,
  };
}

const soup = line('Борщ', 49000);
const cake = line('Медовик', 38000);

describe('a refused order', () => {
  it('names the lines that were not taken', () => {
    const refusal = {
      details: [
        { path: 'data.order.products.1', message: 'Сейчас нет: Медовик', value: 0 },
        { path: 'data.order.products.0.price', message: 'Борщ: 490 ₽', value: 490 },
        { path: 'data.order.products.7', message: 'Не наше' },
        { path: 'data.order.room', message: 'Такого номера нет' },
      ],
    };
    expect(refusedLines(refusal, [soup, cake])).toEqual([
      { line: cake, message: 'Сейчас нет: Медовик' },
    ]);
  });

  it('says which prices are others now', () => {
    const refusal = {
      details: [
        { path: 'data.order.products.0.price', message: 'Борщ: 520 ₽', value: 520 },
        { path: 'data.order.products.1.price', message: 'Медовик: 380 ₽', value: 380 },
        { path: 'data.order.expectedTotal', message: 'Итого: 900 ₽', value: 900 },
      ],
    };
    expect(repricedLines(refusal, [soup, cake])).toEqual([{ line: soup, afterKopecks: 52000 }]);
  });

  it('leaves out a price that nobody knows', () => {
    const refusal = {
      details: [{ path: 'data.order.products.0.price', message: 'Борщ: —', value: -1 }],
    };
    expect(repricedLines(refusal, [soup])).toEqual([]);
  });
});
