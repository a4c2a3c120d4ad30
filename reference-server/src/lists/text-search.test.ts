import { foldText } from '@portal/domain/search';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../test/portal.ts';
import { foldedSql } from './text-search.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
const { prisma, hotel } = portal;
const name = 'Семён Лёвушкин';
const guestId = hotel.guestId;
await prisma.guest.update({ where: { id: guestId }, data: { name } });
const orderId = (await placeOrder(portal, { paymentType: 'cash' })).id;
await prisma.ticket.create({ data: { guestId, roomId: hotel.roomId } });
await prisma.rating.create({ data: { guestId, score: 5, review: 'Щётка у Семёна Лёвушкина' } });
await prisma.banquet.create({
  data: {
    ...{ title: 'Свадьба', customerName: name, phone: '+79123456789', guestsCount: 5 },
    ...{ startsAt: new Date(), endsAt: new Date(), durationInMinutes: 60 },
  },
});
await prisma.staff.create({ data: { id: 'sl', name, role: 'moderator', passwordHash: '' } });
await prisma.room.create({ data: { name } });
await prisma.store.create({ data: { title: name, storeType: 'shop' } });
await prisma.product.create({ data: { name, storeId: hotel.shopId } });

const lists = {
  '/api/admin/order/fetch': 'orders',
  '/api/admin/ticket/fetch': 'tickets',
  '/api/admin/banquet/fetch': 'banquets',
  '/api/admin/guest/fetch': 'guests',
  '/api/admin/rating/fetch': 'ratings',
  '/api/admin/staff/fetch': 'staff',
  '/api/admin/room/fetch': 'rooms',
  '/api/admin/store/fetch': 'stores',
  '/api/store/product/fetch': 'products',
} as const;

async function count(path: keyof typeof lists, search: string): Promise<number> {
  const { status, body } = await portal.call('admin', path, { search });
  expect([search, status]).toEqual([search, 200]);
  return (body[lists[path]] as { data: unknown[] }).data.length;
}

describe.each(Object.keys(lists) as (keyof typeof lists)[])('the search of %s', (path) => {
  it('finds words in any order and case, with ё or е, spaces or composition', async () => {
    for (const search of [
      ...['Семён', 'СЕМЕН', 'лёвушкин семён', 'Лёвушкин  Семён', 'левуш сем'],
      ...['Лёвушкин'.normalize('NFD'), 'Се\u200bмён', 'Лёвушкин\u00a0Семён'],
    ]) {
      expect([search, await count(path, search)]).toEqual([search, 1]);
    }
    for (const search of ['Семён Борисов', 'Сем%н', 'Сем_н', "' OR 1=1 --", '\\']) {
      expect([search, await count(path, search)]).toEqual([search, 0]);
    }
  });
});

it('takes numbers after № or #, and phones in any spelling, among words', async () => {
  for (const search of [`№ ${orderId}`, `#${orderId}`, `семен ${orderId}`, `${orderId} лёв`]) {
    expect([search, await count('/api/admin/order/fetch', search)]).toEqual([search, 1]);
  }
  for (const search of ['8 (912) 345-67-89', '+7 912 345', 'свадьба 3456', '6789 семен']) {
    expect([search, await count('/api/admin/banquet/fetch', search)]).toEqual([search, 1]);
  }
});

it('folds letters in SQL as the domain does', async () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  const letters = [
    ...range(0x21, 0x7e),
    ...range(0xa1, 0x17f),
    ...range(0x391, 0x3a1),
    ...range(0x400, 0x52f),
    ...range(0x531, 0x556),
  ].filter((letter) => foldText(`а${letter}б`).length === 3 && letter !== 'ŉ');
  const rows = await portal.prisma.$queryRawUnsafe<{ letter: string; folded: string }[]>(
    `SELECT letter, ${foldedSql('letter')} AS folded FROM unnest($1::text[]) letter`,
    letters,
  );
  expect(rows.map(({ folded }) => folded)).toEqual(
    letters.map((letter) => foldText(`а${letter}б`)[1]),
  );
});
