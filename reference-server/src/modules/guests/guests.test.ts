import { randomInt } from 'node:crypto';
import type { InputOf } from '@portal/client';
import type { fetchGuests } from '@portal/domain/guests';
import { formatPhone } from '@portal/domain/phone';
import { describe, expect, it } from 'vitest';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal, somePhone } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

// What works behind the calls tells pages of its own; here only what a change tells is listened to.
const portal = await sharedByTests(createTestPortal({ only: [] }));
const signedIn = await portal.staff('admin');
const { staffPortal: admin, token: adminToken } = signedIn;
const { staffPortal: moderator } = await portal.staff('moderator');

/** A guest without a session. */
async function register(name: string, more: object = {}): Promise<{ id: number; phone: string }> {
  const data = { phone: somePhone(), name, ...more };
  return portal.database.prisma.guest.create({ data, select: { id: true, phone: true } });
}

async function found(search: string, more: InputOf<typeof fetchGuests> = {}): Promise<string[]> {
  const { guests } = await moderator.guests.list({ search, pageSize: 100, ...more });
  return guests.map(({ name }) => name);
}

async function trail(entityId: number | string) {
  const { audit: entries } = await admin.audit.list({ entity: 'guest', id: String(entityId) });
  return entries.map(({ action, from, to, actor }) => ({ action, from, to, by: actor.identity }));
}

describe('looking for guests', () => {
  it('finds words of a name in any order, ё and е alike, and nothing by half of them', async () => {
    await register('Семён Жаворонков');
    await register('Семен Ёжиков');
    expect(await found('жаворонков семен')).toEqual(['Семён Жаворонков']);
    expect(await found('СЕМЁН')).toEqual(['Семен Ёжиков', 'Семён Жаворонков']);
    expect(await found('ежик')).toEqual(['Семен Ёжиков']);
    expect(await found('семён петров')).toEqual([]);
  });

  it('finds a phone or a part of it in any spelling', async () => {
    const { phone } = await register('Телефонов');
    const digits = phone.slice(1);
    for (const spelling of [
      phone,
      formatPhone(phone),
      `8${digits.slice(1)}`,
      `8 (${digits.slice(1, 4)}) ${digits.slice(4)}`,
      digits.slice(1),
      digits.slice(-6),
      `телефон ${digits.slice(-7)}`,
      `tel:00${digits}`,
      `${digits.slice(1, 4)}\u200b${digits.slice(4)}`,
    ]) {
      expect([spelling, await found(spelling)]).toEqual([spelling, ['Телефонов']]);
    }
    // A leading 8 may as well be the beginning of the last digits.
    const tail = `8${randomInt(100_000, 999_999)}`;
    await register('Восьмой', { phone: `+7900${tail}` });
    expect(await found(tail)).toContain('Восьмой');
  });

  it('takes what is typed as it is, and gives it back so', async () => {
    const names = ['100% скидка_', '=HYPERLINK("http://x")', '<img src=x onerror=alert(1)>'];
    for (const name of names) await register(name);
    expect(await found('%')).toEqual([names[0]]);
    expect(await found('скидка_')).toEqual([names[0]]);
    expect(await found("' OR 1=1 --")).toEqual([]);
    expect(await found('=HYPER')).toEqual([names[1]]);
    expect(await found('onerror=')).toEqual([names[2]]);
  });

  it('gives one page and how many there are, also behind the last', async () => {
    for (let n = 1; n <= 3; n += 1) await register(`Страничкин ${n}`, { approved: n !== 2 });
    const page = (n: number) => moderator.guests.list({ search: 'странич', page: n, pageSize: 2 });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect(first.guests.map(({ name }) => name)).toEqual(['Страничкин 3', 'Страничкин 2']);
    expect([second.guests.length, third.guests.length]).toEqual([1, 0]);
    expect(third.meta).toMatchObject({ total: 3, page: 3, pageSize: 2, next: null });
    expect(await found('страничкин', { approved: false })).toEqual(['Страничкин 2']);
  });
});

describe("a guest's card", () => {
  it('shows orders with their sums, ratings and sessions, and tickets to admins alone', async () => {
    const { prisma } = portal.database;
    const guest = await portal.guest('Карточкина Вера');
    const room = await prisma.room.findFirstOrThrow();
    const store = await prisma.store.findFirstOrThrow();
    const order = { storeId: store.id, roomId: room.id, guestId: guest.id, phone: guest.phone };
    await prisma.order.createMany({
      data: [
        { ...order, paymentType: 'cash', status: 'done', totalKopecks: 100_050 },
        { ...order, paymentType: 'cash', totalKopecks: 20_000, refundedKopecks: 5_000 },
        { ...order, paymentType: 'cash', status: 'canceled', totalKopecks: 900_000 },
        { ...order, paymentType: 'cash', totalKopecks: null },
      ],
    });
    await prisma.rating.createMany({
      data: [
        { guestId: guest.id, score: 5 },
        { guestId: guest.id, score: 4, review: 'Хорошо' },
      ],
    });
    const ticket = await prisma.ticket.create({ data: { guestId: guest.id, roomId: room.id } });

    const { details: card } = await admin.guests.details({ id: guest.id });
    expect(card.guest).toMatchObject({ name: 'Карточкина Вера', ordersCount: 4 });
    expect(card.orders).toMatchObject({ count: 4, open: 2, canceled: 1, spent: 1150.5 });
    expect(card.orders.last.map(({ total }) => total)).toEqual([-1, 9000, 200, 1000.5]);
    expect(card.ratings).toMatchObject({ count: 2, average: 4.5 });
    expect(card.sessions).toHaveLength(1);
    expect(card.tickets).toMatchObject({ count: 1, open: 1, last: [{ id: ticket.id }] });

    const forModerator = await moderator.guests.details({ id: guest.id });
    expect(forModerator.details.tickets).toBeNull();
    await expect(admin.guests.details({ id: 2_000_000_000 })).rejects.toThrow();
  });

  it('knows whether the guest is here', async () => {
    const guest = await portal.guest('Здешний');
    const isHere = async () => (await moderator.guests.details({ id: guest.id })).details.isHere;
    expect(await isHere()).toBe(false);
    const { socket } = await listenLive(portal.url, guest.token);
    expect(await isHere()).toBe(true);
    socket.disconnect();
  });
});

describe("changing a guest's account", () => {
  it('writes what differs and who did it, and neither phone nor role', async () => {
    const { id, phone } = await register('Правкин', { email: 'old@example.ru' });
    const edit = { id, name: 'Правкина Анна', email: '', phone: '+70000000000', role: 'admin' };
    const { guest: changed } = await admin.guests.update({ guest: edit });
    expect(changed).toMatchObject({ name: 'Правкина Анна', email: null, phone, role: 'user' });
    await admin.guests.update({ guest: { id, name: 'Правкина Анна' } });
    expect(await trail(id)).toEqual([
      {
        action: 'update',
        from: { name: 'Правкин', email: 'old@example.ru' },
        to: { name: 'Правкина Анна', email: null },
        by: 'admin_admin',
      },
    ]);
  });

  it('by closing it ends what is open, and does not bring it back by opening', async () => {
    const guest = await portal.guest('Закрытов');
    const { socket, received } = await listenLive(portal.url, guest.token);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    await admin.guests.update({ guest: { id: guest.id, approved: false } });
    await closed;
    expect(received).toEqual([{ name: 'sessionEnd', payload: { reason: 'revoked' } }]);
    await expect(guest.client.orders.list()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });

    await admin.guests.update({ guest: { id: guest.id, approved: true } });
    const ended = { authorization: `Bearer ${guest.token}` };
    const again = await portal.call(null, '/api/profile/sessions', {}, ended);
    expect(again.status).toBe(401);
    expect((await trail(guest.id)).map(({ to }) => to)).toEqual([
      { approved: true },
      { approved: false },
    ]);
  });

  it('with all that is open cancels orders and closes tickets, tells the guest’s staff, and can be said again', async () => {
    const { prisma } = portal.database;
    const guest = await portal.guest('Шумный');
    const other = await portal.guest('Тихий');
    const room = await prisma.room.findFirstOrThrow();
    const store = await prisma.store.findFirstOrThrow();
    const place = (guestId: number) => ({
      storeId: store.id,
      roomId: room.id,
      guestId,
      phone: guest.phone,
    });
    const order = (guestId: number, status: 'new' | 'inwork' | 'delivered' | 'done') =>
      prisma.order.create({
        data: { ...place(guestId), paymentType: 'cash', status, totalKopecks: 10_000 },
      });
    for (const status of ['new', 'inwork', 'delivered', 'done'] as const)
      await order(guest.id, status);
    await order(other.id, 'new');
    const ticket = (guestId: number) =>
      prisma.ticket.create({ data: { guestId, roomId: room.id } });
    await ticket(guest.id);
    await ticket(guest.id);
    await ticket(other.id);

    const closed = await admin.guests.close({ id: guest.id });
    expect(closed).toMatchObject({ guest: { approved: false }, closed: { orders: 3, tickets: 2 } });
    await expect(guest.client.orders.list()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    const { details: card } = await admin.guests.details({ id: guest.id });
    expect(card.orders).toMatchObject({ count: 4, open: 0, canceled: 3 });
    expect(card.tickets).toMatchObject({ count: 2, open: 0 });
    expect(card.sessions).toEqual([]);
    const { details: untouched } = await admin.guests.details({ id: other.id });
    expect([untouched.orders.open, untouched.tickets?.open]).toEqual([1, 1]);
    const { audit: entries } = await admin.audit.list({ entity: 'order', actor: 'admin_admin' });
    expect(entries.filter(({ to }) => to?.['cancelReason'] === 'other')).toHaveLength(3);

    expect(await admin.guests.close({ id: guest.id })).toMatchObject({
      closed: { orders: 0, tickets: 0 },
    });
    await expect(admin.guests.close({ id: 2_000_000_000 })).rejects.toMatchObject({ status: 404 });
    await expect(moderator.guests.close({ id: other.id })).rejects.toMatchObject({ status: 403 });
  });

  it('ends one session or all of a guest, and nobody else’s', async () => {
    const guest = await portal.guest('Сеансов');
    const other = await portal.guest('Другой');
    const { prisma } = portal.database;
    const sessionOf = async ({ id }: { id: number }) =>
      (await admin.guests.details({ id })).details.sessions[0]?.id;
    const end = async (sessionId?: string) =>
      (await admin.guests.endSessions({ id: guest.id, sessionId })).count;
    const own = await sessionOf(guest);
    expect(await end(await sessionOf(other))).toBe(0);
    expect(await end(own)).toBe(1);
    expect(await end()).toBe(0);
    await expect(guest.client.orders.list()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    await expect(other.client.orders.list()).resolves.toEqual({ orders: [] });
    expect(await trail(guest.id)).toMatchObject([{ action: 'end sessions', to: { count: 1 } }]);
    expect(await prisma.auditEntry.count({ where: { entityId: String(other.id) } })).toBe(0);
  });
});

describe('guests as a file', () => {
  it('holds every guest that the filter finds, and no formula', async () => {
    const createdAt = new Date('2026-03-01T21:00:00Z');
    await register('=cmd|calc', { email: 'a@b.ru', mailing: true, createdAt });
    await register('"Кавычкин"; Пётр', { mailing: true });
    const path = admin.guests.exportAddress({ mailing: 'true' });
    const response = await fetch(new URL(path, portal.url), {
      headers: { Authorization: `Bearer ${adminToken}` },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const [heading, second, first] = new TextDecoder().decode(bytes).split('\r\n');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(response.headers.get('content-disposition')).toMatch(/guests-\d{4}-\d\d-\d\d\.csv/);
    expect(heading).toBe('id;name;phone;email;approved;mailing;createdAt;lastSeenAt;orders');
    expect(second).toContain(';"""Кавычкин""; Пётр";');
    expect(first).toMatch(
      /^\d+;"'=cmd\|calc";"'\+79\d{9}";"a@b\.ru";"true";"true";"2026-03-02 00:00:00";/,
    );
    expect(await trail('all')).toEqual([
      { action: 'export', from: null, to: { mailing: true }, by: 'admin_admin' },
    ]);
  });
});
