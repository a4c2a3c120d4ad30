import { expect, test } from 'vitest';
import { createShopClient, type ShopClient } from '../../testing/shop-client.ts';
import type { Sandbox } from '../../sandbox.ts';
import { control, startTestSandbox } from '../../testing/test-sandbox.ts';

async function openShop() {
  const sandbox = await startTestSandbox();
  return { sandbox, shop: createShopClient(sandbox) };
}

async function paidPayment(shop: ShopClient): Promise<string> {
  const created = await shop.createPayment({ amount: { value: '100.00', currency: 'RUB' } });
  await shop.pay(created, '5555555555554444');
  return created.id;
}

function refund(shop: ShopClient, id: string, value: string, changes: object = {}) {
  return shop.post('refunds', { payment_id: id, amount: { value, currency: 'RUB' }, ...changes });
}

test('answers a refund as documented and counts it on the payment', async () => {
  const { shop } = await openShop();
  const id = await paidPayment(shop);
  const { status, body } = await refund(shop, id, '40.00', { description: 'Возврат' });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-0015-5000-8000-[0-9a-f]{12}$/),
    payment_id: id,
    status: 'succeeded',
    amount: { value: '40.00', currency: 'RUB' },
    created_at: expect.stringMatching(/Z$/),
    description: 'Возврат',
  });
  expect((await shop.get(`refunds/${body.id}`)).body).toEqual(body);
  const { body: payment } = await shop.get(`payments/${id}`);
  expect(payment).toMatchObject({ refunded_amount: { value: '40.00' }, refundable: true });
});

test('refunds parts up to the total and no further', async () => {
  const { shop } = await openShop();
  const id = await paidPayment(shop);
  await refund(shop, id, '40.00');
  expect((await refund(shop, id, '60.01')).body).toMatchObject({ parameter: 'amount' });
  expect((await refund(shop, id, '60.00')).status).toBe(200);
  const { body } = await shop.get(`payments/${id}`);
  expect(body).toMatchObject({ status: 'succeeded', refundable: false });
  expect((await refund(shop, id, '1.00')).status).toBe(400);
});

test.each(['0.99', '99.50'])('refuses a refund of %s of 100.00', async (value) => {
  const { sandbox, shop } = await openShop();
  const id = await paidPayment(shop);
  expect((await refund(shop, id, value)).body).toMatchObject({ code: 'invalid_request' });
  expect((await control(sandbox, 'GET', 'yookassa/refunds')).body).toEqual([]);
});

test('refuses to refund what is not paid, not known or older than three years', async () => {
  const { sandbox, shop } = await openShop();
  const pending = await shop.createPayment();
  expect((await refund(shop, pending.id, '10.00')).status).toBe(400);
  const unknown = '22222222-000f-5000-8000-000000000000';
  expect((await refund(shop, unknown, '10.00')).status).toBe(404);
  const id = await paidPayment(shop);
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 3 * 366 * 24 * 3600 });
  expect((await refund(shop, id, '10.00')).body).toMatchObject({ parameter: 'payment_id' });
});

test('lists the refunds of one payment', async () => {
  const { shop } = await openShop();
  const first = await paidPayment(shop);
  const second = await paidPayment(shop);
  await refund(shop, first, '10.00');
  const { body: refunded } = await refund(shop, second, '20.00');
  expect((await shop.get(`refunds?payment_id=${second}`)).body).toEqual({
    type: 'list',
    items: [refunded],
  });
});

test('lists the refunds of all payments by time, newest first, page by page', async () => {
  const { sandbox, shop } = await openShop();
  const id = await paidPayment(shop);
  await refund(shop, id, '10.00');
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 60 });
  const later = [];
  for (const value of ['20.00', '30.00']) later.unshift((await refund(shop, id, value)).body);
  const since = `refunds?created_at.gte=${later[1]!['created_at'] as string}&limit=1`;
  const { body: first } = await shop.get(since);
  expect(first['items']).toEqual([later[0]]);
  const { body: second } = await shop.get(`${since}&cursor=${first['next_cursor'] as string}`);
  expect(second).toEqual({ type: 'list', items: [later[1]] });
});

/** What becomes of further refunds at once. */
const refundsBecome = (sandbox: Sandbox, refundOutcome: string) =>
  control(sandbox, 'PUT', 'yookassa/settings', { refundOutcome });

test('a refund that waits keeps its share, and is given back when it succeeds', async () => {
  const { sandbox, shop } = await openShop();
  const id = await paidPayment(shop);
  expect((await refundsBecome(sandbox, 'pending')).status).toBe(200);
  const { body: waiting } = await refund(shop, id, '40.00');
  expect(waiting).toMatchObject({ status: 'pending', amount: { value: '40.00' } });
  expect((await refund(shop, id, '60.01')).body).toMatchObject({ parameter: 'amount' });
  const refunded = async () => (await shop.get(`payments/${id}`)).body['refunded_amount'];
  expect(await refunded()).toMatchObject({ value: '0.00' });
  const ended = await control(sandbox, 'POST', `yookassa/refunds/${waiting.id}/succeed`);
  expect(ended).toMatchObject({ status: 200, body: { id: waiting.id, status: 'succeeded' } });
  expect(await refunded()).toMatchObject({ value: '40.00' });
  expect((await shop.get(`refunds/${waiting.id}`)).body).toMatchObject({ status: 'succeeded' });
});

test('a refund that is turned away says why, and its share is free again', async () => {
  const { sandbox, shop } = await openShop();
  const id = await paidPayment(shop);
  await refundsBecome(sandbox, 'canceled');
  expect((await refund(shop, id, '100.00')).body).toMatchObject({
    status: 'canceled',
    cancellation_details: { party: 'refund_network', reason: 'rejected_by_payee' },
  });
  await refundsBecome(sandbox, 'pending');
  const { body: waiting } = await refund(shop, id, '100.00');
  const end = (how: string) => control(sandbox, 'POST', `yookassa/refunds/${waiting.id}/${how}`);
  expect(await end('cancel')).toMatchObject({ status: 200, body: { status: 'canceled' } });
  expect((await end('succeed')).status).toBe(409);
  await refundsBecome(sandbox, 'succeeded');
  expect((await refund(shop, id, '100.00')).body).toMatchObject({ status: 'succeeded' });
  const unknown = '22222222-0015-5000-8000-000000000000';
  expect((await control(sandbox, 'POST', `yookassa/refunds/${unknown}/cancel`)).status).toBe(404);
});
