import {
  createMemoryTokenStorage,
  createPortal,
  createStaffPortal,
  type Portal,
} from '@portal/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { createTestPortal, type TestGuest } from '../portal.ts';
import { openBrowser, type Browser } from './browser.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const browsers: Browser[] = [];

const portal = await sharedByTests(createTestPortal());
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.close();
});

function browser(): Browser {
  const opened = openBrowser(portal.url);
  browsers.push(opened);
  return opened;
}

/** Signs a member of staff in, in a tab. */
async function signInStaff(tab: Portal, role = 'moderator'): Promise<void> {
  expect(await createStaffPortal(tab).signIn(role, 'only-for-tests')).toBe(true);
}

/** Another client with the same token. */
function twinOf({ token }: TestGuest): Portal {
  const store = createMemoryTokenStorage();
  store.write(token);
  return createPortal({ baseUrl: portal.url, token: store });
}

function statusesOf(client: Portal): string[] {
  const statuses: string[] = [];
  client.session.subscribe(({ status }) => statuses.push(status));
  return statuses;
}

describe('a session with a token', () => {
  it('is found again by who has the token', async () => {
    const guest = await portal.guest('Олег');
    const twin = twinOf(guest);
    expect(await twin.session.restore()).toMatchObject({
      status: 'signed-in',
      account: { id: guest.id, name: 'Олег', phone: guest.phone, role: 'user' },
    });
  });

  it('is over for both when one of them signs out, and each is told once', async () => {
    const guest = await portal.guest();
    const statuses = statusesOf(guest.client);
    const twin = twinOf(guest);
    await twin.session.restore();
    await twin.session.signOut();
    expect(twin.session.state().status).toBe('signed-out');

    const calls = await Promise.allSettled([
      guest.client.orders.list(),
      guest.client.orders.list(),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(statuses).toEqual(['signed-out']);
    expect(await guest.client.session.restore()).toEqual({ status: 'signed-out' });
    expect(await twinOf(guest).session.restore()).toEqual({ status: 'signed-out' });
  });

  it('that the server ends is over at once where the live connection is', async () => {
    const guest = await portal.guest();
    const statuses = statusesOf(guest.client);
    guest.client.live.connect();
    await eventually(() => expect(guest.client.live.status()).toBe('live'));
    await twinOf(guest).session.signOut();
    await eventually(() => expect(statuses).toEqual(['signed-out']));
    await eventually(() => expect(guest.client.live.status()).toBe('live'));
    expect(statuses).toEqual(['signed-out']);
  });
});

describe('a session in a cookie', () => {
  it('is found again by a tab that knows nothing of it', async () => {
    const chromium = browser();
    await signInStaff(chromium.openTab());
    expect(chromium.cookies.has('session_token')).toBe(true);
    expect(await chromium.openTab().session.restore()).toMatchObject({
      status: 'signed-in',
      account: { id: 'moderator', role: 'moderator' },
    });
  });

  it('is not found where nobody signed in', async () => {
    const tab = browser().openTab();
    expect(await tab.session.restore()).toEqual({ status: 'signed-out' });
  });

  it('is gone, cookie and all, after signing out', async () => {
    const chromium = browser();
    const tab = chromium.openTab();
    await signInStaff(tab);
    await tab.session.signOut();
    expect(tab.session.state()).toEqual({ status: 'signed-out' });
    expect(chromium.cookies.has('session_token')).toBe(false);
    await expect(createStaffPortal(tab).orders.list()).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('that another tab ended is over here with the next call', async () => {
    const chromium = browser();
    const [here, there] = [chromium.openTab(), chromium.openTab()];
    await signInStaff(here);
    await there.session.restore();
    await there.session.signOut();
    const statuses = statusesOf(here);
    await expect(createStaffPortal(here).orders.list()).rejects.toMatchObject({
      name: 'SignedOutError',
    });
    expect(statuses).toEqual(['signed-out']);
  });

  it('that another tab replaced becomes the other one here', async () => {
    const chromium = browser();
    const [here, there] = [chromium.openTab(), chromium.openTab()];
    await signInStaff(here, 'moderator');
    here.live.connect();
    await eventually(() => expect(here.live.status()).toBe('live'));
    await signInStaff(there, 'admin');
    await eventually(() =>
      expect(here.session.state()).toMatchObject({ account: { id: 'admin' } }),
    );
    await eventually(() => expect(here.live.status()).toBe('live'));
  });

  it('that another tab began is taken over by a tab that connects without one', async () => {
    const chromium = browser();
    const [here, there] = [chromium.openTab(), chromium.openTab()];
    await here.session.restore();
    await signInStaff(there, 'moderator');
    here.live.connect();
    await eventually(() =>
      expect(here.session.state()).toMatchObject({ account: { id: 'moderator' } }),
    );
    await eventually(() => expect(here.live.status()).toBe('live'));
  });

  it('that another tab replaced is noticed when the live connection comes back', async () => {
    const chromium = browser();
    const [here, there] = [chromium.openTab(), chromium.openTab()];
    await signInStaff(here, 'moderator');
    await signInStaff(there, 'admin');
    here.live.connect();
    await eventually(() =>
      expect(here.session.state()).toMatchObject({ account: { id: 'admin' } }),
    );
  });
});

describe('staff sign-in', () => {
  it('tells a wrong password from too many of them', async () => {
    const tab = browser().openTab();
    const { session } = tab;
    const { signIn } = createStaffPortal(tab);
    const listener = vi.fn();
    session.subscribe(listener);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await signIn('banquet', 'wrong')).toBe(false);
    }
    await expect(signIn('banquet', 'only-for-tests')).rejects.toMatchObject({
      name: 'TooManyRequestsError',
      code: 'TOO_MANY_PASSWORDS',
      retryAfterSeconds: expect.any(Number),
    });
    expect(listener).not.toHaveBeenCalled();
  });
});
