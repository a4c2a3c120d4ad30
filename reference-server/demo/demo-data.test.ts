import { staffIdSchema, staffRoles } from '@portal/domain/contract';
import { isKopecks } from '@portal/domain/money';
import { quoteOrder } from '@portal/domain/orders';
import { portalSettingsChangeSchema } from '@portal/domain/portal';
import { orderRooms } from '@portal/domain/rooms';
import { describe, expect, it } from 'vitest';
import { demoRooms, demoSettings } from './seed.ts';
import { demoStaff } from './staff.ts';
import { demoStores } from './stores.ts';

const products = demoStores.flatMap((store) => store.products);
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the demo hotel', () => {
  it('has rooms that all have a name of their own', () => {
    expect(demoRooms.length).toBeGreaterThanOrEqual(24);
    expect(repeated(demoRooms.map(({ name }) => name))).toEqual([]);
    const shown = orderRooms(demoRooms, (room) => ({ ...room, sort_priority: room.sortPriority }));
    expect(shown).toHaveLength(demoRooms.length);
    expect(shown[0]?.name).toBe('Номер 101');
  });

  it('has stores full of products, each with a slug and a title of its own', () => {
    const shops = demoStores.filter(({ kind }) => kind !== 'restaurant');
    expect(shops.filter((store) => store.products.length < 10)).toEqual([]);
    expect(products.length).toBeGreaterThanOrEqual(40);
    expect(repeated(demoStores.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(demoStores.map(({ title }) => title))).toEqual([]);
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
  });

  it('has one restaurant, whose dishes come from the restaurant’s system', () => {
    const restaurants = demoStores.filter(({ kind }) => kind === 'restaurant');
    expect(restaurants.map((store) => store.products)).toEqual([[]]);
  });

  it('names prices in whole kopecks, and leaves one for the staff to name', () => {
    const prices = products.map(({ priceKopecks }) => priceKopecks);
    expect(prices.filter((price) => price !== null && !(isKopecks(price) && price > 0))).toEqual(
      [],
    );
    expect(prices.filter((price) => price === null)).toHaveLength(1);
  });

  it('shows some products that cannot be ordered now', () => {
    expect(products.filter(({ forSale }) => forSale === false).length).toBeGreaterThanOrEqual(2);
  });

  it('describes everything, without stray spaces', () => {
    const texts = [
      ...products.flatMap(({ name, description, memo, warning }) => [
        name,
        description,
        memo,
        ...(warning === undefined ? [] : [warning]),
      ]),
      ...demoStores.flatMap((store) => [store.title, store.description, store.shortDescription]),
    ];
    expect(
      texts.filter((text) => text === '' || text !== text.trim() || /\s{2}/.test(text)),
    ).toEqual([]);
  });

  it('takes fees an order can be quoted with', () => {
    const totals = demoStores.map(({ fee }) =>
      quoteOrder([{ priceKopecks: 1000_00, quantity: 1 }], {
        type: fee?.type ?? 'fix',
        value: (fee?.valueHundredths ?? 0) / 100,
      }),
    );
    expect(totals).toMatchObject([
      { totalKopecks: 1150_00 },
      { totalKopecks: 1000_00 },
      { totalKopecks: 1000_00 },
      { totalKopecks: 1000_00 },
      { totalKopecks: 1050_00 },
      { totalKopecks: 1100_00 },
    ]);
  });

  it('employs one person for each role', () => {
    expect(demoStaff.map(({ role }) => role).sort()).toEqual([...staffRoles].sort());
    expect(demoStaff.filter(({ id }) => !staffIdSchema.safeParse(id).success)).toEqual([]);
  });

  it('has settings the portal accepts, with contacts that belong to nobody', () => {
    expect(portalSettingsChangeSchema.parse(demoSettings)).toEqual(demoSettings);
    const contacts = [demoSettings.email, ...demoSettings.socialLinks.map(({ url }) => url)];
    expect(contacts.filter((contact) => !/\.example(\/|$)/.test(contact))).toEqual([]);
    const phones = [demoSettings.receptionPhone, demoSettings.restaurantPhone];
    expect(phones.filter((phone) => !phone.startsWith('+7 (000) 000-'))).toEqual([]);
  });
});
