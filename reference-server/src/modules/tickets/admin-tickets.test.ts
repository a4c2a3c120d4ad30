import type { PageMeta } from '@portal/domain/contract';
import type { CannedReply, StaffTicket, TicketDetails } from '@portal/domain/tickets';
import { describe, expect, it } from 'vitest';
import {
  createGuestTicket,
  readTicket,
  seedHelpdesk,
  writeMessage,
} from '../../../test/fixtures/tickets.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedHelpdesk, only: ['live'] }));
const guest = `guest-${portal.hotel.guestId}`;

async function inbox(filter: object, as = 'olga') {
  const { body } = await portal.call<{ tickets: { data: StaffTicket[]; meta: PageMeta } }>(
    as,
    '/api/admin/ticket/fetch',
    filter,
  );
  return { ids: body.tickets.data.map(({ id }) => id), ...body.tickets };
}

const assign = (as: string, ticketId: number, assignee: string | null, expected?: string | null) =>
  portal.call<{ ticket: StaffTicket }>(as, '/api/admin/ticket/assign', {
    ticketId,
    assignee,
    ...(expected !== undefined && { expected }),
  });

async function detailsOf(id: number): Promise<TicketDetails> {
  const path = '/api/admin/ticket/details';
  return (await portal.call<{ details: TicketDetails }>('olga', path, { id })).body.details;
}

describe('the inbox', () => {
  it('has the last changed on top, each with its last message alone', async () => {
    const [old, fresh] = [
      await createGuestTicket(portal, 'Старая'),
      await createGuestTicket(portal, 'Новая'),
    ];
    await writeMessage(portal, guest, old.id, 'Ещё тут');
    const { data, ids } = await inbox({ pageSize: 2 });
    expect(ids).toEqual([old.id, fresh.id]);
    expect(data[0]?.attributes).toMatchObject({
      messageCount: 2,
      unread: { staff: 2, guest: 0 },
      assignee: null,
      first_answer_at: null,
    });
    expect(data[0]?.attributes.messages.map(({ message }) => message)).toEqual(['Ещё тут']);
  });

  it('is told apart by status, by who takes care, and by what is unread', async () => {
    const [mine, closed, nobodys] = [
      await createGuestTicket(portal),
      await createGuestTicket(portal),
      await createGuestTicket(portal),
    ];
    await assign('olga', mine.id, 'olga');
    await writeMessage(portal, 'olga', mine.id, 'Идём');
    await portal.call('olga', '/api/ticket/update', {
      ticket: { id: closed.id, status: 'closed' },
    });
    const sees = async (filter: object, as?: string) => {
      const { ids } = await inbox({ ...filter, pageSize: 100 }, as);
      return [mine, closed, nobodys].map(({ id }) => ids.includes(id));
    };
    expect(await sees({})).toEqual([true, true, true]);
    expect(await sees({ status: 'closed' })).toEqual([false, true, false]);
    expect(await sees({ isActive: true })).toEqual([true, false, true]);
    expect(await sees({ isActive: false })).toEqual([false, true, false]);
    expect(await sees({ assignedTo: 'me' })).toEqual([true, false, false]);
    expect(await sees({ assignedTo: 'me' }, 'ivan')).toEqual([false, false, false]);
    expect(await sees({ assignedTo: 'nobody', isActive: true })).toEqual([false, false, true]);
    expect(await sees({ isUnread: true })).toEqual([false, true, true]);
    expect(await sees({ isUnread: false })).toEqual([true, false, false]);
    expect(await sees({ guestId: portal.hotel.otherGuestId })).toEqual([false, false, false]);
  });

  it('is searched by number, guest, phone and room, with % and _ as they are', async () => {
    const { id } = await createGuestTicket(portal);
    const finds = async (search: string) =>
      (await inbox({ search, pageSize: 100 })).ids.includes(id);
    for (const search of [
      `#${id}`,
      String(id),
      'анна',
      '9990000001',
      '8 (999) 000-00-01',
      '8~10~7 999 000 00 01',
      'домик',
    ]) {
      expect([search, await finds(search)]).toEqual([search, true]);
    }
    for (const search of ['Борис', '%', '_нна', 'Домик_7', '\\']) {
      expect([search, await finds(search)]).toEqual([search, false]);
    }
  });

  it('says how many there are on all pages, also behind the last one', async () => {
    const { total } = (await inbox({})).meta;
    expect((await inbox({ page: 2, pageSize: 1 })).meta).toMatchObject({
      total,
      page: 2,
      pageSize: 1,
    });
    const behind = await inbox({ page: 90_000 });
    expect([behind.ids, behind.meta.total]).toEqual([[], total]);
  });

  it('is counted for its tabs', async () => {
    interface Counts {
      counts: Record<'new' | 'inwork' | 'mine' | 'unassigned' | 'unread', number>;
    }
    const count = async () =>
      (await portal.call<Counts>('ivan', '/api/admin/ticket/counts', {})).body.counts;
    const before = await count();
    const { id } = await createGuestTicket(portal);
    await assign('ivan', id, 'ivan');
    await createGuestTicket(portal);
    const after = await count();
    expect(after).toEqual({
      new: before.new + 2,
      inwork: before.inwork,
      mine: before.mine + 1,
      unassigned: before.unassigned + 1,
      unread: before.unread + 2,
    });
    await portal.call('ivan', '/api/ticket/update', { ticket: { id, status: 'closed' } });
    expect(await count()).toMatchObject({ new: after.new - 1, mine: before.mine });
  });
});

describe('taking care of a ticket', () => {
  it('is claimed by one of two who claim it at once', async () => {
    const { id } = await createGuestTicket(portal);
    const claims = await Promise.all(['olga', 'ivan'].map((who) => assign(who, id, who, null)));
    expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = claims.find(({ status }) => status === 409)!;
    expect(lost.body.code).toBe('ALREADY_CLAIMED');
    const won = claims.find(({ status }) => status === 200)!;
    expect((await detailsOf(id)).assignee).toEqual(won.body.ticket.attributes.assignee);
  });

  it('goes to a colleague, and to nobody again', async () => {
    const { id } = await createGuestTicket(portal);
    await assign('olga', id, 'olga', null);
    expect((await assign('olga', id, 'ivan', 'olga')).status).toBe(200);
    expect((await detailsOf(id)).assignee).toEqual({ id: 'ivan', name: 'Иван' });
    expect((await assign('olga', id, null, 'olga')).body.code).toBe('ALREADY_CLAIMED');
    expect((await assign('olga', id, null)).body.ticket.attributes.assignee).toBeNull();
    const entries = await portal.prisma.auditEntry.findMany({
      where: { entity: 'ticket', entityId: String(id), action: 'assign' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ actor, to }) => [actor, to])).toEqual([
      ['admin_olga', { assignee: 'olga' }],
      ['admin_olga', { assignee: 'ivan' }],
      ['admin_olga', { assignee: null }],
    ]);
  });

  it('is only for admins whose account is open', async () => {
    const { id } = await createGuestTicket(portal);
    await portal.prisma.staff.create({
      data: { id: 'gone', name: 'Ушёл', role: 'admin', passwordHash: '', disabled: true },
    });
    for (const who of ['mark', 'bella', 'gone', 'nobody']) {
      const { status, body } = await assign('olga', id, who);
      expect([status, body.details?.[0]?.path]).toEqual([422, 'data.assignee']);
    }
  });
});

describe('a note', () => {
  it('is kept with its author, once under its name', async () => {
    const { id } = await createGuestTicket(portal);
    const input = { ticketId: id, note: 'Гость <b>нервничает</b>', clientId: 'n1' };
    const write = () => portal.call('olga', '/api/admin/ticket/note', input);
    const [one, other] = [await write(), await write()];
    expect(other.body).toEqual(one.body);
    await portal.call('ivan', '/api/admin/ticket/note', { ...input, note: 'Успокоился' });
    const { notes } = await detailsOf(id);
    expect(notes.map(({ note, author }) => [note, author.name])).toEqual([
      ['Гость <b>нервничает</b>', 'Ольга'],
      ['Успокоился', 'Иван'],
    ]);
    expect((await readTicket(portal, guest, id)).attributes.messageCount).toBe(1);
  });

  it('stands beside the history, with names, and the first answer', async () => {
    const { id } = await createGuestTicket(portal);
    await portal.call('olga', '/api/ticket/update', { ticket: { id, status: 'inwork' } });
    await portal.call('ivan', '/api/ticket/update', { ticket: { id, status: 'closed' } });
    await writeMessage(portal, guest, id, 'Опять');
    const { history, first_answer_at } = await detailsOf(id);
    expect(history.map(({ status, by, name }) => [status, by, name])).toEqual([
      ['new', 'guest', 'Анна'],
      ['inwork', 'staff', 'Ольга'],
      ['closed', 'staff', 'Иван'],
      ['inwork', 'guest', 'Анна'],
    ]);
    expect(first_answer_at).toBeNull();
    await writeMessage(portal, 'olga', id, 'Идём');
    expect((await detailsOf(id)).first_answer_at).toEqual(expect.any(String));
  });
});

describe('a canned reply', () => {
  const path = '/api/admin/ticket/canned-reply';
  const reply = { title: 'Идём', shortcut: 'Going', text: 'Идём, {guest}' };
  const all = async () =>
    (await portal.call<{ cannedReplies: { data: CannedReply[] } }>('olga', `${path}/fetch`)).body
      .cannedReplies.data;

  it('is added, rewritten and deleted, and its shortcut is its own', async () => {
    const made = await portal.call<{ cannedReply: CannedReply }>('olga', `${path}/create`, {
      cannedReply: reply,
    });
    expect(made.status).toBe(201);
    const { id, attributes } = made.body.cannedReply;
    expect(attributes).toMatchObject({ ...reply, shortcut: 'going' });
    const same = { cannedReply: { ...reply, shortcut: 'GOING' } };
    expect((await portal.call('ivan', `${path}/create`, same)).body.code).toBe('SHORTCUT_TAKEN');
    const other = { cannedReply: { ...reply, title: 'Вот', shortcut: 'here' } };
    await portal.call('ivan', `${path}/create`, other);
    const clash = { cannedReply: { id, ...reply, shortcut: 'here' } };
    expect((await portal.call('olga', `${path}/update`, clash)).body.code).toBe('SHORTCUT_TAKEN');
    const better = { cannedReply: { id, ...reply, text: 'Уже идём' } };
    expect((await portal.call('olga', `${path}/update`, better)).status).toBe(200);
    expect((await all()).map(({ attributes: { title, text } }) => [title, text])).toEqual([
      ['Вот', 'Идём, {guest}'],
      ['Идём', 'Уже идём'],
    ]);
    expect((await portal.call('olga', `${path}/delete`, { id })).status).toBe(204);
    expect((await portal.call('olga', `${path}/delete`, { id })).status).toBe(404);
    expect((await portal.call('olga', `${path}/update`, better)).status).toBe(404);
  });
});
