import { afterEach, expect, it, vi } from 'vitest';
import { createPortal } from '../portal/create-portal.ts';
import { createMemoryTokenStorage } from '../call/token-storage.ts';
import {
  json,
  startOddServer,
  type ArrivedRequest,
  type OddServer,
} from '../testing/odd-server.ts';

const phone = '+79991234567';
const registration = { name: 'Анна', email: 'anna@example.com', isSubscribe: true };

let server: OddServer;
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

/** A portal that answers as section 7 of the specification has it, and nothing more. */
async function startSpecifiedPortal({ knows }: { knows: string[] }): Promise<OddServer> {
  const known = new Set(knows);
  const guest = { id: 7, attributes: { name: 'Анна', role: 'user', phone, approved: true } };
  const bodyOf = (request: ArrivedRequest) =>
    request.body as { data: { phone: string }; token: string };
  return startOddServer((response, request) => {
    const answers: Record<string, () => ReturnType<typeof json>> = {
      '/api/sms-auth/send-code': () => json(200, { success: true }),
      '/api/sms-auth/login': () =>
        known.has(bodyOf(request).data.phone) ? json(200, { guest, token: 'jwt' }) : json(204),
      '/api/sms-auth/register': () => {
        if (known.has(bodyOf(request).data.phone)) return json(200, {});
        known.add(bodyOf(request).data.phone);
        return json(201, { id: guest.id });
      },
      '/api/token/decode': () => json(200, { isExpired: false, accountId: guest.id }),
      '/api/sms-auth/guest': () => json(200, { guest }),
    };
    (answers[request.path]?.() ?? json(404))(response, request);
  });
}

async function openSignIn(options: { knows: string[] }) {
  server = await startSpecifiedPortal(options);
  const token = createMemoryTokenStorage();
  const portal = createPortal({ baseUrl: server.url, token });
  return { portal, token, signIn: portal.phoneSignIn({ codes: 'browser' }) };
}

/** The code in the message that was asked for last. */
function madeCode(): string {
  const { message } = server.requests.at(-1)!.body as { message: string };
  expect(message).toMatch(/^Код для входа в Гостевой Портал: \d{4}$/);
  return message.slice(-4);
}

it('signs a known guest in, and restores the session', async () => {
  const { portal, token, signIn } = await openSignIn({ knows: [phone] });
  expect(await signIn.sendCode(phone)).toEqual({
    kind: 'sent',
    sent: { expiresAt: null, resendInSeconds: 5, digits: 4 },
  });
  expect(await signIn.checkCode(madeCode())).toEqual({ kind: 'signed-in' });
  const account = { id: 7, name: 'Анна', role: 'user', phone, approved: true };
  expect(portal.session.state()).toMatchObject({ status: 'signed-in', account });
  const reloaded = createPortal({ baseUrl: server.url, token });
  expect(await reloaded.session.restore()).toMatchObject({ status: 'signed-in', account });
});

it('registers a new guest as a user, who is then signed in', async () => {
  const { portal, signIn } = await openSignIn({ knows: [] });
  await signIn.sendCode(phone);
  expect(await signIn.checkCode(madeCode())).toEqual({ kind: 'unknown-guest' });
  expect(signIn.begun()).toMatchObject({ phone });
  expect(await signIn.register(registration)).toEqual({ kind: 'registered' });
  expect(portal.session.state()).toMatchObject({ status: 'signed-in', account: { id: 7, phone } });
  expect(server.requests.map(({ path, body }) => [path, body]).slice(2)).toEqual([
    ['/api/sms-auth/register', { data: { phone, role: 'user', ...registration } }],
    ['/api/sms-auth/login', { data: { phone } }],
  ]);
});

it('says that the phone is registered already', async () => {
  const { portal, signIn } = await openSignIn({ knows: [phone] });
  await signIn.sendCode(phone);
  expect(await signIn.register(registration)).toEqual({ kind: 'already-registered' });
  expect(portal.session.state().status).toBe('unknown');
});

it('hands on why no code was sent', async () => {
  server = await startOddServer(json(200, { success: false, error: 'Нет денег на SMS' }));
  const portal = createPortal({ baseUrl: server.url });
  const signIn = portal.phoneSignIn({ codes: 'browser' });
  expect(await signIn.sendCode(phone)).toMatchObject({
    kind: 'refused',
    refusal: { text: 'Нет денег на SMS' },
  });
  expect(signIn.begun()).toBeNull();
});

/** A page's cookies, one of which no script sees. */
function stubPage(hidden: string[] = []): { cookies: Map<string, string> } {
  const cookies = new Map<string, string>();
  const page = {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...rest] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (hidden.includes(name)) return;
      if (rest.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  return { cookies };
}

async function signInByCookie() {
  server = await startSpecifiedPortal({ knows: [phone] });
  const open = () => createPortal({ baseUrl: server.url, token: null });
  const portal = open();
  const signIn = portal.phoneSignIn({ codes: 'browser' });
  await signIn.sendCode(phone);
  expect(await signIn.checkCode(madeCode())).toEqual({ kind: 'signed-in' });
  return { portal, open };
}

it('stores the token in the page’s cookie where there is no token storage, and restores it from there', async () => {
  const { cookies } = stubPage();
  const { portal, open } = await signInByCookie();
  expect([...cookies]).toEqual([['session_token', 'jwt']]);
  expect(await open().session.restore()).toMatchObject({ status: 'signed-in' });
  const decoded = server.requests.find(({ path }) => path === '/api/token/decode');
  expect(decoded?.body).toEqual({ token: 'jwt' });
  portal.session.end();
  expect([...cookies]).toEqual([]);
});

it('leaves a cookie alone that the server has set and no script sees', async () => {
  const { cookies } = stubPage(['session_token']);
  const { open } = await signInByCookie();
  expect([...cookies]).toEqual([]);
  await open().session.restore();
  const decoded = server.requests.find(({ path }) => path === '/api/token/decode');
  expect(decoded?.body).toEqual({});
});
