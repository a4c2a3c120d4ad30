import type { Locale } from '@portal/domain/texts';
import type { DeviceNote } from './device-note.ts';
import { comeBackScript, offlineHtml, type HotelPhones } from './offline-html.ts';

/** The page that is shown when there is no network. */
export interface OfflinePage {
  /** Writes it anew, with the phones that the hotel has now. */
  renew(): Promise<void>;
  /** The page that was asked for, and this one when it cannot be had. */
  insteadOf(navigation: Pick<FetchEvent, 'request' | 'preloadResponse'>): Promise<Response>;
}

const cacheName = 'portal-offline';
const pageUrl = '/worker-offline';

/** Keeps one page, and nothing that the network has answered. */
export function createOfflinePage(
  { caches, fetch, navigator }: Pick<ServiceWorkerGlobalScope, 'caches' | 'fetch' | 'navigator'>,
  note: Pick<DeviceNote, 'read'>,
): OfflinePage {
  async function keep(phones: HotelPhones): Promise<Response> {
    const locale: Locale =
      (await note.read())?.locale ?? (navigator.language.startsWith('en') ? 'en' : 'ru');
    const page = new Response(offlineHtml(locale, phones), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': await contentPolicy(),
      },
    });
    await (await caches.open(cacheName)).put(pageUrl, page.clone());
    return page;
  }

  const stored = () => caches.match(pageUrl, { cacheName });

  return {
    async renew() {
      const phones = await readPhones(fetch);
      // Better the phones of yesterday than none.
      if (phones || !(await stored())) await keep(phones ?? {});
    },
    async insteadOf({ request, preloadResponse }) {
      try {
        const preloaded = (await preloadResponse) as Response | undefined;
        return preloaded ?? (await fetch(request));
      } catch {
        return (await stored()) ?? keep({});
      }
    },
  };
}

/** Nothing is loaded, and no script runs but the page's own. */
async function contentPolicy(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(comeBackScript));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; script-src 'sha256-${hash}'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
}

async function readPhones(fetch: ServiceWorkerGlobalScope['fetch']): Promise<HotelPhones | null> {
  try {
    const response = await fetch('/api/portal-setting', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) return null;
    const body = (await response.json()) as {
      status: { data: { attributes: Record<'receptionPhone' | 'restaurantPhone', string> } };
    };
    const { receptionPhone: reception, restaurantPhone: restaurant } = body.status.data.attributes;
    return { reception, restaurant };
  } catch {
    return null;
  }
}
