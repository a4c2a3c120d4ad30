import { ProviderError } from './provider-error.ts';

/** A browser that takes notifications, as its push service knows it. */
export interface PushTarget {
  readonly endpoint: string;
  /** The browser's public key and secret, in base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** One message for one browser. */
export interface PushDelivery {
  readonly target: PushTarget;
  /** UTF-8, 3,000 bytes at most; encrypted for this browser alone. */
  readonly payload: string;
  /** How long the push service keeps it for a browser that is away. */
  readonly ttlSeconds: number;
  /** `high` wakes a phone that sleeps. */
  readonly urgency: 'normal' | 'high';
  /** A newer message with the same topic replaces one not yet delivered: up to 32 letters, digits, `-` and `_`. */
  readonly topic: string;
}

/** Sends messages to browsers through their push services. */
export interface PushSender {
  /** The key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether this is an endpoint of a push service that messages may be sent to. */
  isAllowed(endpoint: string): boolean;
  /** Whether messages can be encrypted for these keys. */
  areUsable(keys: PushTarget['keys']): boolean;
  /**
   * Resolves when the push service has taken the message.
   * @throws {PushSendError} whenever it has not, for certain or perhaps.
   */
  send(delivery: PushDelivery): Promise<void>;
}

/**
 * - `gone`: this subscription no longer exists, or never did: forget it
 * - `auth`: the push service does not accept our keys
 * - `rejected`: it will never take this message
 * - `rate-limited`: too many messages, ask later
 * - `failed`: time-out, network, or an error of its own
 */
export type PushErrorKind = 'gone' | 'auth' | 'rejected' | 'rate-limited' | 'failed';

/** A push service has not taken a message. Its text names no endpoint: who knows one can send to it. */
export class PushSendError extends ProviderError<PushErrorKind> {
  override readonly name = 'PushSendError';
}
