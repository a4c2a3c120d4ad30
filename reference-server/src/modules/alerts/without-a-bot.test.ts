import { fetchAlerts } from '@portal/domain/alerts';
import { updateOrder } from '@portal/domain/orders';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ providers: { staffChat: null } }));

it('stands in the console without any chat of staff, until it has ended by itself', async () => {
  const { client } = await portal.staff('moderator');
  const guest = await portal.guest('Анна Лебедева');
  const { prisma } = portal.database;
  const [room, store] = [
    await prisma.room.findFirstOrThrow(),
    await prisma.store.findFirstOrThrow(),
  ];
  const { id } = await prisma.order.create({
    data: {
      ...{ guestId: guest.id, roomId: room.id, storeId: store.id },
      ...{ phone: guest.phone, paymentType: 'cash' },
      createAt: new Date(Date.now() - 4 * 60_000),
    },
  });
  const alerts = async (state: 'open' | 'resolved') =>
    (await client.call(fetchAlerts, { body: { data: { state } } })).body.alerts.data;
  const expected = { kind: 'order-unattended', about: { type: 'order', id }, count: 1 };
  await eventually(async () => {
    const [alert, ...others] = await alerts('open');
    expect(alert?.attributes).toMatchObject(expected);
    expect(alert?.attributes.text).toContain(`Анна Лебедева, ${room.name}, ${guest.phone}`);
    expect(others).toEqual([]);
  });
  await client.call(updateOrder, { body: { data: { order: { id, status: 'inwork' } } } });
  await eventually(async () => expect(await alerts('open')).toEqual([]));
  expect(await alerts('resolved')).toMatchObject([
    { attributes: { ...expected, resolvedBy: 'system' } },
  ]);
});
