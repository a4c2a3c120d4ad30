import { defaultPortalSettings, type AccountBounds } from '@portal/domain/portal';
import { expect, it } from 'vitest';
import { somePicture } from '../../../test/fixtures/pictures.ts';
import { seedHelpdesk } from '../../../test/fixtures/tickets.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(
  createTestPortal({ seed: seedHelpdesk, only: [], hasBounds: true }),
);
const guest = `guest-${portal.hotel.guestId}`;

async function bound(changes: Partial<AccountBounds>): Promise<void> {
  const accountBounds = { ...defaultPortalSettings.accountBounds, ...changes };
  const data = { attributes: { accountBounds } };
  expect((await portal.call('olga', '/api/portal-setting/update', data)).status).toBe(200);
}

it('of open tickets are as staff set them, at once', async () => {
  const ask = () =>
    portal.call(guest, '/api/ticket/create', { room: portal.hotel.roomId, message: 'Лампа' });
  await bound({ openTickets: 2 });
  expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
  expect(await ask()).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_OPEN', error: expect.stringContaining('2 откр') },
  });
  await bound({ openTickets: 3 });
  expect((await ask()).status).toBe(201);
});

it('of pictures are as staff set them', async () => {
  const upload = async () =>
    portal.upload(guest, '/api/ticket/attachment', await somePicture('png'));
  await bound({ picturesPerDay: 1 });
  expect((await upload()).status).toBe(201);
  expect(await upload()).toMatchObject({ status: 413, body: { code: 'STORAGE_FULL' } });
  await bound({ picturesPerDay: 2, pictureMegabytesPerDay: 1 });
  await portal.prisma.ticketPicture.updateMany({ data: { byteCount: 1_000_000 } });
  expect(await upload()).toMatchObject({ status: 413, body: { code: 'STORAGE_FULL' } });
  await bound({ picturesPerDay: 2, pictureMegabytesPerDay: 2 });
  expect((await upload()).status).toBe(201);
});

it('of live connections are as staff set them', async () => {
  await bound({ liveConnections: 1 });
  await portal.listen(guest);
  await expect(portal.listen(guest)).rejects.toThrow('too_many_connections');
  await bound({ liveConnections: 2 });
  await portal.listen(guest);
});

it('are never zero, and no more than the portal can count', async () => {
  for (const changes of [{ openTickets: 0 }, { pictureMegabytesPerDay: 2001 }]) {
    const accountBounds = { ...defaultPortalSettings.accountBounds, ...changes };
    const data = { attributes: { accountBounds } };
    expect((await portal.call('olga', '/api/portal-setting/update', data)).status).toBe(422);
  }
});
