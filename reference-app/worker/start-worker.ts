import { createDeviceNote, isGreeting } from './device-note.ts';
import { createOfflinePage } from './offline-page.ts';
import { openNotification } from './open-notification.ts';
import { renewSubscription } from './renew-subscription.ts';
import { showPush } from './show-push.ts';

/**
 * The portal's service worker: notifications, and a page for when there is no network. It keeps nothing of
 * the app and nothing of the API, so a new version takes over at once without a page noticing.
 */
export function startWorker(scope: ServiceWorkerGlobalScope): void {
  const note = createDeviceNote(scope);
  const offlinePage = createOfflinePage(scope, note);

  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([offlinePage.renew(), scope.skipWaiting()]));
  });

  scope.addEventListener('activate', (event) => {
    const { navigationPreload } = scope.registration;
    event.waitUntil(
      // Without it the network would wait for this worker to wake up.
      Promise.all([
        (navigationPreload as typeof navigationPreload | undefined)?.enable(),
        scope.clients.claim(),
      ]),
    );
  });

  scope.addEventListener('message', (event) => {
    if (!isGreeting(event.data)) return;
    const greeting = event.data;
    event.waitUntil(note.write(greeting).then(() => offlinePage.renew()));
  });

  scope.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    event.respondWith(offlinePage.insteadOf(event));
  });

  scope.addEventListener('push', (event) => {
    event.waitUntil(showPush(scope, event.data));
  });

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openNotification(scope, event.notification));
  });

  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renewSubscription(scope, event, note));
  });
}
