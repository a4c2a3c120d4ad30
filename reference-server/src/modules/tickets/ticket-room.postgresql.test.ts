import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createAdminRoomRepository } from '../rooms/admin-room-repository.ts';
import { ticketRepository as tickets } from './ticket-repository.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

// The embedded database lets nobody in while somebody else's transaction is open.
const test = await sharedByTests(createTestDatabase());

it('keeps the room of a ticket that is being opened', async () => {
  const { prisma } = test;
  const { id: roomId } = await prisma.room.create({ data: { name: 'Домик на снос' } });
  const { id: guestId } = await prisma.guest.create({
    data: { name: 'Анна', phone: '+79990000001' },
  });
  const rooms = createAdminRoomRepository(prisma);
  let isUsed: boolean | undefined;
  const { opened, removal } = await prisma.$transaction(async (transaction) => {
    const place = await tickets.placeOf(transaction, { guestId, roomId, orderId: undefined });
    expect(place.hasRoom).toBe(true);
    const removing = prisma
      .$transaction(async (remover) => {
        await rooms.closeToNew(remover, roomId);
        return rooms.find(remover, roomId);
      })
      .then(({ attributes }) => (isUsed = attributes.isUsed));
    await eventually(async () => {
      // Asked outside: a transaction keeps the first answer it got.
      const waiting = await prisma.$queryRaw<unknown[]>`
        SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(waiting.length === 1 || isUsed !== undefined).toBe(true);
    });
    const ticket = { guestId, roomId, orderId: null, now: new Date() };
    return { opened: await tickets.open(transaction, ticket), removal: removing };
  });
  expect(await removal).toBe(true);
  expect(await prisma.ticket.count({ where: { id: opened.id, roomId } })).toBe(1);
});
