import { expect, it } from 'vitest';
import { messageState } from './message-state.ts';
import type { TicketSender } from './ticket-schema.ts';

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
