import { describe, expect, it } from 'vitest';
import { readFilters, toSearch, writeFilters } from './order-search-params.ts';

describe('order filters in the address', () => {
  it('come back as they were written', () => {
    const filters = { status: 'inwork', search: '+7 903', page: 3 } as const;
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
  });

  it('leave a plain address for what is shown by default', () => {
    expect(writeFilters({ status: 'all', search: '', page: 1 }).toString()).toBe('');
  });

  it('read nonsense as the default', () => {
    const nonsense = new URLSearchParams('status=eaten&page=-2');
    expect(readFilters(nonsense)).toEqual({ status: 'all', search: '', page: 1 });
  });

  it('ask the server for one status and one page', () => {
    expect(toSearch({ status: 'new', search: '', page: 2 })).toEqual({
      status: 'new',
      page: 2,
      pageSize: 20,
    });
  });
});
