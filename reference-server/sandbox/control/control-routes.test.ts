import { request } from 'node:http';
import { expect, test } from 'vitest';
import { createShopClient } from '../testing/shop-client.ts';
import { control, orderFault, receivedTexts, startTestSandbox } from '../testing/test-sandbox.ts';
import { eventually } from '../../test/eventually.ts';

async function sendSms(sandbox: { url: string }, text: string, signal: AbortSignal | null = null) {
  const fields = { api_id: 'sandbox-sms-ru-api-id', to: '79990000000', msg: text, json: '1' };
  await fetch(`${sandbox.url}/smsru/sms/send`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal,
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

/** A request as a browser or a stranger's page makes it, with headers that `fetch` does not let anybody set. */
function send(sandbox: { url: string }, method: string, path: string, headers: object) {
  return new Promise<number | undefined>((resolve, reject) => {
    request(`${sandbox.url}${path}`, { method, headers: { ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('answers nobody who calls this machine by another name, as a page of DNS rebinding would', async () => {
  const sandbox = await startTestSandbox();
  const { port } = new URL(sandbox.url);
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(await send(sandbox, 'GET', '/__sandbox/sms', { host: `${host}:${port}` })).toBe(200);
  }
  for (const host of ['evil.test', `evil.test:${port}`, '127.0.0.1.evil.test', '10.0.0.1']) {
    expect([host, await send(sandbox, 'GET', '/__sandbox/sms', { host })]).toEqual([host, 421]);
    expect(await send(sandbox, 'GET', '/__sandbox/', { host })).toBe(421);
  }
});

test('answers the name it is reached by in a browser, where it has one', async () => {
  const sandbox = await startTestSandbox({ publicUrl: 'https://sandbox.hotel.test' });
  expect(await send(sandbox, 'GET', '/__sandbox/sms', { host: 'sandbox.hotel.test' })).toBe(200);
});

test('is steered by its own page and by programs, and by no page of another site', async () => {
  const sandbox = await startTestSandbox();
  const paid = '/__sandbox/yookassa/payments/22e12f66-000f-5000-8000-18db351245c7/succeed';
  const posts = (headers: object) => send(sandbox, 'POST', paid, headers);
  expect(await posts({})).toBe(404);
  expect(await posts({ origin: sandbox.url, 'sec-fetch-site': 'same-origin' })).toBe(404);
  expect(await posts({ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await posts({ origin: 'http://127.0.0.1:1' })).toBe(403);
  expect(await posts({ origin: 'null' })).toBe(403);
  expect(await posts({ 'sec-fetch-site': 'same-site' })).toBe(403);
  const forget = { origin: 'https://evil.test' };
  expect(await send(sandbox, 'DELETE', '/__sandbox/state', forget)).toBe(403);
  expect(await send(sandbox, 'GET', '/__sandbox/sms', forget)).toBe(200);
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

test('what is unanswered is done, and whoever asked for it waits until they leave', async () => {
  const sandbox = await startTestSandbox();
  const path = '/sms/send';
  await control(sandbox, 'POST', 'faults', { provider: 'sms', fault: 'unanswered', path });
  const leaving = new AbortController();
  const unanswered = sendSms(sandbox, 'Код 1234', leaving.signal);
  await eventually(async () =>
    expect(await receivedTexts(sandbox, '+79990000000')).toEqual(['Код 1234']),
  );
  await sendSms(sandbox, 'Код 5678');
  leaving.abort();
  await expect(unanswered).rejects.toThrow('aborted');
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
  for (const [, source] of page.matchAll(/(?:src|href)="([^"]+\.(?:js|css|svg))"/g)) {
    const file = await fetch(new URL(source!, `${sandbox.url}/__sandbox/`));
    expect(`${source} ${file.status}`).toBe(`${source} 200`);
  }
});

test.each(['/__sandbox', '/yookassa/checkout-widget/v1/form'])(
  '%s names its icon, which browsers would otherwise look for in vain',
  async (path) => {
    const sandbox = await startTestSandbox();
    const page = await (await fetch(sandbox.url + path)).text();
    const [, href = ''] = /<link rel="icon" type="image\/svg\+xml" href="([^"]+)"/.exec(page) ?? [];
    const icon = await fetch(new URL(href, `${sandbox.url}/__sandbox/`));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  },
);

test('a second sandbox on the same port says what to do', async () => {
  const sandbox = await startTestSandbox();
  const port = Number(new URL(sandbox.url).port);
  await expect(startTestSandbox({ port })).rejects.toThrow('SANDBOX_PORT');
});
