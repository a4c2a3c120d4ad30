import {
  array,
  assert,
  constantFrom,
  integer,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCart,
  cartItemKey,
  clearStore,
  countPieces,
  emptyCart,
  itemsOf,
  parseCart,
  quantityOf,
  removeFromCart,
  setQuantity,
  stringifyCart,
} from './cart.ts';

const dish = '0f3a2b1c-5d4e-4f60-8a71-92b3c4d5e6f7';
const cart = addToCart(addToCart(addToCart(emptyCart, 1, 10), 1, 11, 2), 2, dish);

describe('a cart', () => {
  it('is kept per store', () => {
    expect(cart).toEqual({
      1: [
        { id: 10, quantity: 1 },
        { id: 11, quantity: 2 },
      ],
      2: [{ id: dish, quantity: 1 }],
    });
    expect(quantityOf(cart, 1, 11)).toBe(2);
    expect(quantityOf(cart, 2, 11)).toBe(0);
    expect(countPieces(cart, 1)).toBe(3);
    expect(itemsOf(cart, 3)).toEqual([]);
  });

  it('adds to what is there and keeps its place', () => {
    expect(itemsOf(addToCart(cart, 1, 10, 4), 1).map(({ id, quantity }) => [id, quantity])).toEqual(
      [
        [10, 5],
        [11, 2],
      ],
    );
  });

  it('loses an item at zero and a store with its last item', () => {
    expect(itemsOf(setQuantity(cart, 1, 10, 0), 1)).toEqual([{ id: 11, quantity: 2 }]);
    expect(removeFromCart(cart, 2, dish)).toEqual({ 1: cart[1] });
    expect(addToCart(cart, 2, dish, -1)).toEqual({ 1: cart[1] });
  });

  it('empties one store only', () => {
    expect(clearStore(cart, 1)).toEqual({ 2: cart[2] });
    expect(clearStore(cart, 9)).toEqual(cart);
  });

  it.each([
    [1.9, 1],
    [100, 99],
    [Infinity, 99],
    [NaN, 1],
    [-Infinity, 0],
    [-0, 0],
  ])('takes a quantity of %s for %i', (input, expected) => {
    expect(quantityOf(setQuantity(cart, 1, 10, input), 1, 10)).toBe(expected);
  });

  it('holds no more lines than an order may have', () => {
    let full = emptyCart;
    for (let id = 1; id <= 101; id += 1) full = addToCart(full, 1, id);
    expect(itemsOf(full, 1)).toHaveLength(100);
    expect(quantityOf(addToCart(full, 1, 100), 1, 100)).toBe(2);
  });

  it('does not change the cart it is given', () => {
    const before = stringifyCart(cart);
    setQuantity(cart, 1, 10, 5);
    removeFromCart(cart, 1, 10);
    clearStore(cart, 1);
    expect(stringifyCart(cart)).toBe(before);
  });
});

describe('a dish in a cart', () => {
  const large = { id: dish, size: '11111111-5d4e-4f60-8a71-92b3c4d5e6f7' };
  const withCream = {
    ...large,
    modifiers: [{ id: '22222222-5d4e-4f60-8a71-92b3c4d5e6f7', quantity: 2 }],
  };

  it('is another line in another size or with other modifiers', () => {
    let made = emptyCart;
    for (const goods of [dish, large, withCream, large]) made = addToCart(made, 2, goods);
    expect(itemsOf(made, 2)).toEqual([
      { id: dish, quantity: 1 },
      { ...large, quantity: 2 },
      { ...withCream, quantity: 1 },
    ]);
    expect(itemsOf(removeFromCart(made, 2, large), 2)).toHaveLength(2);
    expect(quantityOf(setQuantity(made, 2, withCream, 5), 2, withCream)).toBe(5);
    expect(new Set(itemsOf(made, 2).map(cartItemKey)).size).toBe(3);
  });

  it('comes back from the storage as it was chosen', () => {
    const made = addToCart(addToCart(emptyCart, 2, withCream, 3), 2, dish);
    expect(parseCart(stringifyCart(made))).toEqual(made);
  });

  it('has no size where none was said, and a product has none at all', () => {
    const withoutSize = { id: dish, size: null, modifiers: null };
    expect(itemsOf(addToCart(emptyCart, 2, withoutSize), 2)).toEqual([{ id: dish, quantity: 1 }]);
    expect(addToCart(emptyCart, 1, { ...withCream, id: 10 })).toEqual({
      1: [{ id: 10, quantity: 1 }],
    });
  });

  it('is lost from the storage alone when its choice is broken', () => {
    const stored = JSON.stringify({
      2: [
        { id: dish, quantity: 1, size: 7 },
        { id: dish, quantity: 1, modifiers: [{ id: 'x', quantity: 1 }] },
        { ...large, quantity: 1 },
      ],
    });
    expect(parseCart(stored)).toEqual({ 2: [{ ...large, quantity: 1 }] });
  });
});

describe('a stored cart', () => {
  it('comes back as it was', () => {
    const change = record({
      storeId: integer({ min: 1, max: 3 }),
      id: oneof(integer({ min: 1, max: 5 }), constantFrom(dish)),
      quantity: integer({ min: -1, max: 120 }),
    });
    assert(
      property(array(change), (changes) => {
        const made = changes.reduce(
          (held, { storeId, id, quantity }) => setQuantity(held, storeId, id, quantity),
          emptyCart,
        );
        expect(parseCart(stringifyCart(made))).toEqual(made);
      }),
    );
  });

  it('is empty when there is none or it is not a cart', () => {
    for (const stored of [null, '', 'null', '[]', '7', '"cart"', '{', '{"1":{}}', '{"1":null}']) {
      expect(parseCart(stored)).toEqual({});
    }
  });

  it('loses broken lines and keeps the rest', () => {
    const stored = `{
      "1": [{ "id": 10, "quantity": 2 }, { "id": 10, "quantity": 0.5 }, { "id": "x", "quantity": 1 },
            { "id": 12, "quantity": 1000000000 }, { "id": 13, "quantity": -1 }, null, 7],
      "0": [{ "id": 1, "quantity": 1 }],
      "__proto__": [{ "id": 1, "quantity": 1 }],
      "constructor": [{ "id": 1, "quantity": 1 }]
    }`;
    expect(parseCart(stored)).toEqual({ 1: [{ id: 10, quantity: 2 }] });
  });

  it('joins lines of the same item', () => {
    const stored = '{"1":[{"id":10,"quantity":60},{"id":10,"quantity":60}]}';
    expect(parseCart(stored)).toEqual({ 1: [{ id: 10, quantity: 99 }] });
  });

  it('is read without throwing, whatever it is', () => {
    const anything = oneof(
      string(),
      jsonValue().map((value) => JSON.stringify(value)),
    );
    assert(
      property(anything, (stored) => {
        expect(parseCart(stringifyCart(parseCart(stored)))).toEqual(parseCart(stored));
      }),
    );
  });
});
