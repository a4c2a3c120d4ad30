import type { WorkerGreeting, WorkerOpening } from '@portal/domain/push';
import type { Translate } from '../texts/app-texts.ts';

/**
 * Registers the service worker and tells it of this device; a browser without service workers is left as
 * it is. A failure costs notifications and the offline page, and nothing else.
 */
export async function registerWorker(greeting: WorkerGreeting, t: Translate): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register('/worker.js');
    const { active } = await serviceWorker.ready;
    active?.postMessage(greeting);
  } catch (error) {
    console.error(t('portal.serviceWorker.failed'), error);
  }
}

/** Calls back with the page that an opened notification leads to. Returns what stops it. */
export function onNotificationOpened(go: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const listener = ({ data }: MessageEvent): void => {
    const opening = data as Partial<WorkerOpening> | null;
    if (opening?.kind === 'opening' && opening.path !== undefined) go(opening.path);
  };
  serviceWorker.addEventListener('message', listener);
  return () => serviceWorker.removeEventListener('message', listener);
}
