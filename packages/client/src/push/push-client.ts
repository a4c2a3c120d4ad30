import {
  subscribeToPush,
  testPush,
  unsubscribeFromPush,
  type PushSubscriptionJson,
} from '@portal/domain/push';
import { errorOf } from '../call/call-errors.ts';
import type { Caller } from '../call/caller.ts';
import { bytesOf, isMadeWith, thisBrowser, type PushBrowser } from './push-browser.ts';
import { PushSubscriptionError } from './push-errors.ts';

/**
 * How notifications stand in this browser: `unsupported` by it, `denied` by the person, `off` or `on`.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Result of switching notifications on: `dismissed` when the question was left open. */
export type SubscribeOutcome = 'on' | 'denied' | 'dismissed';

/** Notifications of this browser. */
export interface PushClient {
  /** How they stand, as far as the browser knows. */
  state(): Promise<PushState>;
  /**
   * Asks the person, subscribes, and tells the portal. Call it right in the handler of a click: browsers
   * ask only then.
   *
   * @throws {PushSubscriptionError} by its `name`.
   * @throws PortalError when the portal could not be reached; nothing is left behind in the browser.
   */
  subscribe(): Promise<SubscribeOutcome>;
  /**
   * Tells the portal of the subscription that this browser has: on every start and after every sign-in,
   * as browsers change it without a word, and it belongs to one session at a time. One that was made with
   * another key of the portal is made anew. Does nothing where notifications are off.
   *
   * @throws PortalError when the portal could not be reached.
   */
  resend(): Promise<PushState>;
  /**
   * Switches them off, also where the portal cannot be reached: it learns of it from the push service.
   */
  unsubscribe(): Promise<void>;
  /**
   * Asks the portal for a trial notification on this device.
   *
   * @returns `lost` when the subscription no longer exists: switch off, and on again.
   * @throws PortalError when none could be sent.
   */
  test(): Promise<'sent' | 'lost'>;
}

/** What notifications work with. */
export interface PushClientOptions {
  readonly call: Caller;
  readonly visitorId: string;
  /** The portal's key for subscriptions (`vapidPublicKey` of its settings), or null where it has none. */
  readonly publicKey: () => Promise<string | null>;
  /** The browser; by default the one this runs in. */
  readonly browser?: PushBrowser;
}

/** Notifications of a browser. Nothing is asked of it or of the portal until a function is called. */
export function createPushClient(options: PushClientOptions): PushClient {
  const { call, visitorId, publicKey } = options;
  const browser = options.browser ?? thisBrowser();

  function isSupported(): boolean {
    const { serviceWorker, hasPushManager, notification } = browser;
    return serviceWorker !== undefined && hasPushManager && notification !== undefined;
  }

  async function manager(): Promise<PushManager | null> {
    const { serviceWorker } = browser;
    if (!isSupported() || !serviceWorker) return null;
    if (!(await serviceWorker.getRegistration())) return null;
    const registration = await serviceWorker.ready;
    return (registration as Partial<ServiceWorkerRegistration>).pushManager ?? null;
  }

  async function held(): Promise<PushSubscription | null> {
    return (await (await manager())?.getSubscription()) ?? null;
  }

  async function key(): Promise<Uint8Array<ArrayBuffer> | null> {
    const text = await publicKey();
    return text === null ? null : bytesOf(text);
  }

  async function make(pushManager: PushManager): Promise<PushSubscription> {
    const applicationServerKey = await key();
    if (!applicationServerKey) throw new PushSubscriptionError('PushManagerUnavailable');
    try {
      return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    } catch (cause) {
      throw new PushSubscriptionError('PushManagerUnavailable', cause);
    }
  }

  async function register(subscription: PushSubscription): Promise<void> {
    const body = { subscription: subscription.toJSON() as PushSubscriptionJson, visitorId };
    const reply = await call(subscribeToPush, { body });
    if (reply.status !== 201) throw errorOf(reply);
  }

  async function state(): Promise<PushState> {
    if (!isSupported()) return 'unsupported';
    if (browser.notification?.permission === 'denied') return 'denied';
    return (await held()) ? 'on' : 'off';
  }

  return {
    state,
    async subscribe() {
      const { notification } = browser;
      if (!isSupported() || !notification) {
        throw new PushSubscriptionError('ServiceWorkerAndPushManagerNotSupported');
      }
      const permission = await notification.requestPermission();
      if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
      const pushManager = await manager();
      if (!pushManager) throw new PushSubscriptionError('PushManagerUnavailable');
      if (await pushManager.getSubscription()) {
        throw new PushSubscriptionError('ExistingSubscription');
      }
      const subscription = await make(pushManager);
      try {
        await register(subscription);
      } catch (error) {
        await subscription.unsubscribe().catch(() => false);
        throw error;
      }
      return 'on';
    },
    async resend() {
      const found = await state();
      if (found !== 'on') return found;
      const pushManager = await manager();
      let subscription = await pushManager?.getSubscription();
      if (!pushManager || !subscription) return 'off';
      const ours = await key();
      if (ours && !isMadeWith(subscription, ours)) {
        await subscription.unsubscribe();
        subscription = await make(pushManager);
      }
      await register(subscription);
      return found;
    },
    async unsubscribe() {
      const subscription = await held();
      if (!subscription) return;
      const { endpoint } = subscription;
      await subscription.unsubscribe();
      await call(unsubscribeFromPush, { body: { endpoint } }).catch(() => undefined);
    },
    async test() {
      const subscription = await held();
      if (!subscription) return 'lost';
      const reply = await call(testPush, { body: { endpoint: subscription.endpoint } });
      return reply.status === 200 && reply.body.data.sent > 0 ? 'sent' : 'lost';
    },
  };
}
