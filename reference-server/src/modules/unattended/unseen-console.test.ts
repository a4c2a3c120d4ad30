import { fetchAlerts } from '@portal/domain/alerts';
import { page } from '@portal/domain/live';
import { createTicket, sendTicketMessage, updateTicket } from '@portal/domain/tickets';
import { fetchAttention } from '@portal/domain/unattended';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { checkUnattended } from '../../../test/fixtures/unattended.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal, type TestGuest, type TestPortal } from '../../../test/portal.ts';
import { chatLog, fastPace } from '../../../test/fixtures/staff-chat/staff-chat.ts';

let portal: TestPortal;
let guest: TestGuest;
let roomId: number;

beforeAll(async () => {
  portal = await createTestPortal({ staffChatPace: fastPace });
  guest = await portal.guest('Анна Лебедева');
  roomId = (await portal.database.prisma.room.findFirstOrThrow()).id;
  // The clock is never set back: the chat would wait for what it has sent in the future.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now(), shouldAdvanceTime: true });
});
afterAll(async () => {
  vi.useRealTimers();
  await portal.stop();
});

/** Waits through one look after the other, some seconds apart. */
function checkUntil<Result>(check: () => Promise<Result>): Promise<Result> {
  return eventually(async () => {
    await checkUnattended(portal);
    passTime({ seconds: 6 });
    return check();
  });
}

const waiting = async () =>
  (await guest.client.call(fetchAttention, { body: {} })).body.attention.data.map(
    ({ kind, id }) => `${kind} ${id}`,
  );

const openAlerts = async (client: TestGuest['client']) =>
  (await client.call(fetchAlerts, { body: {} })).body.alerts.data.map(
    ({ attributes }) => attributes,
  );

it('a console in a background tab does not count as somebody who listens', async () => {
  const { token } = await portal.staff('moderator');
  const console = await listenLive(portal.url, token);
  console.socket.emit(page.name, { path: '/admin/orders', hidden: true });
  const { prisma } = portal.database;
  const store = await prisma.store.findFirstOrThrow();
  const { id } = await prisma.order.create({
    data: {
      ...{ guestId: guest.id, roomId, storeId: store.id },
      ...{ phone: guest.phone, paymentType: 'cash' },
      createAt: new Date(Date.now() - 4 * 60_000),
    },
  });
  await checkUntil(async () => expect(await waiting()).toEqual([`order ${id}`]));
  await prisma.order.update({ where: { id }, data: { status: 'inwork' } });
  await checkUntil(async () => expect(await waiting()).toEqual([]));
  console.socket.disconnect();
});

describe('a ticket that somebody has taken up', () => {
  async function answeredTicket(): Promise<number> {
    const { client } = await portal.staff('admin');
    const created = await guest.client.call(createTicket, {
      body: { data: { room: roomId, message: 'Не горит лампа' } },
    });
    if (created.status !== 201) throw new Error(created.body.error);
    const ticketId = created.body.ticket.id;
    await client.call(sendTicketMessage, { body: { data: { ticketId, message: 'Идём' } } });
    return ticketId;
  }

  const sent = async (ticketId: number) =>
    (await chatLog(portal.sandbox, 12)).filter(({ text }) => text.includes(`Заявка #${ticketId}`));

  it('is told of and watched over again when its guest writes once more', async () => {
    const ticketId = await answeredTicket();
    await eventually(async () => expect(await sent(ticketId)).toHaveLength(1));
    for (const message of ['И кран течёт', 'Сильно']) {
      await guest.client.call(sendTicketMessage, { body: { data: { ticketId, message } } });
    }
    // The first of what nobody has read yet, and not each.
    await eventually(async () => {
      expect((await sent(ticketId)).map(({ text }) => text)).toEqual([
        expect.stringContaining('Не горит лампа'),
        expect.stringContaining('И кран течёт'),
      ]);
    });
    expect(await waiting()).toEqual([]);
    passTime({ minutes: 4 });
    await checkUntil(async () => expect(await waiting()).toEqual([`ticket ${ticketId}`]));
    const { client } = await portal.staff('admin');
    await eventually(async () =>
      expect(await openAlerts(client)).toMatchObject([
        { kind: 'ticket-unattended', about: { type: 'ticket', id: ticketId }, count: 1 },
      ]),
    );
    await client.call(sendTicketMessage, {
      body: { data: { ticketId, message: 'Сантехник уже идёт' } },
    });
    await checkUntil(async () => expect(await waiting()).toEqual([]));
    await checkUntil(async () => expect(await openAlerts(client)).toEqual([]));
  });

  it('is told of and watched over again when its guest opens it once more', async () => {
    const ticketId = await answeredTicket();
    const { client } = await portal.staff('admin');
    await client.call(updateTicket, {
      body: { data: { ticket: { id: ticketId, status: 'closed' } } },
    });
    await guest.client.call(sendTicketMessage, {
      body: { data: { ticketId, message: 'Снова не горит' } },
    });
    await eventually(async () =>
      expect((await sent(ticketId)).at(-1)?.text).toContain('Снова не горит'),
    );
    passTime({ minutes: 4 });
    await checkUntil(async () => expect(await waiting()).toEqual([`ticket ${ticketId}`]));
  });
});
