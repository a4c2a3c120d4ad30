import { createPushClient, type PushBrowser } from '@portal/client';
import type { PushSubscriptionJson } from '@portal/domain/push';
import { expect, it } from 'vitest';
import { createTestPortal, type TestGuest } from '../portal.ts';
import { arrivedOn, makeDevice } from '../fixtures/push.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());

/** A browser whose push service is the sandbox, and which refuses keys that are none. */
function createBrowser() {
  const held: { device: PushSubscriptionJson | null; key: Uint8Array | null } = {
    ...{ device: null, key: null },
  };
  const subscription = () =>
    held.device && {
      endpoint: held.device.endpoint,
      options: { userVisibleOnly: true, applicationServerKey: held.key?.buffer ?? null },
      toJSON: () => held.device,
      unsubscribe: async () => {
        held.device = null;
        return true;
      },
    };
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      held.key = applicationServerKey;
      const key = Buffer.from(applicationServerKey).toString('base64url');
      held.device = await makeDevice(portal.sandbox, key);
      return subscription();
    },
  };
  const browser = {
    hasPushManager: true,
    notification: { permission: 'granted', requestPermission: async () => 'granted' },
    serviceWorker: {
      getRegistration: async () => ({ pushManager }),
      ready: Promise.resolve({ pushManager }),
    },
  } as unknown as PushBrowser;
  return { browser, held };
}

function pushOf({ client }: Pick<TestGuest, 'client'>, browser: PushBrowser) {
  return createPushClient({
    call: client.call,
    visitorId: 'visitor',
    publicKey: async () => (await client.settings.get()).status.vapidPublicKey,
    browser,
  });
}

it('a browser subscribes, hears a trial, follows the next guest, and is switched off', async () => {
  const [first, next] = [await portal.guest(), await portal.guest()];
  const { browser, held } = createBrowser();
  const push = pushOf(first, browser);
  expect(await push.subscribe()).toBe('on');
  const device = held.device!;
  expect(await push.test()).toBe('sent');
  expect(await arrivedOn(portal.sandbox, device)).toMatchObject([{ tag: 'trial', locale: 'ru' }]);

  await first.client.session.signOut();
  const pushOfNext = pushOf(next, browser);
  expect(await pushOfNext.test()).toBe('lost');
  expect(await pushOfNext.resend()).toBe('on');
  expect(await pushOfNext.test()).toBe('sent');

  await pushOfNext.unsubscribe();
  expect(held.device).toBeNull();
  expect(await portal.database.prisma.pushSubscription.count()).toBe(0);
});
