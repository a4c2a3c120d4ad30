import { expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createShopClient } from '../testing/shop-client.ts';
import { control, startTestSandbox } from '../testing/test-sandbox.ts';
import { listenForWebhooks } from '../testing/webhook-listener.ts';

async function openShop() {
  const listener = await listenForWebhooks();
  const sandbox = await startTestSandbox({ portalUrl: listener.url });
  const shop = createShopClient(sandbox);
  const { id } = await shop.createPayment();
  const steer = (action: string) => control(sandbox, 'POST', `yookassa/payments/${id}/${action}`);
  return { listener, sandbox, shop, id, steer };
}

test.each([
  ['succeed', 'succeeded'],
  ['hold', 'waiting_for_capture'],
  ['cancel', 'canceled'],
])('%s makes a pending payment %s and sends the webhook', async (action, status) => {
  const { listener, shop, id, steer } = await openShop();
  expect(await steer(action)).toMatchObject({ status: 200, body: { id, status } });
  expect((await shop.get(`payments/${id}`)).body.status).toBe(status);
  await eventually(() => expect(listener.events()).toEqual([`payment.${status}`]));
});

test('the same again sends the webhook again and changes nothing', async () => {
  const { listener, shop, id, steer } = await openShop();
  await steer('succeed');
  const before = await shop.get(`payments/${id}`);
  await steer('succeed');
  await eventually(() => expect(listener.received).toHaveLength(2));
  expect((await shop.get(`payments/${id}`)).body).toEqual(before.body);
});

test('a final payment stays as it is', async () => {
  const { shop, id, steer } = await openShop();
  await steer('cancel');
  expect((await steer('succeed')).status).toBe(409);
  expect((await steer('hold')).status).toBe(409);
  expect((await shop.get(`payments/${id}`)).body.status).toBe('canceled');
});

test('an unknown payment is not found, a wrong setting is refused', async () => {
  const { sandbox } = await openShop();
  const missing = await control(sandbox, 'POST', 'yookassa/payments/none/succeed');
  expect(missing.status).toBe(404);
  const wrong = await control(sandbox, 'PUT', 'yookassa/settings', { fiscalization: 'yes' });
  expect(wrong.status).toBe(422);
});
