import { describe, expect, it } from 'vitest';
import { openDraft, withModifier, withSize } from './dish-draft.ts';
import { goodsOf, leftToAdd, piecesOf } from './dishes-in-cart.ts';
import { additions, cream, glass, jug, mors, soup } from '../testing/small-menu.ts';

const plainSoup = { id: soup.id, quantity: 1 };
const richSoup = {
  id: soup.id,
  quantity: 2,
  modifiers: [{ id: cream.id, quantity: 1, group: additions.id }],
};

describe('dishes in a cart', () => {
  it('are counted however they were chosen', () => {
    expect(piecesOf([plainSoup, richSoup, { id: mors.id, quantity: 5 }], soup)).toBe(3);
  });

  it('leave as many to add as the stop-list has, less what is in the cart already', () => {
    const stopped = [{ product: soup.id, size: null, left: 4 }];
    expect(leftToAdd(stopped, [plainSoup, richSoup], soup, null)).toBe(1);
    expect(leftToAdd(stopped, [plainSoup, { ...richSoup, quantity: 9 }], soup, null)).toBe(0);
    expect(leftToAdd([], [plainSoup], soup, null)).toBeNull();
  });

  it('are counted by size where only one size runs out', () => {
    const stopped = [{ product: mors.id, size: glass.id, left: 3 }];
    const items = [
      { id: mors.id, quantity: 1 },
      { id: mors.id, size: jug.id, quantity: 2 },
    ];
    expect(leftToAdd(stopped, items, mors, glass.id)).toBe(2);
    expect(leftToAdd(stopped, items, mors, jug.id)).toBeNull();
  });
});

describe('what goes into the cart', () => {
  it('is the id alone for a dish as it comes, so that it joins what one tap has added', () => {
    expect(goodsOf(soup, openDraft(soup, []))).toBe(soup.id);
  });

  it('names the size of a dish that has several, and what was chosen with it', () => {
    expect(goodsOf(mors, withSize(openDraft(mors, []), jug))).toEqual({
      id: mors.id,
      size: jug.id,
    });
    expect(goodsOf(soup, withModifier(openDraft(soup, []), additions, cream, 1))).toMatchObject({
      id: soup.id,
      modifiers: [{ id: cream.id, quantity: 1 }],
    });
  });
});
