import type { TicketStep } from '@portal/domain/tickets';
import { expect, it } from 'vitest';
import {
  createGuestTicket,
  readTicket,
  seedHelpdesk,
  writeMessage,
} from '../../../test/fixtures/tickets.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { closeOpenOf } from './ticket-status.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedHelpdesk, only: ['live'] }));
const guest = `guest-${portal.hotel.guestId}`;

const times = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

it('one message comes of many sent at once under one name', async () => {
  const { id } = await createGuestTicket(portal);
  const clientId = crypto.randomUUID();
  const sent = await times(10, () => writeMessage(portal, guest, id, 'Один раз', { clientId }));
  expect(new Set(sent.map((message) => message.id)).size).toBe(1);
  const { attributes } = await readTicket(portal, guest, id);
  expect([attributes.messageCount, attributes.unread.staff]).toEqual([2, 2]);
  const sentEvents = await portal.prisma.streamEvent.count({
    where: { identity: 'admin_olga', payload: { path: ['message', 'clientId'], equals: clientId } },
  });
  const waiting = await portal.prisma.outbox.count({
    where: { payload: { path: ['message', 'clientId'], equals: clientId } },
  });
  expect(sentEvents + waiting).toBe(1);
});

it('messages of both sides at once are all there, in the order of their numbers, and counted', async () => {
  const { id } = await createGuestTicket(portal);
  await times(20, (n) => writeMessage(portal, n % 2 ? guest : 'olga', id, String(n)));
  const { attributes } = await readTicket(portal, guest, id);
  expect(attributes.messages).toHaveLength(21);
  const ids = attributes.messages.map((message) => message.id);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  const row = await portal.prisma.ticket.findUniqueOrThrow({ where: { id } });
  const unreadOf = (read: number, from: string) =>
    attributes.messages.filter((message) => message.id > read && message.sender_type === from)
      .length;
  expect(row.lastMessageId).toBe(ids.at(-1));
  expect([row.guestUnread, row.staffUnread]).toEqual([
    unreadOf(row.guestRead, 'staff'),
    unreadOf(row.staffRead, 'guest'),
  ]);
});

it(
  '100 closes and reopens at once end in one state that everything agrees on',
  { timeout: 60_000 },
  async () => {
    const { id } = await createGuestTicket(portal);
    const answers = await times(100, (n) =>
      portal.call(n % 2 ? 'olga' : 'ivan', '/api/ticket/update', {
        ticket: { id, status: n % 2 ? 'closed' : 'inwork' },
      }),
    );
    // A machine that is too slow for all of them says so, and has done nothing for that one.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
    expect(answers.length - refused.length).toBeGreaterThan(20);
    const { body } = await portal.call<{ history: TicketStep[] }>(guest, '/api/ticket/fetch', {
      id,
    });
    const { attributes } = await readTicket(portal, guest, id);
    const statuses = body.history.map(({ status }) => status);
    expect(statuses.at(-1)).toBe(attributes.status);
    expect(attributes.close_at === null).toBe(attributes.status !== 'closed');
    const entries = await portal.prisma.auditEntry.findMany({
      where: { entity: 'ticket', entityId: String(id), action: 'status' },
      orderBy: { id: 'asc' },
    });
    // Each change began where the one before it had ended: none was made of an old status.
    expect(entries.map(({ from }) => (from as { status: string }).status)).toEqual(
      statuses.slice(0, -1),
    );
    const events = await portal.prisma.$queryRaw<{ status: string }[]>`
    SELECT payload ->> 'newStatus' AS status FROM (
      SELECT payload, seq::bigint AS place, 0 AS rank FROM stream_event
      WHERE identity = 'admin_olga' AND name = 'supportTicketStatusChange'
      UNION ALL SELECT payload, id, 1 FROM outbox WHERE kind = 'supportTicketStatusChange') told
    WHERE (payload ->> 'ticketId')::int = ${id} ORDER BY rank, place`;
    expect(events.map(({ status }) => status)).toEqual(statuses.slice(1));
  },
);

it('a guest who writes while the ticket is closed leaves it open, or closed after the message', async () => {
  const { id } = await createGuestTicket(portal);
  await times(10, async (n) => {
    await portal.call('olga', '/api/ticket/update', { ticket: { id, status: 'closed' } });
    await writeMessage(portal, guest, id, String(n));
  });
  const { attributes } = await readTicket(portal, guest, id);
  expect(attributes.messageCount).toBe(11);
  expect(attributes.close_at === null).toBe(attributes.status !== 'closed');
});

it('a guest’s tickets that others close meanwhile are not counted as closed with the account', async () => {
  const { id: guestId } = await portal.guest('Уезжает');
  const data = Array.from({ length: 3 }, () => ({ guestId, roomId: portal.hotel.roomId }));
  const tickets = await portal.prisma.ticket.createManyAndReturn({ data, select: { id: true } });
  const { makeChange } = createOutbox(portal.prisma);
  const afterOthers: MakeChange = async (work, limit) => {
    const ticket = { id: tickets[0]!.id, status: 'closed' };
    await portal.call('ivan', '/api/ticket/update', { ticket });
    return makeChange(work, limit);
  };
  const olga = { role: 'admin', id: 'olga', sessionId: '', confirmedAt: new Date() } as const;
  expect(await closeOpenOf(portal.prisma, afterOthers, guestId, olga)).toBe(2);
  expect(await portal.prisma.ticket.count({ where: { guestId, status: 'closed' } })).toBe(3);
});
