import type {
  DishMenu,
  MenuDish,
  MenuModifier,
  MenuModifierGroup,
  MenuSize,
} from '@portal/domain/restaurant';

/** Ids as the restaurant's system makes them. */
export function iikoId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function modifier(number: number, name: string, roubles: number, max = 1): MenuModifier {
  return {
    id: iikoId(number),
    name,
    description: '',
    weightGrams: 30,
    priceKopecks: roubles * 100,
    min: 0,
    max,
    free: 0,
    byDefault: 0,
  };
}

function group(
  number: number,
  name: string,
  [min, max, free]: readonly [number, number, number],
  modifiers: readonly MenuModifier[],
): MenuModifierGroup {
  return { id: iikoId(number), name, description: '', min, max, free, modifiers };
}

function size(roubles: number, changes: Partial<MenuSize> = {}): MenuSize {
  return {
    id: null,
    name: '',
    priceKopecks: roubles * 100,
    weightGrams: 300,
    imageUrl: null,
    nutrition: null,
    groups: [],
    ...changes,
  };
}

function dish(number: number, name: string, sizes: MenuDish['sizes']): MenuDish {
  return { id: iikoId(number), name, description: '', allergens: null, tags: [], sizes };
}

export const cream = modifier(21, 'Сметана', 50, 2);
export const croutons = modifier(22, 'Гренки', 40);
export const additions = group(20, 'Добавить к супу', [0, 2, 0], [cream, croutons]);

export const rare = modifier(31, 'С кровью', 0);
export const wellDone = modifier(32, 'Полная', 0);
export const doneness = group(30, 'Степень прожарки', [1, 1, 0], [rare, wellDone]);

export const bun = dish(1, 'Булочка', [size(90)]);
export const soup = dish(2, 'Борщ', [size(490, { groups: [additions] })]);
export const steak = dish(3, 'Стейк рибай', [size(2350, { groups: [doneness] })]);
export const glass = size(190, { id: iikoId(41), name: 'Стакан', weightGrams: 250 });
export const jug = size(650, { id: iikoId(42), name: 'Кувшин', weightGrams: 1000 });
export const mors = dish(4, 'Морс', [glass, jug]);

const dishes = [bun, soup, steak, mors];

/** A bun, a soup with additions, a steak with a choice to make, a drink in two sizes. */
export const smallMenu: DishMenu = {
  categories: [{ id: null, name: 'Всё', description: '', dishes }],
  dishes: new Map(dishes.map((one) => [one.id, one])),
};
