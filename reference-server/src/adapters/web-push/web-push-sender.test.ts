import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  orderFault,
  startTestSandbox,
  temporaryFolder,
} from '../../../sandbox/testing/test-sandbox.ts';
import { arrivedOn, endDevice, makeDevice } from '../../../test/fixtures/push.ts';
import { knownPushHosts } from '../../config/environment.ts';
import { readOrCreateVapidKeys } from '../../config/vapid-keys.ts';
import { PushSendError, type PushDelivery } from '../../ports/push-sender.ts';
import { createWebPushSender, type WebPushSettings } from './web-push-sender.ts';

async function setUp(settings: Partial<WebPushSettings> = {}) {
  const sandbox = await startTestSandbox();
  const vapid = await readOrCreateVapidKeys(await temporaryFolder());
  const sender = createWebPushSender({
    vapid,
    subject: 'mailto:portal@hotel.example',
    hosts: knownPushHosts,
    ...sandbox.endpoints.push,
    ...settings,
  });
  const target = await makeDevice(sandbox, vapid.publicKey);
  const send = (changes: Partial<PushDelivery> = {}) =>
    sender.send({ target, payload, ttlSeconds: 60, urgency: 'high', topic: 'order-7', ...changes });
  /** How the sender refuses. */
  const refusal = async (changes: Partial<PushDelivery> = {}): Promise<PushSendError> => {
    const error: unknown = await send(changes).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error instanceof PushSendError) return error;
    throw new Error('It was not refused.', { cause: error });
  };
  return { sandbox, vapid, sender, target, send, refusal };
}

const notification = {
  title: 'Заказ',
  message: '<img onerror>',
  path: '/',
  tag: 'x',
  locale: 'ru',
};
const payload = JSON.stringify(notification);

describe('sending to a browser', () => {
  it('encrypts for it and signs for its push service', async () => {
    const { sandbox, target, send } = await setUp();
    await send();
    expect(await arrivedOn(sandbox, target)).toEqual([
      { ...notification, ttl: 60, urgency: 'high', topic: 'order-7' },
    ]);
  });

  it.each([404, 410] as const)('that is gone is told as such: %d', async (status) => {
    const { sandbox, target, refusal } = await setUp();
    await endDevice(sandbox, target, status);
    expect(await refusal()).toMatchObject({
      kind: 'gone',
      failure: 'answered',
      code: `HTTP ${status}`,
    });
  });

  it('that subscribed with other keys is a matter of keys', async () => {
    const { sandbox, refusal } = await setUp();
    const { publicKey } = await readOrCreateVapidKeys(await temporaryFolder());
    const target = await makeDevice(sandbox, publicKey);
    expect(await refusal({ target })).toMatchObject({ kind: 'auth', code: 'HTTP 403' });
  });

  it('more than it takes is never taken', async () => {
    const { refusal } = await setUp();
    const error = await refusal({ payload: randomBytes(3000).toString('base64') });
    expect(error).toMatchObject({ kind: 'rejected', code: 'HTTP 413' });
  });

  it.each([
    ['error', { kind: 'failed', failure: 'answered', code: 'HTTP 500' }],
    ['error-text', { kind: 'rejected', failure: 'answered', code: 'HTTP 413' }],
    ['rate-limit', { kind: 'rate-limited', code: 'HTTP 429', retryAfterSeconds: 5 }],
    ['offline', { kind: 'failed', failure: 'unreachable', code: null }],
    ['timeout', { kind: 'failed', failure: 'timed-out', code: null }],
    ['drop-after-commit', { kind: 'failed', failure: 'unreachable', code: null }],
  ])('says what came of it when %s happens', async (problem, expected) => {
    // Whoever waits for what never comes need not wait for long.
    const settings = problem === 'timeout' ? { timeoutMilliseconds: 1000 } : {};
    const { sandbox, refusal } = await setUp(settings);
    await orderFault(sandbox, 'push', problem);
    expect(await refusal()).toMatchObject(expected);
  });

  it('names no endpoint in what it throws', async () => {
    const { sandbox, target, refusal } = await setUp();
    await orderFault(sandbox, 'push', 'error');
    expect((await refusal()).message).not.toContain(target.endpoint);
  });
});

describe('nothing is sent', () => {
  it('to an endpoint that is not, or no longer, allowed', async () => {
    const { sandbox, target, refusal } = await setUp({ hosts: ['web.push.apple.com'] });
    expect(await refusal()).toMatchObject({ kind: 'gone' });
    expect(await arrivedOn(sandbox, target)).toEqual([]);
  });

  it('for a key that is none', async () => {
    const { sender, target, refusal } = await setUp();
    const p256dh = `B${'A'.repeat(86)}`;
    expect(sender.areUsable({ ...target.keys, p256dh })).toBe(false);
    expect(sender.areUsable(target.keys)).toBe(true);
    const broken = { ...target, keys: { ...target.keys, p256dh } };
    expect(await refusal({ target: broken })).toMatchObject({ kind: 'gone' });
  });

  it('to an address in a private network, whatever name leads there', async () => {
    const { vapid } = await setUp();
    const hosts = ['localhost'];
    const sender = createWebPushSender({ vapid, subject: 'mailto:portal@hotel.example', hosts });
    const { keys } = await makeDevice(await startTestSandbox());
    const target = { endpoint: 'https://localhost/x', keys };
    const sent = sender.send({ target, payload, ttlSeconds: 60, urgency: 'normal', topic: 'x' });
    await expect(sent).rejects.toMatchObject({
      kind: 'failed',
      cause: expect.objectContaining({ message: expect.stringContaining('private network') }),
    });
  });
});
