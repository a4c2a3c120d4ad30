import type { WorkerGreeting } from '@portal/domain/push';
import type { Locale } from '@portal/domain/texts';

/** What the worker remembers of its device between two starts: the language, and the visitor it is. */
export interface DeviceNote {
  read(): Promise<Pick<WorkerGreeting, 'locale' | 'visitorId'> | null>;
  write(greeting: WorkerGreeting): Promise<void>;
}

const cacheName = 'portal-device';
const noteUrl = '/worker-note';

/** Keeps the note where a worker can keep anything. */
export function createDeviceNote({ caches }: Pick<ServiceWorkerGlobalScope, 'caches'>): DeviceNote {
  return {
    async read() {
      const stored = await caches.match(noteUrl, { cacheName });
      return stored ? ((await stored.json()) as { locale: Locale; visitorId: string }) : null;
    },
    async write({ locale, visitorId }) {
      const cache = await caches.open(cacheName);
      await cache.put(noteUrl, Response.json({ locale, visitorId }));
    },
  };
}

/** Whether a message is the app's greeting. */
export function isGreeting(message: unknown): message is WorkerGreeting {
  return (message as Partial<WorkerGreeting> | null)?.kind === 'greeting';
}
