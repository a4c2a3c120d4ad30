import type { PayloadOf } from '@portal/domain/contract';
import { fetchAttention, unattendedChange } from '@portal/domain/unattended';
import { expect, it, vi } from 'vitest';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { checkUnattended } from '../../../test/fixtures/unattended.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal, type TestGuest } from '../../../test/portal.ts';
import { chatLog, fastPace } from '../../../test/fixtures/staff-chat/staff-chat.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const receptionPhone = '+7 (495) 000-00-00';

const portal = await sharedByTests(createTestPortal({ staffChatPace: fastPace }));
const guest = await portal.guest('Анна Лебедева');
const room = await portal.database.prisma.room.findFirstOrThrow();
await portal.database.prisma.setting.upsert({
  where: { key: 'receptionPhone' },
  create: { key: 'receptionPhone', value: receptionPhone },
  update: { value: receptionPhone },
});

async function waitForFourMinutes(): Promise<number> {
  const { prisma } = portal.database;
  const store = await prisma.store.findFirstOrThrow();
  const { id } = await prisma.order.create({
    data: {
      guestId: guest.id,
      roomId: room.id,
      storeId: store.id,
      phone: guest.phone,
      paymentType: 'cash',
      createAt: new Date(Date.now() - 4 * 60_000),
    },
  });
  return id;
}

it('alarms the chat of staff, and tells the guest whom to call until somebody takes it up', async () => {
  const live = await listenLive(portal.url, guest.token);
  const stranger = await portal.guest('Пётр Орлов');
  const strangerLive = await listenLive(portal.url, stranger.token);
  const sent = () =>
    live.received
      .filter(({ name }) => name === unattendedChange.name)
      .map(({ payload }) => payload as PayloadOf<typeof unattendedChange>);
  const unattendedState = async ({ client }: TestGuest) =>
    (await client.call(fetchAttention, { body: {} })).body.attention.data;

  const id = await waitForFourMinutes();
  await checkUnattended(portal);
  passTime({ seconds: 6 });
  await checkUnattended(portal);
  const expected = { kind: 'order', id, phone: receptionPhone };
  await eventually(async () => expect(await unattendedState(guest)).toMatchObject([expected]));
  await eventually(() =>
    expect(sent()).toMatchObject([{ unattended: expected, isUnattended: true }]),
  );
  await eventually(async () => {
    const [alarm] = (await chatLog(portal.sandbox, 4)).filter(({ text }) =>
      text.includes(`#${id}`),
    );
    expect(alarm?.text).toContain('[PORTAL ALARM]\n');
    expect(alarm?.text).toContain(`Анна Лебедева, ${room.name}, ${guest.phone}`);
  });
  expect(await unattendedState(stranger)).toEqual([]);

  await portal.database.prisma.order.update({ where: { id }, data: { status: 'inwork' } });
  await checkUnattended(portal);
  await eventually(() => expect(sent().at(-1)?.isUnattended).toBe(false));
  expect(await unattendedState(guest)).toEqual([]);
  expect(sent()).toHaveLength(2);
  expect(strangerLive.received.map(({ name }) => name)).not.toContain(unattendedChange.name);
  live.socket.disconnect();
  strangerLive.socket.disconnect();
});

it('is silent while a console is open', async () => {
  const { token } = await portal.staff('moderator');
  const live = await listenLive(portal.url, token);
  const { prisma } = portal.database;
  await waitForFourMinutes();
  const looks = vi.spyOn(prisma, '$transaction');
  for (let count = 0; count < 4; count += 1) {
    await checkUnattended(portal);
    passTime({ seconds: 6 });
  }
  await portal.services.staffNotifications.stop();
  expect(looks.mock.calls.length).toBeGreaterThan(4);
  expect(await prisma.unattended.count()).toBe(0);
  live.socket.disconnect();
});
