import type { PushSubscriptionJson } from '@portal/domain/push';
import type { PushBrowser } from '../push/push-browser.ts';

/** A browser with a push service that a test holds in its hand. */
export interface FakePushBrowser extends PushBrowser {
  /** What it is subscribed with; a test may put something there. */
  held: PushSubscriptionJson | null;
  /** The key that it was subscribed with, in base64url. */
  heldKey: string | null;
  /** What the person answers. */
  answer: NotificationPermission;
  hasWorker: boolean;
  /** Makes the next subscription fail. */
  failure: Error | null;
}

/** A browser that has everything, where nobody has been asked anything. */
export function createFakePushBrowser(
  makeSubscription: () => Promise<PushSubscriptionJson>,
): FakePushBrowser {
  let permission: NotificationPermission = 'default';

  function subscriptionOf(json: PushSubscriptionJson): PushSubscription {
    const key = browser.heldKey;
    const subscription: Partial<PushSubscription> = {
      endpoint: json.endpoint,
      options: {
        userVisibleOnly: true,
        applicationServerKey:
          key === null ? null : Uint8Array.from(Buffer.from(key, 'base64url')).buffer,
      },
      toJSON: () => json as PushSubscriptionJSON,
      unsubscribe: async () => {
        browser.held = null;
        return true;
      },
    };
    return subscription as PushSubscription;
  }

  const pushManager: Partial<PushManager> = {
    getSubscription: async () => (browser.held ? subscriptionOf(browser.held) : null),
    subscribe: async (options) => {
      if (browser.failure) throw browser.failure;
      const key = options?.applicationServerKey as Uint8Array;
      browser.heldKey = Buffer.from(key).toString('base64url');
      browser.held = await makeSubscription();
      return subscriptionOf(browser.held);
    },
  };
  const registration = { pushManager } as ServiceWorkerRegistration;
  const browser: FakePushBrowser = {
    held: null,
    heldKey: null,
    answer: 'granted',
    hasWorker: true,
    failure: null,
    hasPushManager: true,
    serviceWorker: {
      getRegistration: async () => (browser.hasWorker ? registration : undefined),
      ready: Promise.resolve(registration),
    },
    notification: {
      get permission() {
        return permission;
      },
      requestPermission: async () => {
        permission = browser.answer;
        return permission;
      },
    },
  };
  return browser;
}
