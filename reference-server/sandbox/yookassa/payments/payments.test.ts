import { expect, test } from 'vitest';
import { createShopClient } from '../../testing/shop-client.ts';
import { control, startTestSandbox } from '../../testing/test-sandbox.ts';

const hour = 3600;

async function openShop() {
  const sandbox = await startTestSandbox();
  return { sandbox, shop: createShopClient(sandbox) };
}

const payment = {
  amount: { value: '1500.00', currency: 'RUB' },
  capture: true,
  confirmation: { type: 'embedded' },
  description: 'Order 17',
  metadata: { order_id: '17' },
};

test('answers a new payment as documented', async () => {
  const { shop } = await openShop();
  const { status, body } = await shop.post('payments', payment);
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-000f-5000-8000-[0-9a-f]{12}$/),
    status: 'pending',
    paid: false,
    amount: { value: '1500.00', currency: 'RUB' },
    confirmation: { type: 'embedded', confirmation_token: `ct-${body.id}` },
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    description: 'Order 17',
    metadata: { order_id: '17' },
    recipient: { account_id: '100001', gateway_id: '200002' },
    refundable: false,
    test: true,
  });
});

test('gives a redirect payment an address to pay at', async () => {
  const { shop } = await openShop();
  const confirmation = { type: 'redirect', return_url: 'https://hotel.example/paid' };
  const created = await shop.createPayment({ confirmation });
  const { confirmation_url: url } = created['confirmation'] as { confirmation_url: string };
  expect(await (await fetch(url)).text()).toContain('Номер карты');
});

test.each([
  [{ amount: { value: '0.00', currency: 'RUB' } }, 'amount.value'],
  [{ amount: { value: 1500, currency: 'RUB' } }, 'amount.value'],
  [{ amount: { value: '10.001', currency: 'RUB' } }, 'amount.value'],
  [{ amount: { value: '10.00', currency: 'USD' } }, 'amount.currency'],
  [{ confirmation: { type: 'redirect' } }, 'confirmation.return_url'],
  [{ confirmation: { type: 'pigeon' } }, 'confirmation.type'],
  [{ description: 'я'.repeat(129) }, 'description'],
  [{ metadata: { order_id: 'x'.repeat(513) } }, 'metadata.order_id'],
])('refuses %j and names the field', async (changes, parameter) => {
  const { sandbox, shop } = await openShop();
  const { status, body } = await shop.post('payments', { ...payment, ...changes });
  expect(status).toBe(400);
  expect(body).toEqual({
    type: 'error',
    id: expect.any(String),
    code: 'invalid_request',
    description: expect.any(String),
    parameter,
  });
  expect((await control(sandbox, 'GET', 'yookassa/payments')).body).toEqual([]);
});

test('refuses wrong credentials', async () => {
  const { sandbox } = await openShop();
  const response = await fetch(`${sandbox.endpoints.yookassa.baseUrl}/me`, {
    headers: { authorization: 'Basic wrong' },
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ type: 'error', code: 'invalid_credentials' });
});

test('knows no payment it has not made', async () => {
  const { shop } = await openShop();
  const { status, body } = await shop.get('payments/22222222-000f-5000-8000-000000000000');
  expect(status).toBe(404);
  expect(body.code).toBe('not_found');
});

test('takes a one-stage payment at once and shows what a taken payment shows', async () => {
  const { shop } = await openShop();
  const created = await shop.createPayment();
  await shop.pay(created, '5555555555554444');
  const { body } = await shop.get(`payments/${created.id}`);
  expect(body).toMatchObject({
    status: 'succeeded',
    paid: true,
    refundable: true,
    captured_at: expect.stringMatching(/Z$/),
    refunded_amount: { value: '0.00', currency: 'RUB' },
    payment_method: { type: 'bank_card', card: { first6: '555555', last4: '4444' } },
  });
  expect(body).not.toHaveProperty('confirmation');
  expect(JSON.stringify(body)).not.toContain('5555555555554444');
});

test('holds a two-stage payment until it is captured', async () => {
  const { shop } = await openShop();
  const created = await shop.createPayment({ capture: false });
  await shop.pay(created, '5555555555554444');
  const held = await shop.get(`payments/${created.id}`);
  expect(held.body).toMatchObject({
    status: 'waiting_for_capture',
    paid: true,
    refundable: false,
    expires_at: expect.stringMatching(/Z$/),
  });
  const captured = await shop.post(`payments/${created.id}/capture`, {});
  expect(captured.body).toMatchObject({ status: 'succeeded', amount: { value: '1500.00' } });
});

test('captures a part and gives the rest back', async () => {
  const { shop } = await openShop();
  const created = await shop.createPayment({ capture: false });
  await shop.pay(created, '5555555555554444');
  const tooMuch = { amount: { value: '1500.01', currency: 'RUB' } };
  expect((await shop.post(`payments/${created.id}/capture`, tooMuch)).status).toBe(400);
  const part = { amount: { value: '1000.00', currency: 'RUB' } };
  const { body } = await shop.post(`payments/${created.id}/capture`, part);
  expect(body).toMatchObject({ status: 'succeeded', amount: { value: '1000.00' } });
});

test('cancels a held payment only', async () => {
  const { shop } = await openShop();
  const pending = await shop.createPayment({ capture: false });
  expect((await shop.post(`payments/${pending.id}/cancel`, {})).status).toBe(400);
  expect((await shop.post(`payments/${pending.id}/capture`, {})).status).toBe(400);
  await shop.pay(pending, '5555555555554444');
  const { body } = await shop.post(`payments/${pending.id}/cancel`, {});
  expect(body).toMatchObject({
    status: 'canceled',
    paid: false,
    cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
  });
  expect((await shop.post(`payments/${pending.id}/capture`, {})).status).toBe(400);
});

test('cancels what nobody has paid for an hour', async () => {
  const { sandbox, shop } = await openShop();
  const created = await shop.createPayment();
  await control(sandbox, 'POST', 'clock', { advanceSeconds: hour - 60 });
  expect((await shop.get(`payments/${created.id}`)).body.status).toBe('pending');
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 60 });
  expect((await shop.get(`payments/${created.id}`)).body).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'expired_on_confirmation' },
  });
  expect(await shop.pay(created, '5555555555554444')).toEqual({ error: 'token_expired' });
});

test('lets held money go when nobody captures it in time', async () => {
  const { sandbox, shop } = await openShop();
  const created = await shop.createPayment({ capture: false });
  await shop.pay(created, '5555555555554444');
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 7 * 24 * hour });
  expect((await shop.get(`payments/${created.id}`)).body).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'expired_on_capture' },
  });
});

test("holds money as long as the payer's method allows", async () => {
  const { sandbox, shop } = await openShop();
  await control(sandbox, 'PUT', 'yookassa/settings', { holdHours: 2 });
  const created = await shop.createPayment({ capture: false });
  await shop.pay(created, '5555555555554444');
  const { body: held } = await shop.get(`payments/${created.id}`);
  const heldFor =
    Date.parse(held['expires_at'] as string) - Date.parse(held['created_at'] as string);
  expect(Math.round(heldFor / hour / 1000)).toBe(2);
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 2 * hour });
  expect((await shop.get(`payments/${created.id}`)).body).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'expired_on_capture' },
  });
});

test('lists payments newest first, page by page', async () => {
  const { shop } = await openShop();
  const created = [];
  for (let count = 0; count < 5; count += 1) created.push(await shop.createPayment());
  const ids = created.map(({ id }) => id).reverse();
  interface Page {
    items: { id: string }[];
    next_cursor?: string;
  }
  const first = (await shop.get('payments?limit=3')).body as unknown as Page;
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  const path = `payments?limit=3&cursor=${first.next_cursor ?? ''}`;
  const second = (await shop.get(path)).body as unknown as Page;
  expect(second.items.map(({ id }) => id)).toEqual(ids.slice(3));
  expect(second).not.toHaveProperty('next_cursor');
});

test('filters a list by time and status and refuses a wrong limit', async () => {
  const { sandbox, shop } = await openShop();
  const early = await shop.createPayment();
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 60 });
  const late = await shop.createPayment();
  await shop.pay(late, '5555555555554444');
  const since = `payments?created_at.gt=${encodeURIComponent(String(early['created_at']))}`;
  expect((await shop.get(since)).body).toMatchObject({ items: [{ id: late.id }] });
  expect((await shop.get('payments?status=pending')).body).toMatchObject({
    items: [{ id: early.id }],
  });
  expect((await shop.get('payments?limit=101')).status).toBe(400);
});

test('says what kind of shop it is', async () => {
  const { shop } = await openShop();
  expect((await shop.get('me')).body).toMatchObject({ account_id: '100001', test: true });
});
