import type { PageMeta } from '@portal/domain/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../test/fixtures/orders/shop.ts';
import { createTestPortal, type TestPortal } from '../../test/portal.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

interface ListCase {
  readonly path: string;
  /** Where the reply has it. */
  readonly key: string;
  /** Adds a row, of which the first of all stands last and `n` of them have been added before. */
  readonly add: (prisma: TestPortal['prisma'], n: number) => Promise<unknown>;
  /** Brings a row to the top; absent where rows keep their places. */
  readonly move?: (prisma: TestPortal['prisma'], id: never) => Promise<unknown>;
}

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));

const long = 3_600_000;
/** Row `n` came an hour after the one before. */
const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * long);
const ofGuest = () => ({ guestId: portal.hotel.guestId, roomId: portal.hotel.roomId });

const lists: Record<string, ListCase> = {
  orders: {
    path: '/api/admin/order/fetch',
    key: 'orders',
    add: () => placeOrder(portal, { paymentType: 'cash' }),
  },
  tickets: {
    path: '/api/admin/ticket/fetch',
    key: 'tickets',
    add: (prisma, n) => prisma.ticket.create({ data: { ...ofGuest(), updateAt: at(n) } }),
    move: (prisma, id) => prisma.ticket.update({ where: { id }, data: { updateAt: new Date() } }),
  },
  banquets: {
    path: '/api/admin/banquet/fetch',
    key: 'banquets',
    add: (prisma, n) =>
      prisma.banquet.create({
        data: {
          ...{ title: `Юбилей ${n}`, customerName: 'Анна', phone: '+79990000001', guestsCount: 5 },
          ...{ startsAt: at(-n), endsAt: at(-n), durationInMinutes: 60, updateAt: at(0) },
        },
      }),
    move: (prisma, id) =>
      prisma.banquet.update({ where: { id }, data: { startsAt: at(-99), updateAt: new Date() } }),
  },
  guests: {
    path: '/api/admin/guest/fetch',
    key: 'guests',
    add: (prisma, n) =>
      prisma.guest.create({ data: { name: `Гость ${n}`, phone: `+7900000000${n}` } }),
  },
  ratings: {
    path: '/api/admin/rating/fetch',
    key: 'ratings',
    add: (prisma, n) =>
      prisma.rating.create({ data: { guestId: ofGuest().guestId, score: 5, createAt: at(n) } }),
  },
  changes: {
    path: '/api/admin/audit/fetch',
    key: 'audit',
    add: (prisma, n) =>
      prisma.auditEntry.create({
        data: { actor: 'system', action: 'update', entity: 'room', entityId: String(n) },
      }),
  },
  alerts: {
    path: '/api/admin/alert/fetch',
    key: 'alerts',
    add: (prisma, n) =>
      prisma.alert.create({ data: { kind: 'sms-budget', subject: `${n}`, since: at(n) } }),
    move: (prisma, id) => prisma.alert.update({ where: { id }, data: { since: new Date() } }),
  },
  differences: {
    path: '/api/admin/payment/reconciliation/fetch',
    key: 'differences',
    add: (prisma, n) =>
      prisma.bookDifference.create({
        data: {
          ...{ kind: 'refund-owed', subject: `order:${n}`, provider: 'yookassa' },
          ...{ amountKopecks: 100, since: at(n) },
        },
      }),
    move: (prisma, id) =>
      prisma.bookDifference.update({ where: { id }, data: { since: new Date() } }),
  },
  messages: {
    path: '/api/admin/outbox/fetch',
    key: 'outbox',
    add: (prisma, n) =>
      prisma.outbox.create({
        data: { channel: 'telegram', kind: 'order-new', payload: {}, deadAt: at(n) },
      }),
  },
  staff: {
    path: '/api/admin/staff/fetch',
    key: 'staff',
    add: (prisma, n) =>
      prisma.staff.create({
        data: { id: `s${n}`, name: `Я ${9 - n}`, role: 'moderator', passwordHash: '' },
      }),
    move: (prisma, id) => prisma.staff.update({ where: { id }, data: { name: 'А' } }),
  },
  stores: {
    path: '/api/admin/store/fetch',
    key: 'stores',
    add: (prisma, n) =>
      prisma.store.create({ data: { title: `Лавка ${n}`, storeType: 'shop', sortPriority: n } }),
    move: (prisma, id) => prisma.store.update({ where: { id }, data: { sortPriority: 99 } }),
  },
  products: {
    path: '/api/store/product/fetch',
    key: 'products',
    add: (prisma, n) =>
      prisma.product.create({
        data: { name: `Мёд ${n}`, storeId: portal.hotel.shopId, sortPriority: n },
      }),
    move: (prisma, id) => prisma.product.update({ where: { id }, data: { sortPriority: 99 } }),
  },
  rooms: {
    path: '/api/admin/room/fetch',
    key: 'rooms',
    add: (prisma, n) => prisma.room.create({ data: { name: `Домик ${n}`, sortPriority: n } }),
    move: (prisma, id) =>
      prisma.room.update({ where: { id }, data: { name: 'А', sortPriority: 99 } }),
  },
};

async function readPage({ path, key }: ListCase, request: object) {
  const { status, body } = await portal.call('admin', path, { pageSize: 3, ...request });
  expect(status).toBe(200);
  const { data, meta } = body[key] as { data: { id: number | string }[]; meta: PageMeta };
  return { ids: data.map(({ id }) => id), meta };
}

/** Keys that the database does not take: a number that is too large, a time of no year of its calendar. */
const beyondTheDatabase = [
  ['9999999999', '2026-01-01T00:00:00.000Z'],
  ['1', '0000-01-01T00:00:00.000Z'],
] as const;

async function readAll(list: ListCase): Promise<(number | string)[]> {
  return (await readPage(list, { pageSize: 100 })).ids;
}

/** Turns pages to the end, as a client does, and gives those shown anew on each. */
async function turn(list: ListCase, meanwhile: () => Promise<void>) {
  let { ids, meta } = await readPage(list, {});
  const pages = [ids];
  while (meta.next !== null) {
    await meanwhile();
    ({ ids, meta } = await readPage(list, { after: meta.next }));
    const shown = new Set(pages.flat());
    pages.push(ids.filter((id) => !shown.has(id)));
    expect(pages.length).toBeLessThan(30);
  }
  return pages;
}

describe.each(Object.entries(lists))('a list of %s, page by page', (_, list) => {
  beforeAll(async () => {
    const { prisma } = portal;
    for (let n = 0; n < 8; n += 1) await list.add(prisma, n);
  });

  it('is whole, in its order, when nothing changes', async () => {
    expect((await turn(list, async () => undefined)).flat()).toEqual(await readAll(list));
  });

  it('repeats nothing when others come', async () => {
    const before = await readAll(list);
    const first = await readPage(list, {});
    await list.add(portal.prisma, 8);
    const second = await readPage(list, { after: first.meta.next });
    const anew = second.ids.filter((id) => before.includes(id) && !first.ids.includes(id));
    expect(anew).toEqual(before.slice(3, 3 + anew.length));
    expect(anew.length).toBeGreaterThan(1);
  });

  it('knows no page after what is not of its making', async () => {
    const write = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url');
    const now = new Date().toISOString();
    for (const after of [
      ...['x', write({}), write([[], now, null, []]), write([['0); --'], now, null, []])],
      write([Array.from({ length: 4 }, () => 'a\0'), now, null, []]),
    ]) {
      const { status, body } = await portal.call('admin', list.path, { after });
      expect([after, status, body.details?.[0]?.path]).toEqual([after, 422, 'data.after']);
    }
  });

  it.each(beyondTheDatabase)('does not fail on a page after %s, %s', async (number, time) => {
    const { meta } = await readPage(list, {});
    const [place] = JSON.parse(Buffer.from(meta.next ?? '', 'base64url').toString()) as [string[]];
    const strange = place.map((key) =>
      /^-?\d+$/.test(key) ? number : key.endsWith('Z') ? time : key,
    );
    const cursor = JSON.stringify([strange, time, null, []]);
    const after = Buffer.from(cursor).toString('base64url');
    const { status, body } = await portal.call('admin', list.path, { after });
    // Where numbers are larger, or a list has no times, it is a place like any other.
    expect([
      [200, undefined],
      [422, 'data.after'],
    ]).toContainEqual([status, body.details?.[0]?.path]);
  });
});

it.each(Object.entries(lists).filter(([, { move }]) => move))(
  'a list of %s skips nothing that moves to where one has been',
  async (_, list) => {
    const before = await readAll(list);
    const moving = before.slice(-5);
    const pages = await turn(list, async () => {
      const id = moving.pop();
      if (id !== undefined) await list.move?.(portal.prisma, id as never);
    });
    expect(new Set(pages.flat())).toEqual(new Set(before));
  },
);

it('goes on where more has moved than a page holds', async () => {
  const list = lists['tickets']!;
  const before = await readAll(list);
  const { meta, ids } = await readPage(list, { pageSize: 1 });
  const moved = before.slice(-4);
  for (const id of moved) await list.move?.(portal.prisma, id as never);
  const shown = [...ids];
  let { next } = meta;
  for (let page = 0; next !== null && page < 50; page += 1) {
    const read = await readPage(list, { pageSize: 1, after: next });
    shown.push(...read.ids);
    ({ next } = read.meta);
  }
  expect([next, new Set(shown)]).toEqual([null, new Set(before)]);
});
