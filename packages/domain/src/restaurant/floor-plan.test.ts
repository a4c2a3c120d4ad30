import { describe, expect, it } from 'vitest';
import { readFloorPlan } from './floor-plan.ts';
import { readSections, type RestaurantSection } from './restaurant-schema.ts';

const place = { x: 60, y: 40, z: 0, angle: 90, width: 100, height: 80 };
const schema = {
  width: 760,
  height: 400,
  revision: 1,
  isDeleted: false,
  markElements: [],
  tableElements: [
    { tableId: 'T1', ...place },
    { tableId: 'gone', ...place },
  ],
  rectangleElements: [place],
  ellipseElements: [],
};
const wireSection = {
  id: 'S',
  terminalGroupId: 'G',
  name: 'Banquet hall',
  tables: [
    { id: 'T1', number: 1, name: 'One', seatingCapacity: 4 },
    { id: 'gone', number: 2, name: 'Two', seatingCapacity: 4, isDeleted: true },
    { id: 7 },
  ],
};
const [section] = readSections({ restaurantSections: [wireSection, { name: 'odd' }] }) as [
  RestaurantSection,
];

describe('the plan of a hall', () => {
  it('shows where its tables stand, and what else stands there', () => {
    expect(readFloorPlan({ ...section, schema })).toEqual({
      width: 760,
      height: 400,
      tables: [{ tableId: 'T1', x: 60, y: 40, angle: 90, width: 100, height: 80 }],
      rectangles: [{ x: 60, y: 40, angle: 90, width: 100, height: 80 }],
      ellipses: [],
    });
  });

  it.each([
    ['none is drawn', undefined],
    ['it was taken away', { ...schema, isDeleted: true }],
    ['it shows no table of the hall', { ...schema, tableElements: [] }],
    ['it cannot be read', { ...schema, width: 0 }],
  ])('is not there when %s', (_, drawn) => {
    expect(readFloorPlan({ ...section, schema: drawn })).toBeNull();
  });
});
