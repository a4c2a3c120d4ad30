import {
  countUnread,
  createMemoryTokenStorage,
  createPortal,
  InvalidError,
  NotFoundError,
  type Portal,
} from '@portal/client';
import {
  messageState,
  supportTicketCreate,
  supportTicketMessage,
  supportTicketNote,
  supportTicketRead,
  supportTicketTyping,
} from '@portal/domain/tickets';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { createTestPortal } from '../portal.ts';
import { somePicture } from '../fixtures/pictures.ts';
import { placeOrder } from './shopping.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());
const guest = await portal.guest();
const { client: staff, staffPortal } = await portal.staff('admin');
const room = (await guest.client.rooms.list()).rooms[0]!.id;

async function ask(message = 'Не горит лампа') {
  const created = await guest.client.tickets.create({ room, message });
  if (!created.ok) throw new Error(created.refusal.text);
  return created.value.ticket;
}

const draft = (message: string) => ({ clientId: crypto.randomUUID(), message });

/** The guest's client on a line that loses the answers to the first calls that are made by it. */
function guestWhoseAnswersGetLost(times: number): { client: Portal; arrived: () => number } {
  let arrived = 0;
  const token = createMemoryTokenStorage();
  token.write(guest.token);
  const client = createPortal({
    baseUrl: portal.url,
    token,
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      arrived += 1;
      if (arrived > times) return answer;
      throw new TypeError('network error');
    },
  });
  return { client, arrived: () => arrived };
}

describe('a ticket', () => {
  it('is asked for once under its key, listed, opened and answered', async () => {
    const key = crypto.randomUUID();
    const newTicket = { room, message: 'Где полотенца?' };
    const create = () => guest.client.tickets.create(newTicket, { idempotencyKey: key });
    const created = await create();
    expect(await create()).toEqual(created);
    const ticket = (await guest.client.tickets.list()).tickets[0]!;
    expect(created).toEqual({ ok: true, value: { ticket } });
    const answer = await staff.tickets.send(ticket.id, draft('Несём'));
    expect(answer).toMatchObject({ ok: true, value: { message: 'Несём', sender_type: 'staff' } });
    const opened = await guest.client.tickets.open({ id: ticket.id });
    expect(opened).toMatchObject({ hasEarlier: false, history: [{ status: 'new', by: 'guest' }] });
    expect(opened.ticket.messages.map(({ message }) => message)).toEqual([
      'Где полотенца?',
      'Несём',
    ]);
    const before = opened.ticket.messages[1]!.id;
    const earlier = await guest.client.tickets.open({ id: ticket.id, before });
    expect(earlier.ticket.messages).toHaveLength(1);
  });

  it('is hidden from other guests', async () => {
    const { id } = await ask();
    const { client: stranger } = await portal.guest();
    expect(await stranger.tickets.list()).toEqual({ tickets: [] });
    await expect(stranger.tickets.open({ id })).rejects.toThrow(NotFoundError);
    await expect(stranger.tickets.send(id, draft('Не моё'))).rejects.toThrow(NotFoundError);
    await expect(
      stranger.tickets.mark({ ticketId: id, messageId: 1, state: 'read' }),
    ).rejects.toThrow(NotFoundError);
  });

  it('is refused with the field that is wrong', async () => {
    const wrong = guest.client.tickets.create(
      { room: 999_999, message: 'Где я?' },
      { idempotencyKey: 'key' },
    );
    await expect(wrong).rejects.toThrow(InvalidError);
  });

  it('is moved along by staff, and closed for good after a day', async () => {
    const { id } = await ask();
    expect(await staffPortal.tickets.update({ ticket: { id, status: 'closed' } })).toMatchObject({
      ok: true,
      value: { ticket: { status: 'closed' } },
    });
    expect(await staffPortal.tickets.update({ ticket: { id, status: 'new' } })).toMatchObject({
      ok: false,
      refusal: { code: 'ILLEGAL_TRANSITION' },
    });
    await portal.database.prisma.ticket.update({
      where: { id },
      data: { closeAt: new Date(Date.now() - 25 * 3_600_000) },
    });
    expect(await guest.client.tickets.send(id, draft('Снова'))).toMatchObject({
      ok: false,
      refusal: { code: 'TICKET_CLOSED' },
    });
  });
});

describe('a message', () => {
  it('is sent again by itself after a lost answer, and is there once', async () => {
    const { id } = await ask();
    const { client, arrived } = guestWhoseAnswersGetLost(2);
    const sent = await client.tickets.send(id, draft('Один раз'));
    expect(sent).toMatchObject({ ok: true, value: { message: 'Один раз' } });
    expect(arrived()).toBe(3);
    const { ticket } = await guest.client.tickets.open({ id });
    expect(ticket.messages.map(({ message }) => message)).toEqual(['Не горит лампа', 'Один раз']);
  });

  it('that was given up can be sent later, and is there once', async () => {
    const { id } = await ask();
    const message = draft('Всё ещё я');
    const { client } = guestWhoseAnswersGetLost(3);
    await expect(client.tickets.send(id, message)).rejects.toThrow();
    const sent = await client.tickets.send(id, message);
    expect((await guest.client.tickets.open({ id })).ticket.messages.slice(1)).toEqual([
      sent.ok && sent.value,
    ]);
  });

  it('comes to be delivered and read, and is counted until then', async () => {
    const { id } = await ask();
    const sent = await staff.tickets.send(id, draft('Идём'));
    if (!sent.ok) throw new Error(sent.refusal.text);
    const message = sent.value;
    const unread = async () =>
      countUnread(
        (await guest.client.tickets.list()).tickets.filter((ticket) => ticket.id === id),
        'guest',
      );
    const opened = await staff.tickets.open({ id });
    expect([messageState(message, opened.ticket.marks), await unread()]).toEqual(['sent', 1]);
    const mark = (state: 'delivered' | 'read') =>
      guest.client.tickets.mark({ ticketId: id, messageId: message.id, state });
    const { marks: delivered } = await mark('delivered');
    expect([messageState(message, delivered), await unread()]).toEqual(['delivered', 1]);
    const { marks: read } = await mark('read');
    expect([messageState(message, read), await unread()]).toEqual(['read', 0]);
  });

  it('carries pictures, which both sides can load', async () => {
    const { id } = await ask();
    const file = new Blob([await somePicture('jpeg')], { type: 'image/jpeg' });
    const picture = await guest.client.tickets.uploadPicture(file);
    if (!picture.ok) throw new Error(picture.refusal.text);
    const pictures = [picture.value.id];
    const sent = await guest.client.tickets.send(id, { clientId: 'with a picture', pictures });
    expect(sent).toMatchObject({ ok: true, value: { message: '', pictures: [picture.value] } });
    for (const [who, size] of [
      [guest.client, 'full'],
      [staff, 'preview'],
    ] as const) {
      const loaded = await who.tickets.picture(picture.value.id, size);
      expect(loaded.type).toBe('image/webp');
      expect(Buffer.from(await loaded.arrayBuffer()).toString('latin1')).toMatch(/^RIFF[^]{4}WEBP/);
    }
    const { client: stranger } = await portal.guest();
    await expect(stranger.tickets.picture(picture.value.id)).rejects.toThrow(NotFoundError);
    const page = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
    expect(await guest.client.tickets.uploadPicture(page)).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_A_PICTURE' },
    });
  });
});

describe('the desk', () => {
  it('finds, claims, notes and counts', async () => {
    const { id } = await ask('Найдите меня');
    const { tickets: adminTickets } = staffPortal;
    const found = await adminTickets.list({ search: `#${id}`, isActive: true });
    expect(found.tickets).toMatchObject([{ id, assignee: null, unread: { staff: 1 } }]);
    const { counts: counted } = await adminTickets.counts();
    const claim = () => adminTickets.assign({ ticketId: id, assignee: 'admin', expected: null });
    const claimed = { ok: true, value: { ticket: { assignee: { id: 'admin' } } } };
    expect(await claim()).toMatchObject(claimed);
    expect(await claim()).toMatchObject(claimed);
    expect((await adminTickets.counts()).counts.mine).toBe(counted.mine + 1);
    const { note } = await adminTickets.addNote({ ticketId: id, note: 'Позвонить', clientId: 'n' });
    expect((await adminTickets.details({ id })).details.notes).toEqual([note]);
  });

  it('keeps replies ready', async () => {
    const { cannedReplies } = staffPortal;
    const reply = { title: 'Идём', shortcut: 'going', text: 'Идём, {guest}' };
    const added = await cannedReplies.create({ cannedReply: reply });
    if (!added.ok) throw new Error(added.refusal.text);
    const { id } = added.value.cannedReply;
    expect(await cannedReplies.create({ cannedReply: reply })).toMatchObject({
      ok: false,
      refusal: { code: 'SHORTCUT_TAKEN' },
    });
    await cannedReplies.update({ cannedReply: { ...reply, id, title: 'Скоро' } });
    const { cannedReplies: all } = await cannedReplies.list();
    expect(all.find((each) => each.id === id)?.title).toBe('Скоро');
    await cannedReplies.delete({ id });
    await expect(cannedReplies.delete({ id })).rejects.toThrow(NotFoundError);
  });
});

describe('the live connection', () => {
  it('tells both sides of tickets, and staff alone of notes', async () => {
    const seen: string[] = [];
    const events = [
      supportTicketCreate,
      supportTicketMessage,
      supportTicketRead,
      supportTicketNote,
      supportTicketTyping,
    ];
    for (const [who, client] of [
      ['guest', guest.client],
      ['staff', staff],
    ] as const) {
      for (const event of events) client.live.on(event, () => seen.push(`${who} ${event.name}`));
      client.live.connect();
      await eventually(() => expect(client.live.status()).toBe('live'));
    }
    const { id } = await ask();
    await staffPortal.tickets.addNote({
      ticketId: id,
      note: 'Тайна',
      clientId: 'secret',
    });
    await staff.tickets.send(id, draft('Идём'));
    for (let keys = 0; keys < 5; keys += 1) guest.client.tickets.typing(id);
    await eventually(() => {
      for (const each of [
        'guest supportTicketMessage',
        'staff supportTicketMessage',
        'staff supportTicketNote',
        'staff typing',
      ]) {
        expect(seen).toContain(each);
      }
    });
    expect(seen).not.toContain('guest supportTicketNote');
    expect(seen.filter((each) => each.endsWith('typing'))).toEqual(['staff typing']);
  });
});

describe('a rating', () => {
  const ratingOf = async (orderId: number) =>
    (await guest.client.ratings.ofOrder({ orderId })).orderRating;
  async function finish(id: number): Promise<void> {
    for (const status of ['inwork', 'delivered', 'done'] as const) {
      expect(await staffPortal.orders.update({ order: { id, status } })).toMatchObject({
        ok: true,
      });
    }
  }

  it('is asked for after an order is done, given once, and read by staff', async () => {
    const orderId = await placeOrder(guest.client);
    expect(await ratingOf(orderId)).toMatchObject({ shouldAsk: false });
    await finish(orderId);
    expect(await ratingOf(orderId)).toMatchObject({ shouldAsk: true });
    const key = crypto.randomUUID();
    const rating = { score: 5, review: 'Быстро!', orderId };
    const rated = await guest.client.ratings.create(rating, { idempotencyKey: key });
    expect(rated).toMatchObject({ ok: true, value: { rating } });
    expect(await guest.client.ratings.create(rating, { idempotencyKey: key })).toEqual(rated);
    expect(await guest.client.ratings.create(rating)).toMatchObject({
      ok: false,
      refusal: { code: 'ALREADY_RATED' },
    });
    expect(await guest.client.ratings.pending()).toEqual({ stay: false });
    const { ratings, average } = await staffPortal.ratings.list({ search: 'быстро' });
    expect([ratings[0]?.guest.id, average]).toEqual([guest.id, 5]);
  });

  it('is not asked for again once it was waved away', async () => {
    const orderId = await placeOrder(guest.client);
    await finish(orderId);
    await guest.client.ratings.dismiss({ orderId });
    expect(await ratingOf(orderId)).toEqual({ canRate: true, shouldAsk: false, rating: null });
  });
});
