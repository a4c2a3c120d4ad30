import type { StaffTicket, Ticket, TicketStep } from '@portal/domain/tickets';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createGuestTicket,
  doneOrder,
  readTicket,
  seedHelpdesk,
  writeMessage,
} from '../../../test/fixtures/tickets.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedHelpdesk, only: ['live'] }));
const guest = `guest-${portal.hotel.guestId}`;
const stranger = `guest-${portal.hotel.otherGuestId}`;
afterEach(() => vi.useRealTimers());

const setStatus = (as: string, id: number, status: string) =>
  portal.call<{ ticket: StaffTicket }>(as, '/api/ticket/update', { ticket: { id, status } });

function standAt(moment: Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
}

describe('asking for help', () => {
  it('opens a ticket with the words as they were typed', async () => {
    const { id, attributes } = await createGuestTicket(portal, 'Лампа не горит\n<b>совсем</b>');
    expect(id).toBeGreaterThan(1000);
    expect(attributes).toMatchObject({
      status: 'new',
      close_at: null,
      room: { id: portal.hotel.roomId, label: 'Домик 7' },
      guest: { id: portal.hotel.guestId, name: 'Анна', phone: '+79990000001', role: 'user' },
      orderId: null,
      messageCount: 1,
      unread: { guest: 0, staff: 1 },
      messages: [
        { message: 'Лампа не горит\n<b>совсем</b>', sender: 'Анна', sender_type: 'guest' },
      ],
    });
  });

  it('may be about an own order, and about no other', async () => {
    const own = await doneOrder(portal);
    expect((await createGuestTicket(portal, 'Где мёд?', { orderId: own })).attributes.orderId).toBe(
      own,
    );
    const input = { room: portal.hotel.roomId, message: 'Где мёд?' };
    const another = await doneOrder(portal, portal.hotel.otherGuestId);
    for (const orderId of [another, 999_999]) {
      const refused = await portal.call(guest, '/api/ticket/create', { ...input, orderId });
      expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('needs a room that there is', async () => {
    const input = { room: 999_999, message: 'Где я?' };
    const { status, body } = await portal.call(guest, '/api/ticket/create', input);
    expect([status, body.details?.[0]?.path]).toEqual([422, 'data.room']);
  });

  it('is done once under its key, at once and later', async () => {
    const input = { room: portal.hotel.roomId, message: 'Два раза' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const ask = () => portal.call<{ ticket: Ticket }>(guest, '/api/ticket/create', input, key);
    const atOnce = await Promise.all([ask(), ask(), ask()]);
    const later = await ask();
    expect(later.status).toBe(201);
    const made = atOnce.filter(({ status }) => status === 201);
    expect(made.map(({ body }) => body)).toEqual(made.map(() => later.body));
    expect(await portal.prisma.ticketMessage.count({ where: { message: 'Два раза' } })).toBe(1);
  });

  it('tells the staff chat in the same transaction', async () => {
    const { id } = await createGuestTicket(portal, 'Расскажите в чате');
    const rows = await portal.prisma.outbox.findMany({ where: { channel: 'telegram' } });
    expect(rows.map(({ payload }) => payload)).toContainEqual({
      notice: {
        topic: 'support',
        isFollowUp: false,
        ticketId: id,
        guestName: 'Анна',
        roomLabel: 'Домик 7',
        phone: '+79990000001',
        message: 'Расскажите в чате',
      },
    });
  });
});

describe('a conversation', () => {
  it('goes both ways, in order, with names', async () => {
    const { id } = await createGuestTicket(portal, 'Один');
    await writeMessage(portal, 'olga', id, 'Два');
    await writeMessage(portal, guest, id, 'Три');
    const { attributes } = await readTicket(portal, guest, id);
    expect(
      attributes.messages.map(({ message, sender, sender_type }) => [message, sender, sender_type]),
    ).toEqual([
      ['Один', 'Анна', 'guest'],
      ['Два', 'Ольга', 'staff'],
      ['Три', 'Анна', 'guest'],
    ]);
    const ids = attributes.messages.map((message) => message.id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  it('is read page by page, the last page first', async () => {
    const { id } = await createGuestTicket(portal, '0');
    for (let n = 1; n <= 52; n += 1) await writeMessage(portal, guest, id, String(n));
    interface Page {
      ticket: Ticket;
      hasEarlier: boolean;
    }
    const last = await portal.call<Page>(guest, '/api/ticket/fetch', { id });
    const lastTexts = last.body.ticket.attributes.messages.map(({ message }) => message);
    expect(lastTexts).toEqual(Array.from({ length: 50 }, (_, n) => String(n + 3)));
    expect(last.body).toMatchObject({
      hasEarlier: true,
      ticket: { attributes: { messageCount: 53 } },
    });
    const before = last.body.ticket.attributes.messages[0]!.id;
    const first = await portal.call<Page>(guest, '/api/ticket/fetch', { id, before });
    const firstTexts = first.body.ticket.attributes.messages.map(({ message }) => message);
    expect([firstTexts, first.body.hasEarlier]).toEqual([['0', '1', '2'], false]);
  });

  it('marks the first answer, and pushes each answer to the guest', async () => {
    const { id } = await createGuestTicket(portal);
    await writeMessage(portal, 'olga', id, 'Идём');
    const answered = await portal.prisma.ticket.findUniqueOrThrow({ where: { id } });
    await writeMessage(portal, 'ivan', id, 'Уже у двери');
    const later = await portal.prisma.ticket.findUniqueOrThrow({ where: { id } });
    expect(answered.firstAnswerAt).toEqual(answered.updateAt);
    expect(later.firstAnswerAt).toEqual(answered.firstAnswerAt);
    const pushes = await portal.prisma.outbox.findMany({ where: { channel: 'push' } });
    const mine = pushes.filter(({ payload }) =>
      JSON.stringify(payload).includes(`"ticketId":${id}`),
    );
    expect(mine.map(({ payload }) => payload)).toMatchObject(
      Array(2).fill({
        guestId: portal.hotel.guestId,
        message: { kind: 'ticket-reply', ticketId: id },
      }),
    );
  });

  it('says the same under the same name, and is not said twice', async () => {
    const { id } = await createGuestTicket(portal);
    const clientId = crypto.randomUUID();
    const first = await writeMessage(portal, guest, id, 'Привет', { clientId });
    expect(await writeMessage(portal, guest, id, 'Привет', { clientId })).toEqual(first);
    expect(await writeMessage(portal, guest, id, 'Другое', { clientId })).toEqual(first);
    expect(first.clientId).toBe(clientId);
    const answer = await writeMessage(portal, 'olga', id, 'Тем же именем', { clientId });
    expect(answer.message).toBe('Тем же именем');
    expect((await readTicket(portal, guest, id)).attributes.messageCount).toBe(3);
  });
});

describe('a status', () => {
  it('goes along the machine, and says no to everything else', async () => {
    const { id } = await createGuestTicket(portal);
    expect((await setStatus('olga', id, 'inwork')).body.ticket.attributes.status).toBe('inwork');
    expect((await setStatus('olga', id, 'inwork')).status).toBe(200);
    expect((await setStatus('olga', id, 'new')).body.code).toBe('ILLEGAL_TRANSITION');
    const closed = (await setStatus('olga', id, 'closed')).body.ticket.attributes;
    expect([closed.status, closed.close_at]).toEqual(['closed', closed.update_at]);
    expect((await setStatus('olga', id, 'new')).status).toBe(409);
    expect((await setStatus('olga', id, 'inwork')).body.ticket.attributes.close_at).toBeNull();
    const fetched = await portal.call<{ history: TicketStep[] }>(guest, '/api/ticket/fetch', {
      id,
    });
    expect(fetched.body.history.map(({ status, by }) => [status, by])).toEqual([
      ['new', 'guest'],
      ['inwork', 'staff'],
      ['closed', 'staff'],
      ['inwork', 'staff'],
    ]);
    expect(Object.keys(fetched.body.history[1]!)).not.toContain('name');
  });

  it('is opened again by its guest within 24 hours, and not later', async () => {
    const soon = await createGuestTicket(portal);
    const late = await createGuestTicket(portal);
    for (const { id } of [soon, late]) await setStatus('olga', id, 'closed');
    standAt(new Date(Date.now() + 23.9 * 3_600_000));
    await writeMessage(portal, guest, soon.id, 'Снова не горит');
    expect((await readTicket(portal, guest, soon.id)).attributes).toMatchObject({
      status: 'inwork',
      close_at: null,
    });
    standAt(new Date(Date.now() + 3_600_000));
    const input = { ticketId: late.id, message: 'Снова не горит' };
    const refused = await portal.call(guest, '/api/ticket/message', input);
    expect([refused.status, refused.body.code]).toEqual([409, 'TICKET_CLOSED']);
    expect(refused.body.error).toContain('больше суток');
    expect((await readTicket(portal, guest, late.id)).attributes).toMatchObject({
      status: 'closed',
      messageCount: 1,
    });
  });

  it('is opened again by staff whenever they write', async () => {
    const { id } = await createGuestTicket(portal);
    await setStatus('olga', id, 'closed');
    standAt(new Date(Date.now() + 30 * 24 * 3_600_000));
    await writeMessage(portal, 'olga', id, 'Нашли вашу шапку');
    expect((await readTicket(portal, guest, id)).attributes.status).toBe('inwork');
  });

  it('keeps a message that was sent before the ticket closed for good', async () => {
    const { id } = await createGuestTicket(portal);
    const clientId = crypto.randomUUID();
    const sent = await writeMessage(portal, guest, id, 'Ещё раз', { clientId });
    await setStatus('olga', id, 'closed');
    standAt(new Date(Date.now() + 25 * 3_600_000));
    expect(await writeMessage(portal, guest, id, 'Ещё раз', { clientId })).toEqual(sent);
    expect((await readTicket(portal, guest, id)).attributes.status).toBe('closed');
  });
});

describe('marks', () => {
  const mark = (as: string, ticketId: number, messageId: number, state?: string) =>
    portal.call<Pick<Ticket['attributes'], 'marks' | 'unread'>>(as, '/api/ticket/read', {
      ticketId,
      messageId,
      ...(state && { state }),
    });

  it('say how far each side has come, and count the rest', async () => {
    const { id } = await createGuestTicket(portal);
    const one = await writeMessage(portal, 'olga', id, 'Раз');
    const two = await writeMessage(portal, 'olga', id, 'Два');
    const delivered = await mark(guest, id, two.id, 'delivered');
    expect(delivered.body.marks.guest).toEqual({ delivered: two.id, read: expect.any(Number) });
    expect(delivered.body.unread.guest).toBe(2);
    const read = await mark(guest, id, one.id);
    expect(read.body.marks.guest).toEqual({ delivered: two.id, read: one.id });
    expect(read.body.unread).toEqual({ guest: 1, staff: 0 });
  });

  it('never go back, nor past what was written', async () => {
    const { id } = await createGuestTicket(portal);
    const { id: last } = await writeMessage(portal, 'olga', id, 'Раз');
    await mark(guest, id, last);
    expect((await mark(guest, id, 1)).body.marks.guest.read).toBe(last);
    expect((await mark(guest, id, 2_000_000_000)).body.marks.guest.read).toBe(last);
  });

  it('follow from answering', async () => {
    const { id, attributes } = await createGuestTicket(portal);
    expect(attributes.unread.staff).toBe(1);
    await writeMessage(portal, 'olga', id, 'Идём');
    const after = (await readTicket(portal, guest, id)).attributes;
    expect(after.unread).toEqual({ guest: 1, staff: 0 });
    expect(after.marks.staff.read).toBeGreaterThan(after.messages[0]!.id);
  });
});

describe("somebody else's ticket", () => {
  it('is none at all, by any call', async () => {
    const { id, attributes } = await createGuestTicket(portal);
    const messageId = attributes.messages[0]!.id;
    const calls: [path: string, data: object][] = [
      ['/api/ticket/fetch', { id }],
      ['/api/ticket/fetch', { id, before: messageId + 1 }],
      ['/api/ticket/message', { ticketId: id, message: 'Это не моё' }],
      ['/api/ticket/read', { ticketId: id, messageId }],
    ];
    for (const [path, data] of calls) {
      const { status, body } = await portal.call(stranger, path, data);
      expect([path, status, body]).toMatchObject([path, 404, { code: 'NOT_FOUND' }]);
      expect((await portal.call('mark', path, data)).status).toBe(403);
      expect((await portal.call('bella', path, data)).status).toBe(403);
      expect((await portal.call(null, path, data)).status).toBe(401);
    }
    const listed = await portal.call(stranger, '/api/tickets', { id: portal.hotel.guestId });
    expect(listed.status).toBe(403);
    const theirs = await portal.call<{ tickets: { data: Ticket[] } }>(stranger, '/api/tickets');
    expect(theirs.body.tickets.data).toEqual([]);
    expect((await readTicket(portal, guest, id)).attributes.messageCount).toBe(1);
  });
});
