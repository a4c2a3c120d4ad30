import { getOrders } from '@portal/domain/orders';
import { answerMaxBytes } from '@portal/domain/server';
import { fetchTicket, getTickets } from '@portal/domain/tickets';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { seedHelpdesk } from '../fixtures/tickets.ts';
import { createTestPortal } from '../portal.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const messageLength = 4_000;
const messagesEach = 50;
const manyTickets = 100;
const manyOrders = 100;
const linesEach = 100;

const portal = await sharedByTests(createTestPortal({ seed: seedHelpdesk, only: [] }));
const guest = `guest-${portal.hotel.guestId}`;

/** The answer to a call, and how long it is. */
async function read<Reply extends z.ZodType>(
  { path, replies }: { readonly path: string; readonly replies: { readonly 200: Reply } },
  data: object = {},
) {
  const response = await portal.send(guest, path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  const text = await response.text();
  expect(response.status).toBe(200);
  return { bytes: Buffer.byteLength(text), body: replies[200].parse(JSON.parse(text)) };
}

describe('tickets filled to the brim', () => {
  beforeAll(async () => {
    const { guestId, roomId } = portal.hotel;
    const { prisma } = portal;
    const tickets = await prisma.ticket.createManyAndReturn({
      data: Array.from({ length: manyTickets }, () => ({
        ...{ guestId, roomId, messageCount: messagesEach },
      })),
      select: { id: true },
    });
    await prisma.$executeRaw`
      INSERT INTO ticket_message (ticket_id, sender_type, sender, author, message)
      SELECT ticket.id, 'guest', 'Анна', ${`user_${guestId}`}, repeat('я', ${messageLength}::int)
      FROM ticket, generate_series(1, ${messagesEach}::int) WHERE guest_id = ${guestId}::int`;
    expect(tickets).toHaveLength(manyTickets);
  });

  it('are one answer of so many bytes, with the last messages of each', async () => {
    const { bytes, body } = await read(getTickets);
    expect(bytes).toBeLessThanOrEqual(answerMaxBytes);
    const shown = body.tickets.data;
    expect(shown).toHaveLength(manyTickets);
    for (const { attributes } of shown) {
      expect(attributes.messages.length).toBeGreaterThan(0);
      expect(attributes.messageCount).toBe(messagesEach);
    }
  });

  it('have what was cut off page by page', async () => {
    const { body } = await read(getTickets);
    const [{ id, attributes } = { id: 0, attributes: null }] = body.tickets.data;
    const seen = attributes?.messages ?? [];
    const earlier = await read(fetchTicket, {
      id,
      before: seen[0]?.id,
    });
    const { messages } = earlier.body.ticket.attributes;
    expect(earlier.bytes).toBeLessThanOrEqual(answerMaxBytes);
    expect(messages.length + seen.length).toBe(messagesEach);
    expect(earlier.body.hasEarlier).toBe(false);
  });
});

describe('orders filled to the brim', () => {
  beforeAll(async () => {
    const { guestId, roomId, storeId } = portal.hotel;
    await portal.prisma.order.createMany({
      data: Array.from({ length: manyOrders }, () => ({
        ...{ guestId, roomId, storeId, phone: '+79990000001', paymentType: 'cash' },
        ...{ status: 'done' as const, comment: 'я'.repeat(500) },
      })),
    });
    await portal.prisma.$executeRaw`
      INSERT INTO order_line (order_id, position, kind, product_id, name, price_kopecks, quantity)
      SELECT "order".id, position, 'product', position::text, repeat('Мыло ', 20), 100, 99
      FROM "order", generate_series(1, ${linesEach}::int) AS position
      WHERE guest_id = ${guestId}::int`;
  });

  it('are one answer of so many bytes, which says that it is cut', async () => {
    const { bytes, body } = await read(getOrders);
    expect(bytes).toBeLessThanOrEqual(answerMaxBytes);
    expect(body.orders.data.length).toBeGreaterThan(0);
    expect(body.isCut).toBe(true);
    const { body: few } = await read(getOrders, { limit: 1 });
    expect(few.isCut).toBeUndefined();
  });

  it('are all had by the client, and in the parts that it asks for', async () => {
    const { id, client } = await portal.guest('Заказчик');
    const { guestId } = portal.hotel;
    await portal.prisma.order.updateMany({ where: { guestId }, data: { guestId: id } });
    const ids = ({ orders }: { orders: readonly { id: number }[] }) =>
      orders.map((order) => order.id);
    const all = ids(await client.orders.list());
    expect(all).toHaveLength(manyOrders);
    expect(all).toEqual(all.toSorted((one, other) => other - one));
    const part = ids(await client.orders.list({ before: all[19], limit: 50 }));
    expect(part).toEqual(all.slice(20, 70));
  });
});
