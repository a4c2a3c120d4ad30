import { describe, expect, it } from 'vitest';
import {
  exportOf,
  isFiltered,
  readView,
  toSearch,
  writeView,
  type OrderView,
} from './order-view.ts';

const plain = readView(new URLSearchParams());
const throughAddress = (view: OrderView) =>
  readView(new URLSearchParams(writeView(view).toString()));

describe('orders in the address', () => {
  it('come back as they were written', () => {
    const view: OrderView = {
      view: 'table',
      search: '+7 903',
      storeId: 4,
      order: 1042,
      status: 'inwork',
      from: '2026-11-20',
      to: '2026-11-22',
      page: 3,
    };
    expect(throughAddress(view)).toEqual(view);
  });

  it('leave a plain address for what is shown by default', () => {
    expect(writeView(plain).toString()).toBe('');
    expect(plain).toMatchObject({ view: 'board', order: null, page: 1 });
  });

  it('read nonsense as the default', () => {
    const nonsense =
      'view=map&status=eaten&page=-2&order=1e9&store=all&from=2026-02-31&to=tomorrow';
    expect(readView(new URLSearchParams(nonsense))).toEqual(plain);
  });

  it('ask the server for whole days of the hotel', () => {
    const view: OrderView = { ...plain, view: 'table', from: '2026-11-20', to: '2026-11-20' };
    expect(toSearch(view, 'Europe/Moscow')).toEqual({
      page: 1,
      pageSize: 20,
      from: '2026-11-19T21:00:00.000Z',
      to: '2026-11-20T21:00:00.000Z',
    });
  });

  it('ask for a file of everything that is found, not of one page', () => {
    const view: OrderView = { ...plain, view: 'table', storeId: 4, search: ' 101 ', page: 3 };
    expect(exportOf(view, 'Europe/Moscow')).toEqual({ storeId: '4', search: '101' });
  });

  it('say that the board is narrowed down only by what narrows it down', () => {
    expect(isFiltered({ ...plain, status: 'done' })).toBe(false);
    expect(isFiltered({ ...plain, status: 'done', view: 'table' })).toBe(true);
    expect(isFiltered({ ...plain, search: '  ' })).toBe(false);
    expect(isFiltered({ ...plain, storeId: 2 })).toBe(true);
  });
});
