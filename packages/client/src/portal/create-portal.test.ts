import { getStore } from '@portal/domain/catalogue';
import { getRooms } from '@portal/domain/rooms';
import { sendCode } from '@portal/domain/sign-in';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SignedOutError } from '../call/call-errors.ts';
import { createMemoryTokenStorage } from '../call/token-storage.ts';
import { guestOf } from '../testing/accounts.ts';
import {
  cut,
  json,
  refusal,
  startOddServer,
  type OddAnswer,
  type OddServer,
} from '../testing/odd-server.ts';
import { createPortal, type PortalOptions } from './create-portal.ts';

let server: OddServer;
afterEach(() => server.stop());

async function openPortal(answers: OddAnswer[], options: Partial<PortalOptions> = {}) {
  server = await startOddServer(...answers);
  const token = createMemoryTokenStorage();
  const portal = createPortal({ baseUrl: server.url, token, ...options });
  const listener = vi.fn();
  portal.session.subscribe(listener);
  return { portal, token, listener };
}

describe('a portal', () => {
  it('sends nothing until something is asked for', async () => {
    const { portal } = await openPortal([]);
    portal.phoneSignIn();
    expect(portal.live.status()).toBe('off');
    expect(portal.session.state()).toEqual({ status: 'unknown' });
    expect(server.requests).toEqual([]);
  });

  it('hears Russian unless told otherwise', async () => {
    const { portal } = await openPortal([refusal(404, 'NOT_FOUND')]);
    await portal.stores.get({ id: 1 }).catch(() => undefined);
    expect(server.requests[0]?.headers['accept-language']).toBe('ru');
  });
});

describe('a portal outside of a browser', () => {
  it('keeps its session in memory where nothing else is said', async () => {
    server = await startOddServer(json(200, { rooms: { data: [] } }));
    const portal = createPortal({ baseUrl: server.url });
    portal.session.begin(guestOf(7), 'jwt');
    await portal.rooms.list();
    expect(server.requests[0]?.headers.authorization).toBe('Bearer jwt');
  });
});

describe('the live connection of a portal', () => {
  it('stands below the path of the portal', async () => {
    server = await startOddServer(cut);
    const portal = createPortal({
      baseUrl: `${server.url}/hotel`,
      socket: { transports: ['polling'] },
    });
    onTestFinished(() => portal.live.disconnect());
    portal.live.connect();
    await vi.waitFor(() => expect(server.requests[0]?.path).toMatch(/^\/hotel\/socket\.io\/\?/));
  });

  it('says in its hints that nobody is signed in where that is known, and nothing before', async () => {
    const { portal } = await openPortal([cut], { socket: { transports: ['polling'] } });
    onTestFinished(() => portal.live.disconnect());
    const hinted = () =>
      server.requests.map(({ path }) => new URL(path, server.url).searchParams.get('role'));
    portal.live.connect();
    await vi.waitFor(() => expect(hinted()).toEqual([null]));
    await portal.session.restore();
    await vi.waitFor(() => expect(hinted()).toContain('nobody'));
    expect(portal.session.state()).toEqual({ status: 'signed-out' });
  });
});

describe('a call before which staff say again who they are', () => {
  const reauthenticationRequired = refusal(403, 'REAUTHENTICATION_REQUIRED');
  const rooms = json(200, { rooms: { data: [] } });

  it('is made once more when they have', async () => {
    const onReauthentication = vi.fn(async () => true);
    const { portal } = await openPortal([reauthenticationRequired, rooms], { onReauthentication });
    expect((await portal.call(getRooms, {})).status).toBe(200);
    expect(onReauthentication).toHaveBeenCalledOnce();
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['when they have not', async () => false, 1],
    ['where nobody asks them', undefined, 1],
    ['when that was not enough', async () => true, 2],
  ])('is refused %s', async (_, onReauthentication, requests) => {
    const { portal } = await openPortal(
      [reauthenticationRequired, reauthenticationRequired, rooms],
      {
        ...(onReauthentication && { onReauthentication }),
      },
    );
    await expect(portal.call(getRooms, {})).rejects.toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    });
    expect(server.requests).toHaveLength(requests);
  });
});

describe('a session that is over', () => {
  it.each(['SESSION_EXPIRED', 'UNAUTHENTICATED'])(
    'is forgotten, and told once, when calls are refused with %s',
    async (code) => {
      const { portal, token, listener } = await openPortal([refusal(401, code)]);
      portal.session.begin(guestOf(7), 'jwt');
      listener.mockClear();
      const calls = await Promise.allSettled([
        portal.call(getRooms, {}),
        portal.call(getRooms, {}),
      ]);
      expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(listener.mock.calls).toEqual([[{ status: 'signed-out' }]]);
      expect(token.read()).toBeNull();
    },
  );

  it('does not take with it one that has begun since', async () => {
    const { portal, token } = await openPortal([
      (response, request) => {
        portal.session.begin(guestOf(8), 'new');
        refusal(401, 'SESSION_EXPIRED')(response, request);
      },
    ]);
    portal.session.begin(guestOf(7), 'old');
    await expect(portal.call(getRooms, {})).rejects.toThrow(SignedOutError);
    expect(portal.session.state()).toMatchObject({ account: { id: 8 } });
    expect(token.read()).toBe('new');
  });

  it('is not made up where nobody was signed in', async () => {
    const { portal, listener } = await openPortal([refusal(401, 'UNAUTHENTICATED')]);
    await expect(portal.call(getRooms, {})).rejects.toThrow(SignedOutError);
    expect(portal.session.state()).toEqual({ status: 'unknown' });
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    ['another refusal', refusal(403, 'FORBIDDEN')],
    ['a 401 about a code', refusal(401, 'CODE_REQUIRED')],
  ])('is not concluded from %s', async (_, answer) => {
    const { portal } = await openPortal([answer]);
    portal.session.begin(guestOf(7), 'jwt');
    await expect(portal.call(getRooms, {})).rejects.toThrow();
    expect(portal.session.state().status).toBe('signed-in');
  });
});

describe('every call', () => {
  it('is told to whoever asked, without anything that was said in it', async () => {
    const { portal } = await openPortal([
      json(200, { success: true, data: {} }, { 'X-Request-Id': 'r-1' }),
      refusal(404, 'NOT_FOUND', {}, { 'X-Request-Id': 'r-2' }),
      json(200, { rooms: { data: [] } }),
    ]);
    const onCall = vi.fn();
    const stop = portal.onCall(onCall);
    const phoneNumber = '+79991234567';
    await portal.call(sendCode, { body: { phoneNumber } }).catch(() => undefined);
    await portal.stores.get({ id: 7 }).catch(() => undefined);
    stop();
    await portal.call(getRooms, {});
    const milliseconds: unknown = expect.any(Number);
    expect(onCall.mock.calls.flat()).toEqual([
      { method: 'POST', path: sendCode.path, status: 200, milliseconds, requestId: 'r-1' },
      { method: 'GET', path: getStore.path, status: 404, milliseconds, requestId: 'r-2' },
    ]);
  });

  it('is told also when no answer came', async () => {
    const { portal } = await openPortal([cut]);
    const onCall = vi.fn();
    portal.onCall(onCall);
    const body = { phoneNumber: '+79991234567' };
    await portal.call(sendCode, { body }).catch(() => undefined);
    expect(onCall).toHaveBeenCalledWith(
      expect.objectContaining({ path: sendCode.path, status: null, requestId: null }),
    );
  });
});

describe('maintenance', () => {
  it('is told to whoever asked, and to the caller', async () => {
    const onDisabled = vi.fn();
    const { portal } = await openPortal([refusal(503, 'PORTAL_DISABLED')], { onDisabled });
    await expect(portal.stores.list()).rejects.toMatchObject({ code: 'PORTAL_DISABLED' });
    expect(onDisabled).toHaveBeenCalledTimes(1);
  });
});
