import { describe, expect, it } from 'vitest';
import { cartLines, countLines, orderable, quoteLines } from './cart-lines.ts';

const store = { id: 1, title: 'Лавка' };
const product = (id: number, price: number, for_sale = true) => ({
  id,
  name: `Товар ${id}`,
  description: '',
  for_sale,
  image: null,
  memo_text: '',
  price,
  store,
  warning_text: '',
});
const products = [product(1, 260), product(2, 99.9), product(3, 760, false), product(4, -1)];

describe('cartLines', () => {
  it('gives every item its name and today’s price, in the order they were added', () => {
    const lines = cartLines(
      [
        { id: 2, quantity: 3 },
        { id: 1, quantity: 1 },
      ],
      products,
    );
    expect(lines.map(({ name, priceKopecks }) => [name, priceKopecks])).toEqual([
      ['Товар 2', 9990],
      ['Товар 1', 26000],
    ]);
    expect(countLines(lines)).toBe(4);
  });

  it('leaves out what the store no longer has', () => {
    expect(cartLines([{ id: 77, quantity: 1 }], products)).toEqual([]);
  });

  it('keeps what is not for sale in sight, and out of the order and its sum', () => {
    const lines = cartLines(
      [
        { id: 1, quantity: 1 },
        { id: 3, quantity: 2 },
      ],
      products,
    );
    expect(lines).toHaveLength(2);
    expect(orderable(lines).map(({ item }) => item.id)).toEqual([1]);
    expect(quoteLines(lines, { type: 'fix', value: 150 })).toMatchObject({
      linesKopecks: 26000,
      totalKopecks: 41000,
    });
  });

  it('knows no total while one price is unknown', () => {
    const lines = cartLines(
      [
        { id: 1, quantity: 1 },
        { id: 4, quantity: 1 },
      ],
      products,
    );
    expect(quoteLines(lines, { type: 'percent', value: 5 })).toMatchObject({
      totalKopecks: null,
    });
  });
});
