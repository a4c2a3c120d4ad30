import type { MenuCategory, MenuDish } from '@portal/domain/restaurant';
import { describe, expect, it } from 'vitest';
import { searchMenu } from './menu-search.ts';

function dish(name: string, description = '', tags: readonly string[] = []): MenuDish {
  const size = {
    id: null,
    name: '',
    priceKopecks: 10000,
    weightGrams: null,
    imageUrl: null,
    nutrition: null,
    groups: [],
  };
  return { id: name, name, description, allergens: null, tags, sizes: [size] };
}

const menu: readonly MenuCategory[] = [
  { id: 's', name: 'Супы', description: '', dishes: [dish('Борщ', 'Со сметаной'), dish('Уха')] },
  { id: 'd', name: 'Десерты', description: '', dishes: [dish('Мёд', '', ['без сахара'])] },
];

function found(written: string): string[] {
  return searchMenu(menu, written).flatMap(({ dishes }) => dishes.map(({ name }) => name));
}

describe('the search in the menu', () => {
  it('finds by name, description, tag and part of the menu', () => {
    expect(found('борщ')).toEqual(['Борщ']);
    expect(found('сметан')).toEqual(['Борщ']);
    expect(found('сахара')).toEqual(['Мёд']);
    expect(found('супы')).toEqual(['Борщ', 'Уха']);
  });

  it('takes «ё» for «е» and small letters for large ones', () => {
    expect(found('МЕД')).toEqual(['Мёд']);
    expect(found('сметаной борщ')).toEqual(['Борщ']);
  });

  it('wants every word', () => {
    expect(found('борщ уха')).toEqual([]);
  });

  it('shows everything while nothing is written', () => {
    expect(searchMenu(menu, '   ')).toBe(menu);
  });

  it('leaves out parts of the menu without a find', () => {
    expect(searchMenu(menu, 'уха')).toEqual([{ ...menu[0], dishes: [menu[0]?.dishes[1]] }]);
  });
});
