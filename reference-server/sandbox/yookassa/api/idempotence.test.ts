import { expect, test } from 'vitest';
import { createShopClient } from '../../testing/shop-client.ts';
import { control, startTestSandbox } from '../../testing/test-sandbox.ts';

const payment = {
  amount: { value: '1500.00', currency: 'RUB' },
  confirmation: { type: 'embedded' },
};

async function openShop() {
  const sandbox = await startTestSandbox();
  return { sandbox, shop: createShopClient(sandbox) };
}

test('the same key and body repeat the first outcome and make nothing new', async () => {
  const { sandbox, shop } = await openShop();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.post('payments', payment, 'key-1')),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await control(sandbox, 'GET', 'yookassa/payments')).body).toHaveLength(1);
});

test('the same key with another body or another call is refused', async () => {
  const { shop } = await openShop();
  const { body } = await shop.post('payments', payment, 'key-1');
  const other = { ...payment, amount: { value: '1.00', currency: 'RUB' } };
  const refused = { code: 'invalid_request', parameter: 'Idempotence-Key' };
  expect((await shop.post('payments', other, 'key-1')).body).toMatchObject(refused);
  expect((await shop.post(`payments/${body.id}/cancel`, {}, 'key-1')).body).toMatchObject(refused);
});

test('after 24 h a key is new again', async () => {
  const { sandbox, shop } = await openShop();
  const first = await shop.post('payments', payment, 'key-1');
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 24 * 3600 });
  const second = await shop.post('payments', payment, 'key-1');
  expect(second.body.id).not.toBe(first.body.id);
});

test.each([[null], ['x'.repeat(65)], ['with space']])('refuses the key %j', async (key) => {
  const { shop } = await openShop();
  const { status, body } = await shop.post('payments', payment, key);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_request', parameter: 'Idempotence-Key' });
});

test('a refused request leaves its key free', async () => {
  const { shop } = await openShop();
  expect((await shop.post('payments', {}, 'key-1')).status).toBe(400);
  expect((await shop.post('payments', payment, 'key-1')).status).toBe(200);
});

test('a request answered "processing" is done when it is repeated', async () => {
  const { sandbox, shop } = await openShop();
  await control(sandbox, 'PUT', 'yookassa/settings', { processingAnswers: 1 });
  const first = await shop.post('payments', payment, 'key-1');
  expect(first.status).toBe(202);
  expect(first.body).toMatchObject({ type: 'processing', retry_after: expect.any(Number) });
  expect((await control(sandbox, 'GET', 'yookassa/payments')).body).toEqual([]);
  expect((await shop.post('payments', payment, 'key-1')).status).toBe(200);
});
