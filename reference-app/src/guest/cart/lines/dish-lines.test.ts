import type { CartItem } from '@portal/domain/cart';
import type { Stopped } from '@portal/domain/restaurant';
import { describe, expect, it } from 'vitest';
import { dishLines } from './dish-lines.ts';
import {
  additions,
  bun,
  cream,
  iikoId,
  jug,
  mors,
  smallMenu,
  soup,
  steak,
} from '../../restaurant/testing/small-menu.ts';

const richSoup = {
  id: soup.id,
  quantity: 1,
  modifiers: [{ id: cream.id, quantity: 2, group: additions.id }],
};

function linesOf(items: readonly CartItem[], stopped: readonly Stopped[] = []) {
  return dishLines(items, smallMenu, stopped, 'Нет в меню');
}

function errorsOf(items: readonly CartItem[], stopped: readonly Stopped[]) {
  return linesOf(items, stopped).map(({ error }) => error);
}

describe('the dishes of a cart', () => {
  it('have the price of what was chosen, and say what that is', () => {
    const lines = linesOf([richSoup, { id: mors.id, size: jug.id, quantity: 1 }]);
    expect(lines.map(({ name, options, priceKopecks }) => [name, options, priceKopecks])).toEqual([
      ['Борщ', ['Сметана × 2'], 59000],
      ['Морс', ['Кувшин'], 65000],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });

  it('are stopped with the dish or with a part of it', () => {
    const stopped = [{ product: cream.id, size: null, left: 0 }];
    expect(errorsOf([richSoup, { id: soup.id, quantity: 1 }], stopped)).toEqual([
      { kind: 'stoppedPart', name: 'Сметана' },
      null,
    ]);
    expect(errorsOf([richSoup], [{ product: soup.id, size: null, left: 0 }])).toEqual([
      { kind: 'stopped' },
    ]);
  });

  it('say how many may stay where there is less, all lines together', () => {
    const stopped = [{ product: soup.id, size: null, left: 3 }];
    expect(errorsOf([{ id: soup.id, quantity: 3 }, richSoup], stopped)).toEqual([
      { kind: 'left', left: 2 },
      { kind: 'left', left: 0 },
    ]);
    expect(errorsOf([{ id: soup.id, quantity: 2 }, richSoup], stopped)).toEqual([null, null]);
  });

  it('stay in sight when the menu has no such dish, or none as it was chosen', () => {
    const unknown = { id: iikoId(99), quantity: 1 };
    const [first, second] = linesOf([unknown, { id: steak.id, quantity: 1 }]);
    expect(first).toMatchObject({ name: 'Нет в меню', error: { kind: 'notSold' } });
    expect(second).toMatchObject({ name: 'Стейк рибай', error: { kind: 'choiceGone' } });
    expect(second?.priceKopecks).toBeNull();
  });

  it('have no trouble while nothing has run out', () => {
    expect(errorsOf([{ id: bun.id, quantity: 9 }], [])).toEqual([null]);
  });
});
