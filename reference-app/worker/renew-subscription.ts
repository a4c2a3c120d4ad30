import type { DeviceNote } from './device-note.ts';

/**
 * The browser has replaced its subscription by itself: the portal is told of the new one. Not every
 * browser says so, so the app tells it again on every start.
 */
export async function renewSubscription(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
  note: Pick<DeviceNote, 'read'>,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (key &&
      (await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      })));
  const device = await note.read();
  if (!subscription || !device) return;
  await fetch('/api/web-push/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': device.locale },
    body: JSON.stringify({ subscription, visitorId: device.visitorId }),
  });
}
