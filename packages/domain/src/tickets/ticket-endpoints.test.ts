import { expect, it } from 'vitest';
import { newTicketMessageSchema } from './ticket-endpoints.ts';
import { ticketPictureRules } from './ticket-picture.ts';

const isTaken = (fields: object) =>
  newTicketMessageSchema.safeParse({ ticketId: 1001, ...fields }).success;
const picture = (n: number) => `7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b6${n.toString(16)}`;

it('a message is words, pictures, or both', () => {
  expect(isTaken({ message: 'Лампа не горит' })).toBe(true);
  expect(isTaken({ pictures: [picture(1)] })).toBe(true);
  expect(isTaken({ message: 'Вот', pictures: [picture(1)] })).toBe(true);
  expect(isTaken({})).toBe(false);
  expect(isTaken({ message: ' \n ', pictures: [] })).toBe(false);
});

it('a message has each picture once, and not too many', () => {
  expect(isTaken({ pictures: [picture(1), picture(1)] })).toBe(false);
  const many = Array.from({ length: ticketPictureRules.perMessage + 1 }, (_, n) => picture(n));
  expect(isTaken({ pictures: many })).toBe(false);
  expect(isTaken({ pictures: many.slice(1) })).toBe(true);
});
