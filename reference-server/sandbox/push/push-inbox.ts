import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { SandboxContext } from '../provider.ts';
import type { BrowserKeys } from './decrypt-message.ts';

/** What a browser hands to its page, and what only the browser keeps. */
interface MadeSubscription extends BrowserKeys {
  endpoint: string;
  /** The only sender it listens to, or null: any. */
  applicationServerKey: string | null;
}

/** A message that would be on somebody's screen. */
interface ReceivedPush {
  endpoint: string;
  /** As it was encrypted; null when the subscription was made elsewhere and only its browser can read it. */
  body: string | null;
  /** In base64, where it cannot be read here. */
  encrypted?: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  /** ISO-8601, UTC. */
  at: string;
}

/** Subscriptions of browsers that do not exist, and what they have received. */
export type PushInbox = ReturnType<typeof createPushInbox>;

/** Subscriptions and messages in the sandbox's state. */
export function createPushInbox({ state, clock }: SandboxContext) {
  const subscriptions = state.collection<MadeSubscription>('push-subscriptions');
  const messages = state.collection<ReceivedPush>('push-messages');
  const ended = state.collection<{ status: 404 | 410 }>('push-ended');

  return {
    subscribe(applicationServerKey: string | null): object {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const privateKey = keys.getPrivateKey('base64url');
      const auth = randomBytes(16).toString('base64url');
      const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
      const made = { endpoint, p256dh, privateKey, auth, applicationServerKey };
      subscriptions.put(endpoint, made);
      return { endpoint, expirationTime: null, keys: { p256dh, auth } };
    },
    find: (endpoint: string): MadeSubscription | undefined => subscriptions.get(endpoint),
    receive(message: Omit<ReceivedPush, 'at'>): string {
      const id = randomUUID();
      messages.put(id, { ...message, at: clock.now().toISOString() });
      return id;
    },
    list: (): ReceivedPush[] => messages.all(),
    /** From now on the push service answers for this endpoint that there is none. */
    end: (endpoint: string, status: 404 | 410) => ended.put(endpoint, { status }),
    /** How it answers for an endpoint that has ended. */
    endOf: (endpoint: string): 404 | 410 | undefined => ended.get(endpoint)?.status,
  };
}
