import { describe, expect, it } from 'vitest';
import type { TicketMessage, TicketSender } from './ticket-schema.ts';
import {
  messageState,
  withTicketMessage,
  withTicketReadState,
  withTicketStatus,
} from './ticket-updates.ts';

function messageOf(id: number, sender_type: TicketSender): TicketMessage {
  const create_at = `2026-11-20T10:00:${id}.000Z`;
  return { id, message: '', sender: '', sender_type, create_at, pictures: [], clientId: null };
}

const ticket = {
  orderId: 7,
  status: 'inwork' as const,
  close_at: null,
  update_at: '2026-11-20T10:00:10.000Z',
  messages: [messageOf(10, 'guest')],
  messageCount: 60,
  marks: { guest: { delivered: 10, read: 10 }, staff: { delivered: 0, read: 0 } },
  unread: { guest: 0, staff: 1 },
};

describe('a ticket that somebody wrote in', () => {
  it('has one message more, for the other side to read', () => {
    const answered = withTicketMessage(ticket, { message: messageOf(12, 'staff') });
    expect(answered).toEqual({
      ...ticket,
      messages: [messageOf(10, 'guest'), messageOf(12, 'staff')],
      messageCount: 61,
      update_at: '2026-11-20T10:00:12.000Z',
      unread: { guest: 1, staff: 1 },
    });
    expect(withTicketMessage(answered, { message: messageOf(13, 'guest') }).unread).toEqual({
      guest: 1,
      staff: 2,
    });
  });

  it('has each message once, in their order, however they come', () => {
    const later = withTicketMessage(ticket, { message: messageOf(14, 'staff') });
    const both = withTicketMessage(later, { message: messageOf(12, 'staff') });
    expect(both.messages.map(({ id }) => id)).toEqual([10, 12, 14]);
    expect(both.update_at).toBe('2026-11-20T10:00:14.000Z');
    expect(withTicketMessage(both, { message: messageOf(12, 'staff') })).toBe(both);
  });
});

it('a ticket that is closed says when, and one that is open again does not', () => {
  const at = '2026-11-20T11:00:00.000Z';
  const closed = withTicketStatus(ticket, { newStatus: 'closed' }, at);
  expect(closed).toMatchObject({ status: 'closed', close_at: at, update_at: at });
  expect(withTicketStatus(closed, { newStatus: 'inwork' }, at).close_at).toBeNull();
  expect(withTicketStatus(ticket, { newStatus: 'inwork' }, at)).toBe(ticket);
});

it('a ticket that was read carries the marks it was told', () => {
  const marks = { guest: { delivered: 10, read: 10 }, staff: { delivered: 10, read: 10 } };
  const read = withTicketReadState(ticket, { marks, unread: { guest: 0, staff: 0 } });
  expect(read).toEqual({ ...ticket, marks, unread: { guest: 0, staff: 0 } });
});

describe('the state of a message', () => {
  const marks = { guest: { delivered: 30, read: 20 }, staff: { delivered: 15, read: 5 } };
  const statesOf = (sender_type: TicketSender, ...ids: number[]) =>
    ids.map((id) => messageState({ id, sender_type }, marks));

  it('of what a guest wrote is how far staff have come', () => {
    expect(statesOf('guest', 5, 6, 15, 16)).toEqual(['read', 'delivered', 'delivered', 'sent']);
  });

  it('of what staff or the portal wrote is how far the guest has come', () => {
    expect(statesOf('staff', 20, 21, 30, 31)).toEqual(['read', 'delivered', 'delivered', 'sent']);
    expect(statesOf('system', 20, 31)).toEqual(['read', 'sent']);
  });
});
