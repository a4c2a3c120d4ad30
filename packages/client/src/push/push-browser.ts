/** What a browser offers for notifications; what it lacks is absent. */
export interface PushBrowser {
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration' | 'ready'>;
  readonly hasPushManager: boolean;
  readonly notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>;
}

/** This browser, or nothing of it outside one. */
export function thisBrowser(): PushBrowser {
  if (typeof navigator === 'undefined' || typeof window === 'undefined') {
    return { hasPushManager: false };
  }
  return {
    ...('serviceWorker' in navigator && { serviceWorker: navigator.serviceWorker }),
    hasPushManager: 'PushManager' in window,
    ...('Notification' in window && { notification: Notification }),
  };
}

/** A key in base64url as bytes. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Whether a subscription was made with this key; browsers that do not tell are believed. */
export function isMadeWith(
  { options }: Pick<PushSubscription, 'options'>,
  key: Uint8Array,
): boolean {
  const made = options.applicationServerKey;
  if (made === null) return true;
  const bytes = new Uint8Array(made);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}
