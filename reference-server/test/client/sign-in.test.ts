import { createMemoryTokenStorage, createPortal } from '@portal/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, somePhone, type TestPortal } from '../portal.ts';
import { openBrowser } from './browser.ts';

const registration = { name: 'Анна Лебедева', isSubscribe: false };

/** Another code of the same length. */
function otherThan(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
}

describe('signing in with a code of the server', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await createTestPortal();
  });
  afterAll(() => portal.stop());

  it('leads a new phone to registration', async () => {
    const phone = somePhone();
    const client = portal.client();
    const signIn = client.phoneSignIn();
    const sent = await signIn.sendCode(phone);
    expect(sent).toMatchObject({ kind: 'sent', sent: { digits: 4, resendInSeconds: 5 } });
    expect(await signIn.checkCode(await portal.codeFor(phone))).toEqual({ kind: 'unknown-guest' });
    expect(client.session.state().status).toBe('unknown');
    expect(await signIn.register({ ...registration, email: 'anna@example.com' })).toEqual({
      kind: 'registered',
    });
    expect(client.session.state()).toMatchObject({
      status: 'signed-in',
      account: { phone, name: 'Анна Лебедева', email: 'anna@example.com', role: 'user' },
    });
    expect(await client.orders.list()).toEqual({ orders: [] });
  });

  it('lets a known phone in when the code is right', async () => {
    const phone = somePhone();
    await portal.database.prisma.guest.create({ data: { phone, name: 'Олег' } });
    const tab = openBrowser(portal.url).openTab();
    const signIn = tab.phoneSignIn();
    await signIn.sendCode(phone);
    const code = await portal.codeFor(phone);
    expect(await signIn.checkCode(otherThan(code))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'CODE_WRONG', text: 'неверный код' },
    });
    expect(tab.session.state().status).toBe('unknown');
    expect(await signIn.checkCode(code)).toEqual({ kind: 'signed-in' });
    expect(tab.session.state()).toMatchObject({ account: { phone, name: 'Олег' } });
    expect(await tab.orders.list()).toEqual({ orders: [] });
  });

  it('says when to ask for another code', async () => {
    const phone = somePhone();
    const signIn = portal.client().phoneSignIn();
    await signIn.sendCode(phone);
    const refused = await signIn.sendCode(phone);
    if (refused.kind !== 'refused') throw new Error('The second code was sent at once.');
    expect(refused.refusal.code).toBe('TOO_MANY_REQUESTS');
    expect(refused.refusal.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(refused.refusal.retryAfterSeconds).toBeLessThanOrEqual(5);
    expect(await signIn.checkCode(await portal.codeFor(phone))).toEqual({ kind: 'unknown-guest' });
  });

  it('says when the tries are used up, in the caller’s language', async () => {
    const phone = somePhone();
    const client = createPortal({
      baseUrl: portal.url,
      token: createMemoryTokenStorage(),
      locale: () => 'en',
    });
    const signIn = client.phoneSignIn();
    await signIn.sendCode(phone);
    const wrong = otherThan(await portal.codeFor(phone));
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await signIn.checkCode(wrong)).toMatchObject({ refusal: { text: 'wrong code' } });
    }
    const refused = await signIn.checkCode(wrong);
    if (refused.kind !== 'refused') throw new Error('A fourth try was let through.');
    expect(refused.refusal.code).toBe('TOO_MANY_ATTEMPTS');
    expect(refused.refusal.retryAfterSeconds).toBeGreaterThan(0);
  });

  it.each(['with cookies', 'without cookies'])(
    'goes on with registration after the page was reloaded, %s',
    async (kind) => {
      const phone = somePhone();
      const browser = openBrowser(portal.url);
      const open = () => (kind === 'with cookies' ? browser.openTab() : portal.client());
      const before = open().phoneSignIn();
      await before.sendCode(phone);
      expect(await before.checkCode(await portal.codeFor(phone))).toEqual({
        kind: 'unknown-guest',
      });

      const begun = kind === 'with cookies' ? { phone } : before.begun();
      const client = open();
      const after = client.phoneSignIn({ begun });
      expect(await after.register(registration)).toEqual({ kind: 'registered' });
      expect(client.session.state()).toMatchObject({ account: { phone } });
      expect(await before.register(registration)).toEqual({ kind: 'already-registered' });
    },
  );

  it('goes on with registration after fields were wrong', async () => {
    const phone = somePhone();
    const signIn = portal.client().phoneSignIn();
    await signIn.sendCode(phone);
    await signIn.checkCode(await portal.codeFor(phone));
    await expect(signIn.register({ ...registration, name: ' ' })).rejects.toMatchObject({
      name: 'InvalidError',
      details: [{ path: 'data.name' }],
    });
    expect(await signIn.register(registration)).toEqual({ kind: 'registered' });
  });

  it('does not register a phone that nobody proved', async () => {
    const signIn = portal.client().phoneSignIn({ begun: { phone: somePhone() } });
    expect(await signIn.register(registration)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'CODE_REQUIRED' },
    });
  });
});
