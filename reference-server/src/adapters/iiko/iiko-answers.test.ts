import {
  externalMenuSchema,
  externalMenusSchema,
  nomenclatureSchema,
  organizationsSchema,
  readDishMenu,
  readStopList,
  restaurantSectionsSchema,
  stopListsSchema,
  terminalGroupsSchema,
} from '@portal/domain/restaurant';
import { expect, test } from 'vitest';
import * as samples from '../../../sandbox/testing/iiko-samples.ts';
import { errorAnswer, tokenAnswer } from './iiko-answers.ts';

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
  ['stop-lists', stopListsSchema, samples.stopListsSample],
  ['rows that nobody can read', externalMenuSchema, samples.menuWith({ itemId: 7 })],
])('%s come through as they were said', (_, schema, sample) => {
  expect(schema.parse(sample)).toEqual(sample);
});

test.each([
  ['no allergens', { ...samples.dishSample, allergens: null }],
  ['nothing but what identifies it', { itemId: 'P1', itemSizes: [{ prices: [{ price: 1 }] }] }],
])('a dish with %s is read', (_, item) => {
  const menu = readDishMenu(externalMenuSchema.parse(samples.menuWith(item)), 'ORG');
  expect([...menu.dishes.values()].map(({ id }) => id)).toEqual(['P1']);
});

test('what has run out is read', () => {
  const place = { organizationId: 'ORG', terminalGroupId: 'TG' };
  expect(readStopList(stopListsSchema.parse(samples.stopListsSample), place)).toEqual([
    { product: 'P1', size: null, left: 0 },
  ]);
});
