import { expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal } from '../../../test/portal.ts';

vi.setConfig({ testTimeout: 90_000 });

it('names staff to all staff, and guests only to those who may see guests', async () => {
  const portal = await createTestPortal();
  try {
    const [guest, banquet] = [await portal.guest(), await portal.staff('banquet')];
    const [moderator, admin] = [await portal.staff('moderator'), await portal.staff('admin')];
    const { guests, staffNames } = await namesInDatabase();
    const sockets = await Promise.all([
      listenLive(portal.url),
      listenLive(portal.url, guest.token),
      listenLive(portal.url, banquet.token),
    ]);
    await eventually(async () => expect((await admin.staffPortal.presence.list()).online).toBe(3));
    const seenBy = async ({ staffPortal }: typeof admin) =>
      (await staffPortal.presence.list()).clients.map(({ role, name }) => [role, name]);
    const [known, unknown] = [guests[0]?.name, null];
    for (const [caller, guestName] of [
      [admin, known],
      [moderator, known],
      [banquet, unknown],
    ] as const) {
      expect(await seenBy(caller)).toEqual(
        expect.arrayContaining([
          ['user', guestName],
          ['banquet', staffNames.get('banquet')],
          [null, null],
        ]),
      );
    }
    for (const { socket } of sockets) socket.disconnect();
  } finally {
    await portal.stop();
  }

  async function namesInDatabase() {
    const { prisma } = portal.database;
    const staff = await prisma.staff.findMany();
    return {
      guests: await prisma.guest.findMany(),
      staffNames: new Map(staff.map(({ id, name }) => [id, name])),
    };
  }
});
