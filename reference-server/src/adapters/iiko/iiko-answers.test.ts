import {
  externalMenuSchema,
  externalMenusSchema,
  nomenclatureSchema,
  organizationsSchema,
  restaurantSectionsSchema,
  terminalGroupsSchema,
} from '@portal/domain';
import { expect, test } from 'vitest';
import * as samples from '../../../sandbox/testing/iiko-samples.ts';
import { errorAnswer, stopListsAnswer, tokenAnswer } from './iiko-answers.ts';

const { dishSample, menuWith } = samples;

test('reads a token and an error', () => {
  expect(tokenAnswer.parse(samples.tokenSample)).toEqual({ token: 'tkn-1' });
  const { errorDescription, error } = samples.errorSample;
  expect(errorAnswer.parse(samples.errorSample)).toEqual({ errorDescription, error });
});

test.each([
  ['organizations', organizationsSchema, samples.organizationsSample],
  ['terminal groups', terminalGroupsSchema, samples.terminalGroupsSample],
  ['nomenclature', nomenclatureSchema, samples.nomenclatureSample],
  ['menus', externalMenusSchema, samples.menusSample],
  ['no menus', externalMenusSchema, { ...samples.menusSample, externalMenus: null }],
  ['a menu', externalMenuSchema, samples.menuSample],
  ['sections', restaurantSectionsSchema, samples.sectionsSample],
])('%s come through as they were said', (_, schema, sample) => {
  expect(schema.parse(sample)).toEqual(sample);
});

test.each([
  ['no allergens', { ...dishSample, allergens: null }],
  ['nothing but what identifies it', { itemId: 'P1', name: 'Borsch', itemSizes: [] }],
  [
    'a size that is not sold and has no picture or nutrition',
    { ...dishSample, itemSizes: [{ buttonImageUrl: null, prices: [{ price: null }] }] },
  ],
])('a dish with %s is read', (_, item) => {
  expect(externalMenuSchema.parse(menuWith(item))).toEqual(menuWith(item));
});

test.each([
  [{ ...dishSample, itemId: 7 }],
  [{ ...dishSample, itemSizes: [{ prices: [{ price: '490' }] }] }],
  [{ ...dishSample, itemSizes: undefined }],
])('a dish that cannot be sold rightly is not read: %#', (item) => {
  expect(externalMenuSchema.safeParse(menuWith(item)).success).toBe(false);
});

test('what has run out, and what is left of the rest, is read', () => {
  const [list] = samples.stopListsSample.terminalGroupStopLists;
  const [group] = list!.items;
  const [line] = group!.items;
  const items = [
    line,
    { ...line, productId: 'P2', sizeId: 'S1', balance: -2 },
    { ...line, productId: 'P3', balance: 4 },
  ];
  const wire = {
    ...samples.stopListsSample,
    terminalGroupStopLists: [{ ...list, items: [{ ...group, items }] }],
  };
  const place = { organizationId: 'ORG', terminalGroupId: 'TG' };
  expect(stopListsAnswer.parse(wire)).toEqual([
    { ...place, productId: 'P1', sizeId: null, balance: 0 },
    { ...place, productId: 'P2', sizeId: 'S1', balance: -2 },
    { ...place, productId: 'P3', sizeId: null, balance: 4 },
  ]);
});
