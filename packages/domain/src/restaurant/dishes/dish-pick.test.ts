import { array, assert, constantFrom, integer, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenModifier } from './dish-choice.ts';
import { defaultModifiers, defaultSize, needsChoice, pickDish } from './dish-pick.ts';
import { bounds, priced, readDish, wireGroup, wireModifier } from '../testing/wire-menu.ts';

const dishOf = (...sizes: object[]) => readDish(sizes)!;

const steak = dishOf(
  {
    sizeId: 'small',
    sizeName: 'Small',
    isDefault: true,
    prices: priced(1000),
    itemModifierGroups: [
      wireGroup('doneness', [wireModifier('rare', 0), wireModifier('well-done', 0)], {
        restrictions: bounds(1, 1),
      }),
      wireGroup(
        'sauces',
        [
          wireModifier('mushroom', 80, { restrictions: bounds(0, 2) }),
          wireModifier('tartar', 70, { restrictions: bounds(0, 2) }),
          wireModifier('truffle', 200),
        ],
        { restrictions: bounds(0, 3, 1) },
      ),
    ],
  },
  { sizeId: 'large', sizeName: 'Large', prices: priced(1500) },
);
const rare = { id: 'rare', quantity: 1 };

function priceOf(modifiers: ChosenModifier[]): number | string[] {
  const pick = pickDish(steak, { modifiers });
  return 'problems' in pick ? pick.problems.map(({ reason }) => reason) : pick.priceKopecks;
}

describe('a pick', () => {
  it('takes the default size when none is named', () => {
    expect(pickDish(steak, { modifiers: [rare] })).toMatchObject({ size: { name: 'Small' } });
    expect(pickDish(steak, { size: 'large' })).toMatchObject({ priceKopecks: 150_000 });
    expect(pickDish(steak, { size: 'huge' })).toEqual({ problems: [{ reason: 'size-not-sold' }] });
  });

  it('lets the dearest of a group come free, and counts the rest', () => {
    expect(priceOf([rare])).toBe(100_000);
    expect(priceOf([rare, { id: 'tartar', quantity: 1 }])).toBe(100_000);
    expect(priceOf([rare, { id: 'tartar', quantity: 1 }, { id: 'truffle', quantity: 1 }])).toBe(
      107_000,
    );
    expect(priceOf([rare, { id: 'tartar', quantity: 2 }])).toBe(107_000);
  });

  it('counts what is free of one modifier by itself', () => {
    const items = [wireModifier('honey', 60, { restrictions: bounds(0, 3, 2) })];
    const pancakes = dishOf({ itemModifierGroups: [wireGroup('g', items)] });
    const pick = pickDish(pancakes, { modifiers: [{ id: 'honey', quantity: 3 }] });
    expect(pick).toMatchObject({ priceKopecks: 55_000 });
  });

  it('says of everything at once what cannot be chosen', () => {
    expect(priceOf([])).toEqual(['too-few']);
    expect(priceOf([{ id: 'rare', quantity: 2 }])).toEqual(['too-many', 'too-many']);
    expect(priceOf([rare, { id: 'gold', quantity: 1 }])).toEqual(['modifier-not-sold']);
    expect(
      priceOf([
        { id: 'tartar', quantity: 2 },
        { id: 'mushroom', quantity: 2 },
      ]),
    ).toEqual(['too-few', 'too-many']);
  });

  it('finds a modifier in the group that is named, else in the first that has it', () => {
    const twice = dishOf({
      itemModifierGroups: [
        wireGroup('first', [wireModifier('cheese', 10)]),
        wireGroup('second', [wireModifier('cheese', 20)]),
      ],
    });
    const price = (group?: string) => {
      const pick = pickDish(twice, { modifiers: [{ id: 'cheese', quantity: 1, group }] });
      return 'problems' in pick ? null : pick.priceKopecks - 49_000;
    };
    expect([price(), price('first'), price('second'), price('third')]).toEqual([
      1_000,
      1_000,
      2_000,
      null,
    ]);
  });

  it('takes what comes by default when nothing is said, and nothing when that is said', () => {
    const tea = dishOf({
      itemModifierGroups: [
        wireGroup('g', [wireModifier('lemon', 30, { restrictions: bounds(0, 2, 0, 1) })]),
      ],
    });
    expect(defaultModifiers(defaultSize(tea))).toEqual([{ id: 'lemon', quantity: 1, group: 'g' }]);
    expect(pickDish(tea, {})).toMatchObject({ priceKopecks: 52_000 });
    expect(pickDish(tea, { modifiers: [] })).toMatchObject({ priceKopecks: 49_000, modifiers: [] });
  });

  it('goes into a cart with one tap when nothing must be chosen', () => {
    expect(needsChoice(dishOf({}))).toBe(false);
    expect(needsChoice(steak)).toBe(true);
    const required = wireGroup('g', [wireModifier('m', 0)], { restrictions: bounds(1, 1) });
    expect(needsChoice(dishOf({ itemModifierGroups: [required] }))).toBe(true);
  });

  it('of more than the portal handles is none', () => {
    const gold = wireGroup('g', [wireModifier('gold', 9_999_999)]);
    const dear = dishOf({ prices: priced(9_999_999), itemModifierGroups: [gold] });
    expect(pickDish(dear, { modifiers: [{ id: 'gold', quantity: 1 }] })).toEqual({
      problems: [{ reason: 'too-dear' }],
    });
  });
});

describe('whatever is chosen', () => {
  const chosen: Arbitrary<ChosenModifier> = record({
    id: constantFrom('rare', 'well-done', 'mushroom', 'tartar', 'truffle', 'gold'),
    quantity: integer({ min: 1, max: 3 }),
  });

  it('keeps every bound, or is refused', () => {
    assert(
      property(array(chosen, { maxLength: 6 }), (modifiers) => {
        const pick = pickDish(steak, { modifiers });
        if ('problems' in pick) {
          expect(pick.problems).not.toEqual([]);
          return;
        }
        for (const group of pick.size.groups) {
          const picked = pick.modifiers.filter((one) => one.group === group);
          const total = picked.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(total).toBeGreaterThanOrEqual(group.min);
          expect(total).toBeLessThanOrEqual(group.max);
        }
        const quantityChosen = modifiers.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(pick.modifiers.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          quantityChosen,
        );
      }),
    );
  });

  it('costs the same in whatever order, at least the dish, at most all prices', () => {
    assert(
      property(array(chosen, { maxLength: 6 }), (modifiers) => {
        const price = priceOf(modifiers);
        expect(priceOf([...modifiers].reverse())).toEqual(price);
        if (typeof price !== 'number') return;
        const prices: Record<string, number> = { mushroom: 8000, tartar: 7000, truffle: 20_000 };
        const all = modifiers.reduce(
          (sum, { id, quantity }) => sum + (prices[id] ?? 0) * quantity,
          100_000,
        );
        expect(price).toBeGreaterThanOrEqual(100_000);
        expect(price).toBeLessThanOrEqual(all);
      }),
    );
  });

  it('never gets cheaper by one more', () => {
    assert(
      property(array(chosen, { maxLength: 4 }), chosen, (modifiers, one) => {
        const [before, after] = [priceOf(modifiers), priceOf([...modifiers, one])];
        if (typeof before === 'number' && typeof after === 'number') {
          expect(after).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });
});
