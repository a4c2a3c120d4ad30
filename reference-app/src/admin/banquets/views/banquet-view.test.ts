import { describe, expect, it } from 'vitest';
import { isFiltered, readView, toSearch, writeView } from './banquet-view.ts';

const today = '2026-11-20';
const read = (address: string) => readView(new URLSearchParams(address), today);

describe("the desk's view", () => {
  it('is this month with nothing open when the address says nothing', () => {
    expect(read('')).toEqual({
      view: 'month',
      day: today,
      status: 'all',
      search: '',
      from: '',
      to: '',
      page: 1,
      opened: null,
    });
    expect(writeView(read(''), today).toString()).toBe('');
  });

  it.each([
    'view=list&status=failed&search=Юбилей&from=2026-11-01&to=2026-11-30&page=3&banquet=7',
    'view=day&day=2026-12-31&banquet=new',
  ])('comes back from the address %s as it was', (address) => {
    expect(decodeURIComponent(writeView(read(address), today).toString())).toBe(address);
  });

  it('is as if what cannot be read were not there', () => {
    const odd = 'view=year&day=2026-02-30&status=gone&page=-1&banquet=x&from=tomorrow';
    expect(read(odd)).toEqual(read(''));
    expect(read('banquet=1.5').opened).toBeNull();
  });

  it('asks for whole days of the hotel, the soonest first once it knows where to begin', () => {
    const view = read('view=list&from=2026-11-01&to=2026-11-30&page=2');
    expect(toSearch(view, 'Europe/Moscow')).toEqual({
      page: 2,
      pageSize: 20,
      order: 'soonest',
      from: '2026-10-31T21:00:00.000Z',
      to: '2026-11-30T21:00:00.000Z',
    });
    expect(toSearch(read(''), 'Europe/Moscow')).toEqual({ page: 1, pageSize: 20, order: 'latest' });
  });

  it('knows when it shows less than everything', () => {
    expect(isFiltered(read('view=list&page=2'))).toBe(false);
    expect(isFiltered(read('search=a'))).toBe(true);
    expect(isFiltered(read('to=2026-11-30'))).toBe(true);
  });
});
