import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createGuestTicket, seedHelpdesk, writeMessage } from '../../../test/fixtures/tickets.ts';
import { createTestPortal } from '../../../test/portal.ts';
import type { LiveListener } from '../../../test/live/live-client.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

let ears: Record<'guest' | 'stranger' | 'olga' | 'ivan' | 'mark' | 'bella', LiveListener>;

const portal = await sharedByTests(createTestPortal({ seed: seedHelpdesk, only: ['live'] }));
const guest = `guest-${portal.hotel.guestId}`;
const stranger = `guest-${portal.hotel.otherGuestId}`;
beforeEach(async () => {
  ears = {
    guest: await portal.listen(guest),
    stranger: await portal.listen(stranger),
    olga: await portal.listen('olga'),
    ivan: await portal.listen('ivan'),
    mark: await portal.listen('mark'),
    bella: await portal.listen('bella'),
  };
});

const aboutTickets = /^(supportTicket|typing)/;

/** What somebody has heard of tickets, without the running numbers. */
function received(who: keyof typeof ears) {
  return ears[who].received
    .filter(({ name }) => aboutTickets.test(name))
    .map(({ name, payload }) => {
      const { seq: _, ...rest } = payload as Record<string, unknown>;
      return [name, rest] as const;
    });
}

const namesReceived = (who: keyof typeof ears) => received(who).map(([name]) => name);

/** Waits until everything that was said before has been sent, by something that all staff hear last. */
async function untilAllIsSent(): Promise<void> {
  await eventually(async () =>
    expect(await portal.prisma.outbox.count({ where: { channel: 'live' } })).toBe(0),
  );
  await Promise.all(
    Object.values(ears).map(({ socket }) => socket.emitWithAck('resume', { lastSeq: 0 })),
  );
}

async function everythingHappens(): Promise<number> {
  const { id, attributes } = await createGuestTicket(portal);
  await portal.call('olga', '/api/admin/ticket/assign', { ticketId: id, assignee: 'olga' });
  await portal.call('olga', '/api/admin/ticket/note', { ticketId: id, note: 'Тайная заметка' });
  await portal.call('olga', '/api/ticket/read', {
    ticketId: id,
    messageId: attributes.messages[0]!.id,
  });
  await writeMessage(portal, 'olga', id, 'Идём');
  await portal.call('olga', '/api/ticket/update', { ticket: { id, status: 'closed' } });
  await writeMessage(portal, guest, id, 'Спасибо');
  await untilAllIsSent();
  return id;
}

describe('a ticket', () => {
  it('is heard of by its guest and by admins, in the order of what happened', async () => {
    const id = await everythingHappens();
    const forBoth = [
      'supportTicketCreate',
      'supportTicketRead',
      'supportTicketMessage',
      'supportTicketStatusChange',
      'supportTicketStatusChange',
      'supportTicketRead',
      'supportTicketMessage',
    ];
    expect(namesReceived('guest')).toEqual(forBoth);
    const [created, ...others] = forBoth;
    const forStaff = [created, 'supportTicketAssign', 'supportTicketNote', ...others];
    expect(namesReceived('olga')).toEqual(forStaff);
    expect(namesReceived('ivan')).toEqual(forStaff);
    const statuses = received('guest').filter(([name]) => name === 'supportTicketStatusChange');
    expect(statuses.map(([, payload]) => payload)).toEqual([
      { newStatus: 'closed', ticketId: id },
      { newStatus: 'inwork', ticketId: id },
    ]);
    const [, answer] = received('guest').find(([name]) => name === 'supportTicketMessage')!;
    expect(answer).toEqual({
      ticketId: id,
      message: {
        id: expect.any(Number),
        message: 'Идём',
        sender: 'Ольга',
        sender_type: 'staff',
        create_at: expect.any(String),
        pictures: [],
        clientId: null,
      },
    });
  });

  it('is heard of by nobody else, neither at once nor by asking for what was missed', async () => {
    await everythingHappens();
    for (const who of ['stranger', 'mark', 'bella'] as const) {
      expect([who, received(who)]).toEqual([who, []]);
      const missed: unknown = await ears[who].socket.emitWithAck('resume', { lastSeq: 0 });
      expect(JSON.stringify(missed)).not.toContain('supportTicket');
    }
  });

  it('never tells its guest of notes or of who takes care of it, by any event or call', async () => {
    const id = await everythingHappens();
    const missed: unknown = await ears.guest.socket.emitWithAck('resume', { lastSeq: 0 });
    const calls = await Promise.all([
      portal.call(guest, '/api/tickets'),
      portal.call(guest, '/api/ticket/fetch', { id }),
      portal.call(guest, '/api/ticket/read', { ticketId: id, messageId: 1 }),
    ]);
    const sent = JSON.stringify([received('guest'), missed, calls.map(({ body }) => body)]);
    expect(sent).toContain('Спасибо');
    expect(sent).not.toMatch(/Тайная|assignee|"note"|"olga"/);
  });
});

describe('typing', () => {
  it('is heard by the other side and by colleagues, not by who types', async () => {
    const { id } = await createGuestTicket(portal);
    const further = await portal.listen('olga');
    ears.olga.socket.emit('typing', { ticketId: id });
    const typing = ['typing', { ticketId: id, sender_type: 'staff', sender: 'Ольга' }];
    await eventually(() => expect(received('guest')).toContainEqual(typing));
    await eventually(() => expect(received('ivan')).toContainEqual(typing));
    ears.guest.socket.emit('typing', { ticketId: id });
    const answered = ['typing', { ticketId: id, sender_type: 'guest', sender: 'Анна' }];
    await eventually(() => expect(received('olga')).toContainEqual(answered));
    expect(received('guest')).not.toContainEqual(answered);
    expect(received('olga')).not.toContainEqual(typing);
    expect(further.received.map(({ payload }) => payload)).not.toContainEqual(typing[1]);
    for (const who of ['stranger', 'mark', 'bella'] as const) expect(received(who)).toEqual([]);
  });

  it('is heard of nobody who has no part in the ticket', async () => {
    const { id } = await createGuestTicket(portal);
    for (const who of ['stranger', 'mark', 'bella'] as const) {
      ears[who].socket.emit('typing', { ticketId: id });
      ears[who].socket.emit('typing', { ticketId: 'x' });
    }
    ears.guest.socket.emit('typing', { ticketId: 999_999 });
    ears.guest.socket.emit('typing', { ticketId: id });
    const typists = () => received('ivan').map(([, payload]) => payload['sender_type']);
    await eventually(() => expect(typists()).toContain('guest'));
    // Looked up after all of those, and heard after whatever came of them.
    ears.olga.socket.emit('typing', { ticketId: id });
    await eventually(() => expect(typists()).toContain('staff'));
    expect(received('ivan').filter(([name]) => name === 'typing')).toHaveLength(2);
    expect(namesReceived('stranger')).toEqual([]);
  });
});
