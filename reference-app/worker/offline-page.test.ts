import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceNote } from './device-note.ts';
import { offlineHtml } from './offline-html.ts';
import { createOfflinePage } from './offline-page.ts';

/** What a worker keeps, as the browser does. */
function createCaches() {
  const stored = new Map<string, Response>();
  return {
    stored,
    caches: {
      open: async () => ({
        put: async (url: string, response: Response) => void stored.set(url, response),
      }),
      match: async (url: string) => stored.get(url)?.clone(),
    },
  };
}

function createScope(answer: () => Promise<Response>) {
  const { stored, caches } = createCaches();
  const fetch = vi.fn(answer);
  const scope = { caches, fetch, navigator: { language: 'ru-RU' } };
  const worker = scope as unknown as ServiceWorkerGlobalScope;
  const note = createDeviceNote(worker);
  return { stored, fetch, note, page: createOfflinePage(worker, note) };
}

const settings = (receptionPhone: string) => () =>
  Promise.resolve(
    Response.json({ status: { data: { attributes: { receptionPhone, restaurantPhone: '' } } } }),
  );
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const navigation = { request: {} as Request, preloadResponse: Promise.resolve(undefined) };

describe('the page for when there is no network', () => {
  it('has the hotel’s phones, in the language of the device', async () => {
    const { page, note, fetch } = createScope(settings('+7 (812) 000-00-00'));
    await note.write({ kind: 'greeting', locale: 'en', visitorId: 'v' });
    await page.renew();
    fetch.mockImplementation(noNetwork);
    const shown = await page.insteadOf(navigation);
    const policy = shown.headers.get('Content-Security-Policy');
    const html = await shown.text();
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`default-src 'none'; script-src 'sha256-${hash}';`);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('href="tel:+78120000000"');
    expect(html).not.toContain('Restaurant');
  });

  it('keeps the phones it has while they cannot be read', async () => {
    const { page, fetch } = createScope(settings('+7 812 111-11-11'));
    await page.renew();
    for (const answer of [noNetwork, async () => new Response('', { status: 503 })]) {
      fetch.mockImplementation(answer);
      await page.renew();
    }
    fetch.mockImplementation(noNetwork);
    expect(await (await page.insteadOf(navigation)).text()).toContain('111-11-11');
  });

  it('is there also when it could never be prepared', async () => {
    const { page } = createScope(noNetwork);
    expect(await (await page.insteadOf(navigation)).text()).toContain('Нет связи');
  });

  it('stands back for any answer, and keeps none', async () => {
    const { page, stored, fetch } = createScope(
      async () => new Response('the app', { status: 500 }),
    );
    expect(await (await page.insteadOf(navigation)).text()).toBe('the app');
    const preloadResponse = Promise.resolve(new Response('preloaded'));
    const { request } = navigation;
    expect(await (await page.insteadOf({ request, preloadResponse })).text()).toBe('preloaded');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect([...stored.keys()]).toEqual([]);
  });

  it('holds what staff wrote as text', () => {
    const html = offlineHtml('ru', { reception: '<img src=x onerror=alert(1)>"&' });
    expect(html).not.toContain('<img');
    expect(html).toContain('&#60;img');
  });
});
