import type { WorkerOpening } from '@portal/domain/push';

/**
 * Opens the page that a notification leads to: in a tab that has it already, else, unless it is of the console,
 * in one of the guest's that is open, else in a new one. A tab goes there by itself, so that it can ask before
 * it leaves what somebody is writing.
 */
export async function openNotification(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  notification: Pick<Notification, 'data'>,
): Promise<void> {
  const target = targetOf(notification.data, location.origin);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === target.href);
  if (there) {
    await there.focus();
    return;
  }
  const guestTab = open.find(({ url }) => !isOfConsole(new URL(url)));
  if (!guestTab || isOfConsole(target)) {
    await clients.openWindow(target);
    return;
  }
  await guestTab.focus();
  const opening: WorkerOpening = { kind: 'opening', path: target.pathname + target.search };
  guestTab.postMessage(opening);
}

function isOfConsole({ pathname }: URL): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}

/** Never a page of another origin. */
function targetOf(data: unknown, origin: string): URL {
  const path = (data as { path?: unknown } | null)?.path;
  const target = new URL(typeof path === 'string' ? path : '/', origin);
  return target.origin === origin ? target : new URL('/', origin);
}
