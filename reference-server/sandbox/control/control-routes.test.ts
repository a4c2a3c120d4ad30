import { expect, test } from 'vitest';
import { createShopClient } from '../testing/shop-client.ts';
import { control, orderFault, receivedTexts, startTestSandbox } from '../testing/test-sandbox.ts';

async function sendSms(sandbox: { url: string }, text: string): Promise<void> {
  const fields = { api_id: 'sandbox-sms-ru-api-id', to: '79990000000', msg: text, json: '1' };
  await fetch(`${sandbox.url}/smsru/sms/send`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
}

test('received messages are listed by phone, newest last, also with a bare plus in the query', async () => {
  const sandbox = await startTestSandbox();
  await sendSms(sandbox, 'Код 1234');
  await sendSms(sandbox, 'Код 5678');
  const { body } = await control(sandbox, 'GET', 'sms?to=+79990000000');
  expect(body).toEqual([
    { to: '+79990000000', text: 'Код 1234', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    { to: '+79990000000', text: 'Код 5678', at: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  expect(await receivedTexts(sandbox, '+79990000001')).toEqual([]);
});

test.each([
  [{ provider: 'sms', fault: 'meteor', times: 1 }],
  [{ provider: 'nobody', fault: 'error', times: 1 }],
  [{ provider: 'sms', fault: 'error', times: -2 }],
  [{ provider: 'sms', fault: 'error', times: 1.5 }],
])('refuses a fault it cannot make: %j', async (fault) => {
  const sandbox = await startTestSandbox();
  expect((await control(sandbox, 'POST', 'faults', fault)).status).toBe(422);
  expect((await control(sandbox, 'GET', 'faults')).body).toEqual([]);
});

test('a body that is not JSON is answered 400 and repeated nowhere', async () => {
  const sandbox = await startTestSandbox();
  const response = await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"secret": 79990000000',
  });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain('79990000000');
});

test('deleting the state forgets messages, payments, keys, faults and the clock', async () => {
  const sandbox = await startTestSandbox();
  const shop = createShopClient(sandbox);
  const body = {
    amount: { value: '10.00', currency: 'RUB' },
    confirmation: { type: 'embedded' },
  };
  await sendSms(sandbox, 'Код 1234');
  const before = await shop.post('payments', body, 'a-key');
  await orderFault(sandbox, 'sms', 'error', -1);
  await control(sandbox, 'POST', 'clock', { advanceSeconds: 7200 });

  expect((await control(sandbox, 'DELETE', 'state')).status).toBe(204);

  expect(await receivedTexts(sandbox, '+79990000000')).toEqual([]);
  expect((await control(sandbox, 'GET', 'yookassa/payments')).body).toEqual([]);
  expect((await control(sandbox, 'GET', 'faults')).body).toEqual([]);
  const { now } = (await control(sandbox, 'GET', 'clock')).body as { now: string };
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  const after = await shop.post('payments', body, 'a-key');
  expect(after.body.id).not.toBe(before.body.id);
});

test('the page holds a panel of every provider and runs only scripts of its own files', async () => {
  const sandbox = await startTestSandbox();
  const response = await fetch(`${sandbox.url}/__sandbox`);
  const page = await response.text();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(page).toContain('Принятые SMS');
  expect(page).toContain('Платежи');
  for (const [, source] of page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)) {
    const file = await fetch(new URL(source!, `${sandbox.url}/__sandbox/`));
    expect(`${source} ${file.status}`).toBe(`${source} 200`);
  }
});

test('a second sandbox on the same port says what to do', async () => {
  const sandbox = await startTestSandbox();
  const port = Number(new URL(sandbox.url).port);
  await expect(startTestSandbox({ port })).rejects.toThrow('SANDBOX_PORT');
});
