import { updateRoom } from '@portal/domain/rooms';
import { expect, it } from 'vitest';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

// The embedded database lets nobody in while somebody else's transaction is open.
const portal = await sharedByTests(createTestPortal({ only: [] }));

it('renames a room while an order is being placed in it', async () => {
  const { prisma } = portal.database;
  const { client } = await portal.staff('admin');
  const { id } = await prisma.room.create({ data: { name: 'Беседка' } });
  await prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT FROM room WHERE id = ${id} FOR KEY SHARE`;
    const room = { id, name: 'Терраса' };
    const renamed = await client.call(updateRoom, { body: { data: { room } } });
    expect(renamed.status).toBe(200);
  });
});
