import { expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createShopClient } from '../testing/shop-client.ts';
import { control, orderFault, startTestSandbox, temporaryFolder } from '../testing/test-sandbox.ts';
import { createFullDisk } from '../testing/full-disk.ts';
import { listenForWebhooks } from '../testing/webhook-listener.ts';
import { createNotifications } from './notifications.ts';

async function openShop() {
  const listener = await listenForWebhooks();
  const sandbox = await startTestSandbox({ portalUrl: listener.url });
  return { listener, sandbox, shop: createShopClient(sandbox) };
}

async function states(sandbox: { url: string }): Promise<string[]> {
  const { body } = await control(sandbox, 'GET', 'yookassa/notifications');
  return (body as { state: string }[]).map(({ state }) => state);
}

test('tells the shop of every change, in order, with the object as it was', async () => {
  const { listener, shop } = await openShop();
  const payment = await shop.createPayment({ capture: false });
  await shop.pay(payment, '5555555555554444');
  await shop.post(`payments/${payment.id}/capture`, {});
  const amount = { value: '500.00', currency: 'RUB' };
  await shop.post('refunds', { payment_id: payment.id, amount });
  await eventually(() => expect(listener.received).toHaveLength(3));
  expect(listener.received).toEqual([
    {
      type: 'notification',
      event: 'payment.waiting_for_capture',
      object: expect.objectContaining({ id: payment.id, status: 'waiting_for_capture' }),
    },
    {
      type: 'notification',
      event: 'payment.succeeded',
      object: expect.objectContaining({ id: payment.id, status: 'succeeded', paid: true }),
    },
    {
      type: 'notification',
      event: 'refund.succeeded',
      object: expect.objectContaining({ payment_id: payment.id, amount }),
    },
  ]);
});

test('repeats a notification until it is answered 200, and not once more', async () => {
  const { listener, sandbox, shop } = await openShop();
  listener.answers.push(500, 204);
  const payment = await shop.createPayment();
  await shop.pay(payment, '5555555555554444');
  await eventually(() => expect(listener.received).toHaveLength(1));
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 60 });
  await eventually(() => expect(listener.received).toHaveLength(2));
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 60 });
  await eventually(async () => expect(await states(sandbox)).toEqual(['delivered']));
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 3600 });
  expect(listener.events()).toEqual(Array(3).fill('payment.succeeded'));
});

test('gives up after 24 h', async () => {
  const { listener, sandbox, shop } = await openShop();
  listener.answers.push(500, 500);
  const payment = await shop.createPayment();
  await shop.pay(payment, '5555555555554444');
  await eventually(() => expect(listener.received).toHaveLength(1));
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 24 * 3600 });
  await eventually(async () => expect(await states(sandbox)).toEqual(['given-up']));
});

test('sends twice or never when that is ordered, and as usual afterwards', async () => {
  const { listener, sandbox, shop } = await openShop();
  await orderFault(sandbox, 'yookassa', 'lost-webhook');
  const lost = await shop.createPayment();
  await shop.pay(lost, '5555555555554444');
  await eventually(async () => expect(await states(sandbox)).toEqual(['lost']));

  await orderFault(sandbox, 'yookassa', 'duplicate-webhook');
  const doubled = await shop.createPayment();
  await shop.pay(doubled, '5555555555554444');
  await eventually(() => expect(listener.received).toHaveLength(2));

  const usual = await shop.createPayment();
  await shop.pay(usual, '5555555555554444');
  await eventually(() => expect(listener.received).toHaveLength(3));
  const ids = listener.received.map(({ object }) => object.id);
  expect(ids).toEqual([doubled.id, doubled.id, usual.id]);
});

test('waits for somebody to hear it, also across a restart', async () => {
  const dataDir = await temporaryFolder();
  const first = await startTestSandbox({ dataDir });
  const shop = createShopClient(first);
  const payment = await shop.createPayment();
  await shop.pay(payment, '5555555555554444');
  expect(await states(first)).toEqual(['waiting']);

  const listener = await listenForWebhooks();
  const second = await startTestSandbox({ dataDir });
  second.setPortalUrl(listener.url);
  await eventually(() => expect(listener.events()).toEqual(['payment.succeeded']));
});

test('a payment that expires is told of without anybody asking', async () => {
  const { listener, sandbox, shop } = await openShop();
  await shop.createPayment();
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 3600 });
  await eventually(() => expect(listener.events()).toEqual(['payment.canceled']));
});

test('outlives a disk that fills while one is sent, says it once, and is sent when there is room', async () => {
  const listener = await listenForWebhooks();
  const disk = await createFullDisk(listener.url);
  const notifications = createNotifications(disk.context);
  notifications.add('payment.succeeded', 'first', {});
  disk.fill();
  await eventually(() => expect(disk.reported).toEqual(['ENOSPC']));
  expect(listener.received).toHaveLength(1);
  notifications.add('payment.succeeded', 'second', {});
  await notifications.deliverDue();
  expect(disk.reported).toEqual(['ENOSPC']);
  disk.empty();
  await notifications.deliverDue();
  expect(notifications.list()).toMatchObject(Array(2).fill({ state: 'delivered' }));
  await notifications.stop();
});
