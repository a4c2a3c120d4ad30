import { describe, expect, it } from 'vitest';
import { openNotification } from './open-notification.ts';

const origin = 'https://portal.test';

/** Opens a notification in a browser with these tabs, and tells what came of it. */
async function open(path: unknown, ...tabs: string[]): Promise<string[]> {
  const done: string[] = [];
  const clients = {
    matchAll: async () =>
      tabs.map((tab) => ({
        url: origin + tab,
        focus: async () => void done.push(`focus ${tab}`),
        postMessage: (message: unknown) => void done.push(`tell ${tab} ${JSON.stringify(message)}`),
      })),
    openWindow: async (url: URL) => void done.push(`open ${url.href}`),
  };
  const scope = { clients, location: { origin } } as unknown as ServiceWorkerGlobalScope;
  await openNotification(scope, { data: { path } });
  return done;
}

describe('an opened notification', () => {
  it('brings the tab to the front that shows its page', async () => {
    expect(await open('/orders/7', '/stores', '/orders/7')).toEqual(['focus /orders/7']);
  });

  it('lets a tab of the guest go there by itself, and leaves the console alone', async () => {
    expect(await open('/orders/7', '/admin/portal/orders', '/administrator')).toEqual([
      'focus /administrator',
      'tell /administrator {"kind":"opening","path":"/orders/7"}',
    ]);
    expect(await open('/orders/7', '/admin/portal/orders')).toEqual([`open ${origin}/orders/7`]);
  });

  it('opens a tab for the console, which a tab of the guest cannot go to', async () => {
    expect(await open('/admin/portal/orders', '/stores')).toEqual([
      `open ${origin}/admin/portal/orders`,
    ]);
  });

  it('opens a tab where there is none', async () => {
    expect(await open('/help/3?x=1')).toEqual([`open ${origin}/help/3?x=1`]);
  });

  it.each([
    'https://evil.test/x',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    7,
    undefined,
  ])('never leads to another site: %s', async (path) => {
    const [done = ''] = await open(path);
    expect(new URL(done.replace('open ', '')).origin).toBe(origin);
  });
});
