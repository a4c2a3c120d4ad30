import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { signUp } from '../../../test/fixtures/sign-in/sign-up.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { markedGuest } from '../../../test/fixtures/personal-data/marked-guest.ts';
import {
  personalColumns,
  textColumns,
} from '../../../test/fixtures/personal-data/personal-columns.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { erasureRepository } from './erasure-repository.ts';
import { createGuestErasure } from './guest-erasure.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ only: ['sms'] }));
const { staffPortal: admin } = await portal.staff('admin');
const eraseDirectly = createGuestErasure({
  makeChange: createOutbox(portal.prisma).makeChange,
  sessions: { leaveRevoked() {} },
});

const erase = (id: number) => portal.call('admin', '/api/admin/guest/erase', { id });

describe('erasing a guest', () => {
  it('leaves none of the guest’s texts in any table, and every column is known', async () => {
    const { prisma } = portal.database;
    const columns = await textColumns(prisma);
    // A new column is put on either side: what a guest's data may stand in, or what never holds any.
    expect(columns.filter((column) => !personalColumns.knows(column))).toEqual([]);
    const guest = await markedGuest(prisma);
    const marked = await guest.columnsWithMarks();
    expect(personalColumns.personal.filter((column) => !marked.includes(column))).toEqual([]);

    const { status, body } = await erase(guest.id);
    expect({ status, body }).toMatchObject({ status: 200, body: { erased: { orders: 1 } } });
    expect(await guest.columnsWithMarks()).toEqual([]);

    const order = await prisma.order.findUniqueOrThrow({
      where: { id: guest.orderId },
      include: { lines: true, payments: { include: { refunds: true } }, guest: true },
    });
    expect(order).toMatchObject({
      ...{ totalKopecks: 50_000, status: 'done', guest: { name: 'Удалённый гость', phone: '' } },
      lines: [{ name: 'Мыло', priceKopecks: 25_000, quantity: 2 }],
      payments: [
        { status: 'succeeded', amountKopecks: 50_000, refunds: [{ amountKopecks: 10_000 }] },
      ],
    });
    const trail = await prisma.auditEntry.findMany({
      where: { entity: 'guest', entityId: String(guest.id), action: 'erase' },
    });
    expect(trail).toMatchObject([
      { actor: 'admin_admin', to: { orders: 1, tickets: 1, messages: 1, pictures: 2 } },
    ]);
  });

  const parts = [
    ...(['deleteCodeCounts', 'deleteCodes', 'deleteAttempts', 'clearOrders'] as const),
    ...(['emptyTickets', 'clearRatings', 'clearBanquets', 'deleteSessions'] as const),
    ...(['deleteFromOutbox', 'deleteFromStreams', 'deleteAnswers'] as const),
    ...(['clearAlerts', 'clearAudit', 'clearGuest'] as const),
  ];
  it.each(parts)('leaves something behind without %s', async (part) => {
    const { prisma } = portal.database;
    const guest = await markedGuest(prisma);
    const without = vi.spyOn(erasureRepository, part).mockResolvedValue([]);
    await eraseDirectly(guest.id, 'system');
    expect(await guest.columnsWithMarks()).not.toEqual([]);
    without.mockRestore();
    // What was left goes with the next one, but for a trail of things that are known no more.
    await prisma.auditEntry.deleteMany();
    await prisma.guest.update({
      where: { id: guest.id },
      data: { erasedAt: null, phone: guest.phone, name: guest.name, email: guest.email },
    });
    await eraseDirectly(guest.id, 'system');
    expect(await guest.columnsWithMarks()).toEqual([]);
  });

  it('does nothing the second time, and says of nobody that there is nobody', async () => {
    const guest = await portal.guest('Повторов');
    const first = await erase(guest.id);
    const second = await erase(guest.id);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body['guest']).toEqual(first.body['guest']);
    expect(second.body['erased']).toMatchObject({ sessions: 0, orders: 0 });
    const where = { entity: 'guest', entityId: String(guest.id), action: 'erase' };
    expect(await portal.database.prisma.auditEntry.count({ where })).toBe(1);
    expect((await erase(2_000_000_000)).status).toBe(404);
    await expect(
      admin.guests.update({ guest: { id: guest.id, approved: true } }),
    ).rejects.toMatchObject({
      status: 404,
    });
  });

  it('closes live connections and sessions, and the phone registers anew', async () => {
    const guest = await signUp(portal, 'Возвратова');
    const { socket } = await portal.listen(`guest-${guest.id}`);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    expect((await erase(guest.id)).status).toBe(200);
    await closed;
    await expect(guest.client.orders.list()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });

    const { prisma } = portal.database;
    const { phone } = guest;
    const anew = portal.client();
    const signIn = anew.phoneSignIn();
    await signIn.sendCode(phone);
    const code = await eventually(async () => {
      expect(await prisma.outbox.count({ where: { channel: 'sms' } })).toBe(0);
      return portal.codeFor(phone);
    });
    expect(await signIn.checkCode(code)).toMatchObject({ kind: 'unknown-guest' });
    await signIn.register({ name: 'Снова', isSubscribe: false });
    const [again, ...others] = await prisma.guest.findMany({ where: { phone } });
    expect([again?.name, others]).toEqual(['Снова', []]);
    expect(again?.id).not.toBe(guest.id);
    await expect(prisma.guest.create({ data: { phone, name: 'Дважды' } })).rejects.toThrow();
  });

  it('is refused while anything is open, and says what', async () => {
    const guest = await portal.guest('Открытов');
    const { prisma } = portal.database;
    const room = await prisma.room.findFirstOrThrow();
    const store = await prisma.store.findFirstOrThrow();
    const place = { guestId: guest.id, roomId: room.id };
    const order = { ...place, storeId: store.id, phone: guest.phone, paymentType: 'cash' };
    const open = await prisma.order.create({ data: order });
    const owed = await prisma.order.create({ data: { ...order, status: 'canceled' } });
    const payment = await prisma.payment.create({
      data: {
        ...{ id: crypto.randomUUID(), orderId: owed.id, provider: 'yookassa' },
        ...{ status: 'succeeded', amountKopecks: 100 },
      },
    });
    const refund = await prisma.refund.create({
      data: { id: crypto.randomUUID(), paymentId: payment.id, amountKopecks: 100, reason: 'x' },
    });
    const ticket = await prisma.ticket.create({ data: place });
    const in2h = new Date(Date.now() + 7_200_000);
    const banquet = await prisma.banquet.create({
      data: {
        ...{ title: 'Юбилей', customerName: 'Открытов', phone: guest.phone, guestsCount: 5 },
        ...{ startsAt: new Date(), endsAt: in2h, durationInMinutes: 120 },
      },
    });
    const refused = await erase(guest.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'GUEST_HAS_OPEN' } });
    expect(refused.body.details?.map(({ message }) => message)).toEqual([
      `Незаконченные заказы: №${open.id}`,
      `Открытые заявки: №${ticket.id}`,
      `Заказы, по которым не закончены расчёты: №${owed.id}`,
      `Предстоящие банкеты с этим телефоном: №${banquet.id}`,
    ]);
    await expect(guest.client.orders.list()).resolves.toMatchObject({ orders: [{}, {}] });
    await prisma.order.update({ where: { id: open.id }, data: { status: 'done' } });
    await prisma.refund.update({ where: { id: refund.id }, data: { status: 'succeeded' } });
    await prisma.ticket.update({
      where: { id: ticket.id },
      data: { status: 'closed', closeAt: in2h },
    });
    expect((await erase(guest.id)).status).toBe(409);
    await prisma.banquet.update({ where: { id: banquet.id }, data: { status: 'canceled' } });
    expect((await erase(guest.id)).status).toBe(200);
  });

  it('leaves nothing to be written for the guest afterwards', async () => {
    const guest = await portal.guest('Поздних');
    const { prisma } = portal.database;
    const room = await prisma.room.findFirstOrThrow();
    const ticket = await prisma.ticket.create({
      data: { guestId: guest.id, roomId: room.id, status: 'closed', closeAt: new Date() },
    });
    expect((await erase(guest.id)).status).toBe(200);
    const written = await portal.call('admin', '/api/ticket/message', {
      ...{ ticketId: ticket.id, message: 'Поздних, вы забыли зонт' },
    });
    expect(written).toMatchObject({ status: 409, body: { code: 'TICKET_CLOSED' } });
    const noted = await portal.call('admin', '/api/admin/ticket/note', {
      ...{ ticketId: ticket.id, note: 'Поздних' },
    });
    expect(noted.status).toBe(409);
    const reopened = await portal.call('admin', '/api/ticket/update', {
      ticket: { id: ticket.id, status: 'inwork' },
    });
    expect(reopened.status).toBe(409);
    await eventually(async () =>
      expect(await prisma.ticketMessage.count({ where: { ticketId: ticket.id } })).toBe(0),
    );
  });

  it('leaves another guest of the same name as it was', async () => {
    const one = await portal.guest('Одинаков Пётр');
    const other = await portal.guest('Одинаков Пётр');
    const { prisma } = portal.database;
    expect((await erase(one.id)).status).toBe(200);
    await expect(other.client.orders.list()).resolves.toEqual({ orders: [] });
    expect(await prisma.guest.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({
      name: 'Одинаков Пётр',
      approved: true,
    });
  });

  it('knows the guest by the whole e-mail, and not by the end of another one', async () => {
    const { prisma } = portal.database;
    const [one, other] = [await portal.guest('Один'), await portal.guest('Другой')];
    await prisma.guest.update({ where: { id: one.id }, data: { email: 'ivanov@mail.ru' } });
    const entry = { actor: 'system', action: 'update', entity: 'guest' };
    const event = { channel: 'live', kind: 'x' };
    const ofOthers = ['a.ivanov@mail.ru', 'ivanov@mail.ru.com', 'petrivanov@mail.ru'];
    const ofOne = [
      'ivanov@mail.ru',
      'пишите:\nIvanov@mail.ru.',
      '<ivanov@mail.ru>',
      'ivanov@mail.ru, да',
    ];
    for (const email of [...ofOthers, ...ofOne]) {
      await prisma.auditEntry.create({
        data: { ...entry, entityId: String(other.id), to: { email } },
      });
      await prisma.outbox.create({ data: { ...event, payload: { email } } });
    }
    expect((await erase(one.id)).status).toBe(200);
    const trail = await prisma.auditEntry.findMany({
      where: { ...entry, entityId: String(other.id) },
      orderBy: { id: 'asc' },
    });
    expect(trail.map(({ to }) => to)).toEqual([
      ...ofOthers.map((email) => ({ email })),
      ...ofOne.map(() => ({})),
    ]);
    const left = await prisma.outbox.findMany({ where: event, orderBy: { id: 'asc' } });
    expect(left.map(({ payload }) => payload)).toEqual(ofOthers.map((email) => ({ email })));
  });

  it('knows the guest by the phone as people write it at home', async () => {
    const { prisma } = portal.database;
    const { id, phone } = await portal.guest('Звонков');
    const [, code, ...parts] = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone) ?? [];
    const data = {
      kind: 'x',
      since: new Date(),
      note: `просил звонить на 8 (${code}) ${parts.join('-')}`,
    };
    const { id: alertId } = await prisma.alert.create({ data });
    expect((await erase(id)).status).toBe(200);
    const { note } = await prisma.alert.findUniqueOrThrow({ where: { id: alertId } });
    expect(note).toBe('');
  });
});
