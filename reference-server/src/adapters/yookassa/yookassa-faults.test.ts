import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { control, orderFault, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { closedAddress, startStubProvider } from '../testing/stub-provider.ts';
import { createYookassaGateway, type YookassaSettings } from './yookassa-gateway.ts';

const command = {
  idempotenceKey: 'key-1',
  orderId: 17,
  amountKopecks: 150_000,
  description: 'Заказ #17',
  capture: 'automatic',
} as const;

const payment = {
  id: '2f0c3a10-000f-5000-8000-1a2b3c4d5e6f',
  status: 'succeeded',
  amount: { value: '1500.00', currency: 'RUB' },
  recipient: { account_id: '100001' },
  created_at: '2026-07-01T10:00:00.000Z',
  // Absent is what it means.
  captured_at: null,
  metadata: { order_id: '17', cashier: 4 },
  test: true,
};
const oddPayment = { ...payment, id: 'odd', status: 'dreaming', metadata: { order_id: '18' } };

async function openGateway(settings: Partial<YookassaSettings> = {}) {
  const sandbox = await startTestSandbox();
  const gateway = createYookassaGateway({ ...sandbox.endpoints.yookassa, ...settings });
  const held = async () =>
    (await control(sandbox, 'GET', 'yookassa/payments')).body as { id: string }[];
  return { sandbox, gateway, held };
}

test.each([
  ['error', { kind: 'unknown', failure: 'answered', code: 'http_500' }],
  ['error-text', { kind: 'refused', failure: 'answered', code: 'invalid_request' }],
  ['rate-limit', { kind: 'rate-limited', failure: 'answered', retryAfterSeconds: 1 }],
  ['offline', { kind: 'unknown', failure: 'unreachable' }],
  ['timeout', { kind: 'unknown', failure: 'timed-out' }],
])('%s is told apart, and the same key then makes one payment', async (problem, error) => {
  const { sandbox, gateway, held } = await openGateway();
  // Whoever waits for what never comes need not wait for long.
  const settings = problem === 'timeout' ? { timeoutMilliseconds: 300 } : {};
  const asking = createYookassaGateway({ ...sandbox.endpoints.yookassa, ...settings });
  await orderFault(sandbox, 'yookassa', problem);
  await expect(asking.createPayment(command)).rejects.toMatchObject(error);
  expect(await held()).toEqual([]);
  const { id } = await gateway.createPayment(command);
  expect(await held()).toMatchObject([{ id }]);
});

test('a payment whose answer was lost is found again by its key and by its order', async () => {
  const { sandbox, gateway, held } = await openGateway();
  const createdSince = new Date(Date.now() - 1000);
  await orderFault(sandbox, 'yookassa', 'drop-after-commit');
  await expect(gateway.createPayment(command)).rejects.toMatchObject({
    kind: 'unknown',
    failure: 'unreachable',
  });
  const [lost] = await held();
  expect(await gateway.findPaymentsByOrder({ orderId: 17, createdSince })).toMatchObject([
    { id: lost!.id },
  ]);
  expect((await gateway.createPayment(command)).id).toBe(lost!.id);
  expect(await held()).toHaveLength(1);
});

test('a slow answer in time is an answer', async () => {
  const { sandbox, gateway } = await openGateway();
  await orderFault(sandbox, 'yookassa', 'slow');
  await expect(gateway.createPayment(command)).resolves.toMatchObject({ status: 'pending' });
});

test('"processing" is waited out with the same key', async () => {
  const { sandbox, gateway, held } = await openGateway();
  await control(sandbox, 'PUT', 'yookassa/settings', { processingAnswers: 2 });
  await gateway.createPayment(command);
  expect(await held()).toHaveLength(1);
});

test('"processing" without an end is an unknown outcome', async () => {
  const { sandbox, gateway } = await openGateway({ timeoutMilliseconds: 3_000 });
  await control(sandbox, 'PUT', 'yookassa/settings', { processingAnswers: 1000 });
  await expect(gateway.createPayment(command)).rejects.toMatchObject({
    kind: 'unknown',
    failure: 'timed-out',
    code: 'processing',
  });
});

test('what YooKassa said last stays known when it then falls silent', async () => {
  const { url } = await startStubProvider(
    { status: 202, body: { type: 'processing', retry_after: 1 } },
    'silence',
  );
  const { gateway } = await openGateway({ baseUrl: url, timeoutMilliseconds: 3_000 });
  await expect(gateway.createPayment(command)).rejects.toMatchObject({
    kind: 'unknown',
    failure: 'timed-out',
    code: 'processing',
  });
});

test('wrong credentials and an unknown payment are told apart', async () => {
  const wrong = await openGateway({ secretKey: 'wrong' });
  await expect(wrong.gateway.createPayment(command)).rejects.toMatchObject({
    kind: 'auth',
    code: 'invalid_credentials',
  });
  const { gateway } = await openGateway();
  await expect(gateway.getPayment(randomUUID())).rejects.toMatchObject({
    kind: 'refused',
    code: 'not_found',
  });
});

test.each([400, 404, 408, 409, 410, 425, 401, 403])(
  'a page of something in between with status %d is an unknown outcome',
  async (status) => {
    const { url } = await startStubProvider({ status, body: '<html>Not here</html>' });
    const { gateway } = await openGateway({ baseUrl: url });
    await expect(gateway.createPayment(command)).rejects.toMatchObject({
      kind: 'unknown',
      failure: 'answered',
      code: `http_${status}`,
    });
  },
);

test.each([
  [400, 'refused'],
  [404, 'refused'],
  [410, 'refused'],
  [405, 'unknown'],
  [408, 'unknown'],
  [409, 'unknown'],
  [425, 'unknown'],
])("YooKassa's own error with status %d is %s", async (status, kind) => {
  const body = { type: 'error', code: 'invalid_request', description: 'No' };
  const { url } = await startStubProvider({ status, body });
  const { gateway } = await openGateway({ baseUrl: url });
  await expect(gateway.createPayment(command)).rejects.toMatchObject({ kind });
});

test('a command is sent to the byte as it was composed before', async () => {
  const provider = await startStubProvider({ status: 500, body: '' });
  const gateway = createYookassaGateway({
    ...{ baseUrl: provider.url, shopId: '100001', secretKey: 'the-key' },
  });
  const request = gateway.composePayment(command);
  const changed = { ...command, description: 'Иначе', request };
  await gateway.createPayment(changed).catch(() => undefined);
  await gateway.createPayment(command).catch(() => undefined);
  expect(provider.requests.map(({ body }) => body)).toEqual([request, request]);
});

test('nobody there is an unknown outcome', async () => {
  const { gateway } = await openGateway({ baseUrl: await closedAddress() });
  await expect(gateway.createPayment(command)).rejects.toMatchObject({
    kind: 'unknown',
    failure: 'unreachable',
  });
});

test('an answer that is no payment is an unknown outcome', async () => {
  const { url } = await startStubProvider({ body: { id: 'x', status: 'dreaming' } });
  const { gateway } = await openGateway({ baseUrl: url });
  await expect(gateway.createPayment(command)).rejects.toMatchObject({
    kind: 'unknown',
    code: 'unreadable_answer',
  });
});

test('of a page a row that cannot be read is left out alone, but for money that was asked after', async () => {
  const { url } = await startStubProvider({ body: { items: [oddPayment, payment] } });
  const { gateway } = await openGateway({ baseUrl: url });
  const createdSince = new Date(0);
  expect(await gateway.listPayments({ since: createdSince, until: new Date() })).toMatchObject({
    items: [{ id: payment.id, orderId: 17, capturedAt: null }],
    odd: [oddPayment],
  });
  const find = (orderId: number) => gateway.findPaymentsByOrder({ orderId, createdSince });
  expect(await find(17)).toMatchObject([{ id: payment.id }]);
  const unreadable = { kind: 'unknown', code: 'unreadable_answer' };
  await expect(find(18)).rejects.toMatchObject(unreadable);
  await expect(gateway.findRefundsByPayment(payment.id)).rejects.toMatchObject(unreadable);
});

test('sends the key, the credentials and the documented body', async () => {
  const provider = await startStubProvider({ status: 500, body: '' });
  const settings = { baseUrl: `${provider.url}/v3/`, shopId: '100001', secretKey: 'the-key' };
  await createYookassaGateway(settings)
    .createPayment(command)
    .catch(() => undefined);
  const [request] = provider.requests;
  const credentials = Buffer.from('100001:the-key').toString('base64');
  expect(request).toMatchObject({
    method: 'POST',
    path: '/v3/payments',
    headers: { authorization: `Basic ${credentials}`, 'idempotence-key': 'key-1' },
  });
  expect(JSON.parse(request!.body)).toEqual({
    amount: { value: '1500.00', currency: 'RUB' },
    capture: true,
    confirmation: { type: 'embedded' },
    description: 'Заказ #17',
    metadata: { order_id: '17' },
  });
});
