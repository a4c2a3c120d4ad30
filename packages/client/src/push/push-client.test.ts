import type { Endpoint } from '@portal/domain/contract';
import {
  subscribeToPush,
  testPush,
  unsubscribeFromPush,
  type PushSubscriptionJson,
} from '@portal/domain/push';
import { describe, expect, it } from 'vitest';
import { UnreachableError } from '../call/call-errors.ts';
import type { Caller } from '../call/caller.ts';
import { createFakePushBrowser, type FakePushBrowser } from '../testing/fake-push-browser.ts';
import { createPushClient } from './push-client.ts';

const keyOfPortal =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const anotherKey =
  'BGEw2wsHgLwzerjvnMTkbKrFRxdmwJ5S_k7zi7A1coR_sVjHmGrlvzYpAT1n4NPbioFlQkIrT-xR1GOy-V4gcvQ';

/** A portal that remembers which endpoints it was told, and can be cut off. */
function createPushPortal(
  changes: { browser?: Partial<FakePushBrowser>; key?: string | null } = {},
) {
  const subscribed = new Set<string>();
  const calls: Endpoint[] = [];
  const portal = { isAway: false, subscribed, calls, sent: 1 };
  let made = 0;
  const browser = Object.assign(
    createFakePushBrowser(async (): Promise<PushSubscriptionJson> => {
      made += 1;
      const endpoint = `https://fcm.googleapis.com/fcm/send/${made}`;
      return { endpoint, keys: { p256dh: keyOfPortal, auth: 'tBHItJI5svbpez7KI4CCXg' } };
    }),
    changes.browser,
  );
  const answer = async (endpoint: Endpoint, { body }: { body: Record<string, unknown> }) => {
    calls.push(endpoint);
    if (portal.isAway) throw new UnreachableError('away');
    if (endpoint === subscribeToPush) {
      subscribed.add((body['subscription'] as PushSubscriptionJson).endpoint);
      return { status: 201, body: { success: true } };
    }
    if (endpoint === unsubscribeFromPush) {
      subscribed.delete(body['endpoint'] as string);
      return { status: 204, body: undefined };
    }
    if (endpoint !== testPush) throw new Error(`Nobody asks for ${endpoint.path}.`);
    const data = { sent: portal.sent, removed: 1 - portal.sent };
    return subscribed.has(body['endpoint'] as string)
      ? { status: 200, body: { success: true, data } }
      : { status: 404, body: { success: false, code: 'NO_SUBSCRIPTION', error: '' } };
  };
  const { key = keyOfPortal } = changes;
  const push = createPushClient({
    call: answer as unknown as Caller,
    visitorId: 'visitor',
    publicKey: async () => key,
    browser,
  });
  return { portal, browser, push };
}

describe('switching notifications on', () => {
  it('subscribes with the portal’s key, and tells the portal', async () => {
    const { portal, browser, push } = createPushPortal();
    expect(await push.state()).toBe('off');
    expect(await push.subscribe()).toBe('on');
    expect(await push.state()).toBe('on');
    expect(browser.heldKey).toBe(keyOfPortal);
    expect([...portal.subscribed]).toEqual([browser.held?.endpoint]);
  });

  it.each([{ serviceWorker: undefined }, { hasPushManager: false }, { notification: undefined }])(
    'is not possible in a browser without what it takes: %o',
    async (lacking) => {
      const { push } = createPushPortal({ browser: lacking as Partial<FakePushBrowser> });
      expect(await push.state()).toBe('unsupported');
      expect(await push.resend()).toBe('unsupported');
      await expect(push.subscribe()).rejects.toMatchObject({
        name: 'ServiceWorkerAndPushManagerNotSupported',
      });
    },
  );

  it.each([
    ['its worker is not registered', { browser: { hasWorker: false } }],
    ['its push service does not answer', { browser: { failure: new Error('AbortError') } }],
    ['the portal has no key', { key: null }],
  ])('is not possible now when %s', async (_, changes) => {
    const { push } = createPushPortal(changes);
    await expect(push.subscribe()).rejects.toMatchObject({ name: 'PushManagerUnavailable' });
    expect(await push.state()).toBe('off');
  });

  it('is not done twice', async () => {
    const { push } = createPushPortal();
    await push.subscribe();
    await expect(push.subscribe()).rejects.toMatchObject({ name: 'ExistingSubscription' });
  });

  it.each([
    ['denied', 'denied', 'denied'],
    ['default', 'dismissed', 'off'],
  ] as const)('ends with the person’s answer %s', async (answer, outcome, state) => {
    const { portal, push } = createPushPortal({ browser: { answer } });
    expect(await push.subscribe()).toBe(outcome);
    expect(await push.state()).toBe(state);
    expect(portal.calls).toEqual([]);
  });

  it('leaves nothing behind when the portal could not be told', async () => {
    const { portal, browser, push } = createPushPortal();
    portal.isAway = true;
    await expect(push.subscribe()).rejects.toThrow(UnreachableError);
    expect(browser.held).toBeNull();
    expect(await push.state()).toBe('off');
  });
});

describe('telling the portal again', () => {
  it('gives it the subscription of this browser', async () => {
    const { portal, browser, push } = createPushPortal();
    await push.subscribe();
    portal.subscribed.clear();
    expect(await push.resend()).toBe('on');
    expect([...portal.subscribed]).toEqual([browser.held?.endpoint]);
  });

  it('does nothing where notifications are off', async () => {
    const { portal, push } = createPushPortal();
    expect(await push.resend()).toBe('off');
    expect(portal.calls).toEqual([]);
  });

  it('subscribes anew when the portal has another key by now', async () => {
    const { portal, browser, push } = createPushPortal();
    await push.subscribe();
    const before = browser.held?.endpoint;
    browser.heldKey = anotherKey;
    expect(await push.resend()).toBe('on');
    expect(browser.heldKey).toBe(keyOfPortal);
    expect(browser.held?.endpoint).not.toBe(before);
    expect([...portal.subscribed]).toContain(browser.held?.endpoint);
  });

  it('believes a browser that does not tell its key', async () => {
    const { browser, push } = createPushPortal();
    await push.subscribe();
    const before = browser.held?.endpoint;
    browser.heldKey = null;
    await push.resend();
    expect(browser.held?.endpoint).toBe(before);
  });
});

describe('switching notifications off', () => {
  it('ends the subscription here and there', async () => {
    const { portal, browser, push } = createPushPortal();
    await push.subscribe();
    await push.unsubscribe();
    expect(browser.held).toBeNull();
    expect([...portal.subscribed]).toEqual([]);
    await push.unsubscribe();
  });

  it('ends it here also when the portal is away', async () => {
    const { portal, browser, push } = createPushPortal();
    await push.subscribe();
    portal.isAway = true;
    await push.unsubscribe();
    expect(browser.held).toBeNull();
  });
});

describe('a trial', () => {
  it('is sent to this device', async () => {
    const { push } = createPushPortal();
    await push.subscribe();
    expect(await push.test()).toBe('sent');
  });

  it('finds out that the subscription is gone, for the browser, the portal or the push service', async () => {
    const { portal, browser, push } = createPushPortal();
    await push.subscribe();
    portal.sent = 0;
    expect(await push.test()).toBe('lost');
    portal.subscribed.clear();
    expect(await push.test()).toBe('lost');
    browser.held = null;
    expect(await push.test()).toBe('lost');
  });
});
