import type { PushNotification } from '@portal/domain/push';

/** The icon of every notification. */
const icon = '/icon.svg';

/**
 * Shows what was pushed. Browsers demand that something is shown, so what cannot be read is shown as news
 * of the portal.
 */
export function showPush(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  data: PushMessageData | null,
): Promise<void> {
  const { title, message, path, tag, locale } = readNotification(data);
  const options: NotificationOptions & { renotify: boolean } = {
    body: message,
    tag,
    // A newer status is news, though it takes the place of the older one.
    renotify: true,
    lang: locale,
    icon,
    data: { path },
  };
  return registration.showNotification(title, options);
}

const unreadable: PushNotification = {
  title: 'Гостевой портал',
  message: 'Есть новости. Откройте портал.',
  path: '/',
  tag: 'news',
  locale: 'ru',
};

function readNotification(data: PushMessageData | null): PushNotification {
  try {
    const push = data?.json() as Partial<PushNotification> | undefined;
    const isWhole = [push?.title, push?.message, push?.path, push?.tag].every(
      (field) => typeof field === 'string',
    );
    return isWhole ? { ...unreadable, ...push } : unreadable;
  } catch {
    return unreadable;
  }
}
