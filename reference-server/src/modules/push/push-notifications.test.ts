import { updateOrder, type NewOrder, type OrderStatus } from '@portal/domain/orders';
import { getOnline } from '@portal/domain/presence';
import type { PushSubscriptionJson } from '@portal/domain/push';
import { logout } from '@portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import { control, orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { demoOrder, placeDemoOrder } from '../../../test/fixtures/orders/orders.ts';
import { eventually } from '../../../test/eventually.ts';
import { createTestPortal, type TestGuest } from '../../../test/portal.ts';
import {
  arrivedOn,
  endDevice,
  makeDevice,
  subscribe as subscribeDevice,
} from '../../../test/fixtures/push.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());
const moderator = await portal.staff('moderator');

type Subscriber = Pick<TestGuest, 'client'>;

const subscribe = (
  subscriber: Subscriber,
  options?: { device?: PushSubscriptionJson; visitorId?: string },
) => subscribeDevice(portal, subscriber, options);

const titlesOn = async (device: PushSubscriptionJson) =>
  (await arrivedOn(portal.sandbox, device)).map(({ title }) => title);

/** Everything that was to be pushed has been, or was given up. */
const untilSent = () =>
  eventually(async () => {
    const where = { channel: 'push', deadAt: null };
    expect(await portal.database.prisma.outbox.count({ where })).toBe(0);
  });

const place = async (guest: Subscriber, payment: Partial<NewOrder> = {}) =>
  placeDemoOrder(guest, await demoOrder(portal.database.prisma, payment));

async function move(id: number, status: OrderStatus): Promise<void> {
  const body = { data: { order: { id, status } } };
  expect((await moderator.client.call(updateOrder, { body })).status).toBe(200);
}

describe('a guest without an open page', () => {
  it('is told on every device of a new status, in the device’s language, and of no details', async () => {
    const guest = await portal.guest();
    const device = await subscribe(guest);
    const english = await makeDevice(portal.sandbox);
    const body = JSON.stringify({ subscription: english, visitorId: 'v' });
    const inEnglish = { 'accept-language': 'en' };
    await portal.call(`guest-${guest.id}`, '/api/web-push/subscribe', body, inEnglish);
    const id = await place(guest);
    await move(id, 'inwork');
    await untilSent();
    expect(await arrivedOn(portal.sandbox, device)).toEqual([
      {
        title: 'Новый статус заказа',
        message: `Заказ #${id}: В работе`,
        path: `/orders/${id}`,
        tag: `order-${id}`,
        locale: 'ru',
        topic: `order-${id}`,
        urgency: 'high',
        ttl: expect.any(Number),
      },
    ]);
    expect(await arrivedOn(portal.sandbox, english)).toMatchObject([
      { title: 'New order status', message: `Order #${id}: In progress`, locale: 'en' },
    ]);
  });

  it('is told once, in order, of each of several statuses', async () => {
    const guest = await portal.guest();
    const device = await subscribe(guest);
    const id = await place(guest);
    for (const status of ['inwork', 'delivered', 'done'] as const) await move(id, status);
    await untilSent();
    const messages = (await arrivedOn(portal.sandbox, device)).map(({ message }) => message);
    expect(messages).toEqual([
      `Заказ #${id}: В работе`,
      `Заказ #${id}: Доставляется`,
      `Заказ #${id}: Выполнен`,
    ]);
  });

  it('is told that the money has come', async () => {
    const guest = await portal.guest();
    const device = await subscribe(guest);
    const external = { paymentType: 'external', payment_system: 'yookassa' } as const;
    const id = await place(guest, external);
    const paying = await guest.client.orders.pay({ orderId: id });
    if (!paying.ok) throw new Error(paying.refusal.text);
    await control(portal.sandbox, 'POST', `yookassa/payments/${paying.value.payment.id}/succeed`);
    await eventually(async () =>
      expect(await arrivedOn(portal.sandbox, device)).toMatchObject([
        { title: 'Спасибо за покупку', message: `Поступила оплата за заказ #${id}` },
      ]),
    );
  });

  it('is told when the push service works again', async () => {
    const guest = await portal.guest();
    const device = await subscribe(guest);
    const id = await place(guest);
    await orderFault(portal.sandbox, 'push', 'error', 1);
    await move(id, 'inwork');
    await untilSent();
    expect(await arrivedOn(portal.sandbox, device)).toHaveLength(1);
  });

  it('is not told what they did themselves', async () => {
    const guest = await portal.guest();
    const device = await subscribe(guest);
    const id = await place(guest);
    await guest.client.orders.cancel({ id });
    await untilSent();
    expect(await titlesOn(device)).toEqual([]);
  });
});

it('a guest with the portal in sight is not told twice; one who has closed it is', async () => {
  const guest = await portal.guest();
  const device = await subscribe(guest);
  const id = await place(guest);
  guest.client.live.connect();
  await eventually(() => expect(guest.client.live.status()).toBe('live'));
  await move(id, 'inwork');
  await untilSent();
  expect(await titlesOn(device)).toEqual([]);
  guest.client.live.disconnect();
  await eventually(async () => {
    const { body } = await moderator.client.call(getOnline, { body: {} });
    expect(body.online).toBe(0);
  });
  await move(id, 'delivered');
  await untilSent();
  expect(await arrivedOn(portal.sandbox, device)).toMatchObject([
    { message: `Заказ #${id}: Доставляется` },
  ]);
});

describe('a device', () => {
  it('that is gone is forgotten', async () => {
    for (const status of [404, 410] as const) {
      const guest = await portal.guest();
      const device = await subscribe(guest);
      await endDevice(portal.sandbox, device, status);
      await move(await place(guest), 'inwork');
      await untilSent();
      const { endpoint } = device;
      const stored = await portal.database.prisma.pushSubscription.count({ where: { endpoint } });
      expect(stored).toBe(0);
    }
  });

  it('takes nothing of a guest who has signed out, and only of the one who signs in next', async () => {
    const [first, next] = [await portal.guest(), await portal.guest()];
    const device = await subscribe(first);
    const orders = { first: await place(first), next: await place(next) };
    await first.client.call(logout, { body: {} });
    await move(orders.first, 'inwork');
    await untilSent();
    expect(await titlesOn(device)).toEqual([]);
    await subscribe(next, { device });
    await move(orders.first, 'delivered');
    await move(orders.next, 'inwork');
    await untilSent();
    expect(await arrivedOn(portal.sandbox, device)).toMatchObject([
      { message: `Заказ #${orders.next}: В работе` },
    ]);
  });
});
