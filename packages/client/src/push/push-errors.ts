/** What keeps a browser from subscribing to notifications. */
export const pushErrorNames = [
  /** The browser has no service workers or no push, as an iPhone outside the Home Screen. */
  'ServiceWorkerAndPushManagerNotSupported',
  /** It has them, and they cannot be used now: no worker, no key, or its push service does not answer. */
  'PushManagerUnavailable',
  /** This browser has a subscription already; {@link PushClient.resend} makes sure that the portal knows it. */
  'ExistingSubscription',
] as const;
/** What keeps a browser from subscribing to notifications. */
export type PushErrorName = (typeof pushErrorNames)[number];

/** A browser could not be subscribed; `name` says why, and has a text of its own in the catalogue. */
export class PushSubscriptionError extends Error {
  override readonly name: PushErrorName;

  constructor(name: PushErrorName, cause?: unknown) {
    super(name, { cause });
    this.name = name;
  }
}
