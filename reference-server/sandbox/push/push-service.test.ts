import { request } from 'node:https';
import webPush from 'web-push';
import { expect, test } from 'vitest';
import { arrivedOn, makeDevice } from '../../test/fixtures/push.ts';
import type { Sandbox } from '../sandbox.ts';
import { control, startTestSandbox, temporaryFolder } from '../testing/test-sandbox.ts';

const vapid = webPush.generateVAPIDKeys();
const payload = JSON.stringify({ title: 'Т', message: 'М', path: '/', tag: 't', locale: 'ru' });

/** A request as the library makes it, changed by the test. */
async function post(
  sandbox: Sandbox,
  target: { endpoint: string; keys: { p256dh: string; auth: string } },
  {
    headers = {},
    audience,
    body,
  }: {
    headers?: Record<string, string | undefined>;
    audience?: string;
    body?: Buffer;
  } = {},
): Promise<{ status: number; location: string | undefined }> {
  const made = webPush.generateRequestDetails(target, payload, {
    vapidDetails: { subject: 'mailto:portal@hotel.example', ...vapid },
  });
  const signed =
    audience &&
    webPush.getVapidHeaders(
      audience,
      'mailto:portal@hotel.example',
      vapid.publicKey,
      vapid.privateKey,
      'aes128gcm',
    );
  const sent = Object.entries<string | undefined>({
    ...made.headers,
    ...signed,
    ...headers,
  }).filter(([name, value]) => value !== undefined && name !== 'Content-Length');
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      target.endpoint,
      { method: 'POST', headers: Object.fromEntries(sent), agent: sandbox.endpoints.push.agent },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body ?? made.body);
  });
}

test('a signed and encrypted message arrives, and can be read', async () => {
  const sandbox = await startTestSandbox();
  const device = await makeDevice(sandbox, vapid.publicKey);
  const answer = await post(sandbox, device, { headers: { Topic: 'order-7', Urgency: 'high' } });
  expect(answer.status).toBe(201);
  expect(answer.location).toMatch(/^https:\/\/fcm\.googleapis\.com\/message\//);
  expect(await arrivedOn(sandbox, device)).toMatchObject([
    { title: 'Т', message: 'М', topic: 'order-7', urgency: 'high' },
  ]);
});

test('what a real push service refuses is refused', async () => {
  const sandbox = await startTestSandbox();
  const device = await makeDevice(sandbox, vapid.publicKey);
  const statusOf = async (...args: [Parameters<typeof post>[2]]) =>
    (await post(sandbox, device, ...args)).status;
  expect(await statusOf({ headers: { TTL: undefined } })).toBe(400);
  expect(await statusOf({ headers: { Topic: 'a topic' } })).toBe(400);
  expect(await statusOf({ headers: { Urgency: 'now' } })).toBe(400);
  expect(await statusOf({ headers: { 'Content-Encoding': 'gzip' } })).toBe(400);
  expect(await statusOf({ headers: { Authorization: undefined } })).toBe(401);
  expect(await statusOf({ headers: { Authorization: 'vapid t=a.b.c, k=BA' } })).toBe(401);
  expect(await statusOf({ audience: 'https://evil.test' })).toBe(401);
  expect(await statusOf({ body: Buffer.alloc(4097) })).toBe(413);
  expect(await statusOf({ body: Buffer.alloc(200, 7) })).toBe(400);
  expect(await arrivedOn(sandbox, device)).toEqual([]);
});

test('a subscription made with another key, gone or unknown is said to be so', async () => {
  const sandbox = await startTestSandbox();
  const other = await makeDevice(sandbox, webPush.generateVAPIDKeys().publicKey);
  expect((await post(sandbox, other)).status).toBe(403);
  for (const status of [404, 410]) {
    const device = await makeDevice(sandbox, vapid.publicKey);
    await control(sandbox, 'POST', 'push/end', { endpoint: device.endpoint, status });
    expect((await post(sandbox, device)).status).toBe(status);
  }
});

test('a message for a browser that keeps its keys to itself arrives unread', async () => {
  const sandbox = await startTestSandbox();
  const { keys } = await makeDevice(sandbox);
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/real';
  expect((await post(sandbox, { endpoint, keys })).status).toBe(201);
  const { body } = await control(sandbox, 'GET', 'push');
  expect(body).toMatchObject([{ endpoint, body: null, encrypted: expect.any(String) }]);
});

test('what was accepted is still there after a restart, and devices can be reached again', async () => {
  const dataDir = await temporaryFolder();
  const first = await startTestSandbox({ dataDir });
  const device = await makeDevice(first, vapid.publicKey);
  await post(first, device);
  await first.stop();
  const second = await startTestSandbox({ dataDir });
  await post(second, device);
  expect(await arrivedOn(second, device)).toHaveLength(2);
});
