import { describe, expect, it } from 'vitest';
import { layOut, neighbour, placeOf } from './board-layout.ts';
import { someBoardOrder } from './some-board-order.ts';

const everything = { search: '', storeId: null };

const orders = [
  someBoardOrder({ id: 7, status: 'new' }),
  someBoardOrder({ id: 3, status: 'new', room: { id: 2, name: 'Сосна 204' } }),
  someBoardOrder({ id: 5, status: 'delivered', store: { id: 9, title: 'Бар' } }),
  someBoardOrder({ id: 6, status: 'done' }),
];

describe('the board', () => {
  it('shows who waits longest first, and nothing that is closed', () => {
    const columns = layOut(orders, everything);
    expect(columns.new.map(({ id }) => id)).toEqual([3, 7]);
    expect(columns.inwork).toEqual([]);
    expect(columns.delivered.map(({ id }) => id)).toEqual([5]);
    expect(placeOf(columns, 6)).toBeNull();
  });

  it('is narrowed down by a shop and by words in any order', () => {
    expect(layOut(orders, { search: '', storeId: 9 }).new).toEqual([]);
    const found = layOut(orders, { search: '204 сосна', storeId: null });
    expect(found.new.map(({ id }) => id)).toEqual([3]);
    expect(layOut(orders, { search: '#5', storeId: null }).delivered).toHaveLength(1);
  });

  it('is walked by arrows, over columns that are empty', () => {
    const columns = layOut(orders, everything);
    expect(neighbour(columns, null, 'down')).toBe(3);
    expect(neighbour(columns, 3, 'down')).toBe(7);
    expect(neighbour(columns, 7, 'down')).toBeNull();
    expect(neighbour(columns, 7, 'right')).toBe(5);
    expect(neighbour(columns, 5, 'left')).toBe(3);
    expect(neighbour(columns, 5, 'right')).toBeNull();
  });
});
