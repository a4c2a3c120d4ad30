import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dishKey, dishLineSchema } from './dish-choice.ts';
import { choiceOfLine, dishLineOf, findShortages, isLineStopped } from './dish-line.ts';
import { pickDish } from './dish-pick.ts';
import { isDishStopped, piecesLeft, type Stopped } from '../stop-list.ts';
import { bounds, priced, readDish, wireGroup, wireModifier } from '../testing/wire-menu.ts';

const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
const [soup, small, large, cream, group] = ['a', 'b', 'c', 'd', 'e'].map(id) as [
  string,
  string,
  string,
  string,
  string,
];
const itemModifierGroups = [
  wireGroup(group, [wireModifier(cream, 50, { restrictions: bounds(0, 2) })]),
];
const borsch = readDish(
  [
    { sizeId: small, sizeName: 'Small', itemModifierGroups },
    { sizeId: large, sizeName: 'Large', prices: priced(690) },
  ],
  { itemId: soup, name: soup },
)!;

function line(quantity: number, size = small, creams = 0) {
  const modifiers = creams > 0 ? [{ id: cream, quantity: creams }] : [];
  const pick = pickDish(borsch, { size, modifiers });
  if ('problems' in pick) throw new Error('Not on the menu.');
  return dishLineOf(pick, quantity);
}
const stopped = (product: string, left = 0, size: string | null = null): Stopped => ({
  product,
  size,
  left,
});

describe('a line of a dish', () => {
  it('has the price of one piece with its modifiers, and what they are', () => {
    const frozen = line(3, small, 2);
    expect(frozen).toEqual({
      product: soup,
      name: soup,
      price: 590,
      quantity: 3,
      stoplist: false,
      size: { id: small, name: 'Small' },
      modifiers: [{ id: cream, name: cream, price: 50, quantity: 2, group }],
    });
    expect(dishLineSchema.parse(frozen)).toEqual(frozen);
  });

  it('asks for the same again', () => {
    const again = pickDish(borsch, choiceOfLine(line(1, small, 2)));
    expect('problems' in again ? again : dishLineOf(again, 1)).toEqual(line(1, small, 2));
  });

  it('of an order from before sizes and modifiers is read', () => {
    const old = { product: soup, name: 'Борщ', quantity: 1 };
    expect(dishLineSchema.parse(old)).toMatchObject({
      price: -1,
      stoplist: false,
      size: null,
      modifiers: [],
    });
  });
});

describe('a key of a dish', () => {
  it('is the same for the same, in whatever order it is said', () => {
    const one = { id: cream, quantity: 1 };
    const other = { id: small, quantity: 2 };
    expect(dishKey(soup, { modifiers: [one, other] })).toBe(
      dishKey(soup, { modifiers: [other, one] }),
    );
    expect(dishKey(soup, { modifiers: [one, one] })).toBe(
      dishKey(soup, { modifiers: [{ id: cream, quantity: 2, group: null }] }),
    );
    expect(dishKey(soup, {})).toBe(dishKey(soup, { size: null, modifiers: null }));
  });

  it('differs by size, by modifiers, and by leaving out what comes by default', () => {
    const keys = [
      dishKey(soup, {}),
      dishKey(soup, { size: small }),
      dishKey(soup, { modifiers: [] }),
      dishKey(soup, { modifiers: [{ id: cream, quantity: 1 }] }),
      dishKey(soup, { modifiers: [{ id: cream, quantity: 2 }] }),
      dishKey(soup, { modifiers: [{ id: cream, quantity: 1, group }] }),
      dishKey(large, {}),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the stop-list', () => {
  it('says how many pieces are left: of all sizes, or of one', () => {
    expect(piecesLeft([], soup)).toBeNull();
    expect(piecesLeft([stopped(soup, 3), stopped(soup, 1, large)], soup, small)).toBe(3);
    expect(piecesLeft([stopped(soup, 3), stopped(soup, 1, large)], soup, large)).toBe(1);
    expect(isDishStopped([stopped(soup, 0, small)], borsch)).toBe(false);
    expect(isDishStopped([stopped(soup, 0, small), stopped(soup, 0, large)], borsch)).toBe(true);
    expect(isDishStopped([stopped(soup)], borsch)).toBe(true);
  });

  it('refuses what has run out, dish or modifier, by its name', () => {
    const lines = [line(1, large), line(1, small, 1)];
    expect(findShortages([stopped(soup, 0, large)], lines)).toEqual([
      { line: 0, name: soup, left: 0 },
    ]);
    expect(findShortages([stopped(cream)], lines)).toEqual([{ line: 1, name: cream, left: 0 }]);
    expect(findShortages([stopped(group)], lines)).toEqual([]);
  });

  it('counts all lines together, and modifiers with each piece', () => {
    const lines = [line(2, small), line(2, large)];
    expect(findShortages([stopped(soup, 4)], lines)).toEqual([]);
    expect(findShortages([stopped(soup, 3)], lines).map(({ line: index }) => index)).toEqual([
      0, 1,
    ]);
    expect(findShortages([stopped(cream, 5)], [line(3, small, 2)])).toHaveLength(1);
    expect(findShortages([stopped(cream, 6)], [line(3, small, 2)])).toEqual([]);
  });

  it('marks a line only when something in it has run out altogether', () => {
    expect(isLineStopped([stopped(soup, 1)], line(5))).toBe(false);
    expect(isLineStopped([stopped(soup)], line(5))).toBe(true);
    expect(isLineStopped([stopped(cream)], line(5))).toBe(false);
    expect(isLineStopped([stopped(cream)], line(5, small, 1))).toBe(true);
  });

  it('lets nothing through that is not there, and refuses nothing that is', () => {
    const someLine = record({
      quantity: integer({ min: 1, max: 5 }),
      size: constantFrom(small, large),
    });
    assert(
      property(
        array(someLine, { minLength: 1, maxLength: 5 }),
        integer({ min: 0, max: 15 }),
        constantFrom(small, null),
        (chosen, left, size) => {
          const lines = chosen.map((one) => line(one.quantity, one.size));
          const pieces = chosen
            .filter((one) => size === null || one.size === size)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          const refused = findShortages([stopped(soup, left, size)], lines);
          expect(refused.length > 0).toBe(pieces > left);
        },
      ),
    );
  });
});
