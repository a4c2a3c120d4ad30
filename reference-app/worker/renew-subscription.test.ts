import { afterEach, describe, expect, it, vi } from 'vitest';
import { renewSubscription } from './renew-subscription.ts';

afterEach(() => vi.unstubAllGlobals());

const made = { endpoint: 'https://fcm.googleapis.com/fcm/send/new' };
const key = new ArrayBuffer(65);
const old = { options: { applicationServerKey: key } };

async function renew(event: object, isKnown = true) {
  const fetch = vi.fn(async (_path: string, _init: { body: string }) => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  const subscribe = vi.fn(async () => made);
  const registration = { pushManager: { subscribe } } as unknown as ServiceWorkerRegistration;
  const note = { read: async () => (isKnown ? ({ locale: 'en', visitorId: 'v' } as const) : null) };
  await renewSubscription({ registration }, event as PushSubscriptionChangeEvent, note);
  return { subscribe, bodies: fetch.mock.calls.map(([, { body }]) => JSON.parse(body) as unknown) };
}

describe('a subscription that the browser replaces', () => {
  it('is told to the portal', async () => {
    const { subscribe, bodies } = await renew({
      oldSubscription: old,
      newSubscription: made,
    });
    expect(bodies).toEqual([{ subscription: made, visitorId: 'v' }]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('is made anew with the same key where the browser only ended it', async () => {
    const { subscribe, bodies } = await renew({ oldSubscription: old });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
    expect(bodies).toEqual([{ subscription: made, visitorId: 'v' }]);
  });

  it('is left to the app’s next start where nothing is known of it', async () => {
    expect((await renew({})).bodies).toEqual([]);
    expect((await renew({ oldSubscription: old }, false)).bodies).toEqual([]);
  });
});
