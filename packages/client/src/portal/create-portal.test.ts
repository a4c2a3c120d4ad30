import { getRooms } from '@portal/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignedOutError } from '../call/call-errors.ts';
import { createMemoryTokenStore } from '../session/token-store.ts';
import { guestOf } from '../testing/accounts.ts';
import {
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
  const token = createMemoryTokenStore();
  const portal = createPortal({ baseUrl: server.url, token, ...options });
  const told = vi.fn();
  portal.session.subscribe(told);
  return { portal, token, told };
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
    await portal.catalogue.store(1).catch(() => undefined);
    expect(server.requests[0]?.headers['accept-language']).toBe('ru');
  });
});

describe('a call before which staff say again who they are', () => {
  const asked = refusal(403, 'REAUTHENTICATION_REQUIRED');
  const rooms = json(200, { rooms: { data: [] } });

  it('is made once more when they have', async () => {
    const onReauthentication = vi.fn(async () => true);
    const { portal } = await openPortal([asked, rooms], { onReauthentication });
    expect((await portal.call(getRooms, {})).status).toBe(200);
    expect(onReauthentication).toHaveBeenCalledOnce();
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['when they have not', async () => false, 1],
    ['where nobody asks them', undefined, 1],
    ['when that was not enough', async () => true, 2],
  ])('is refused %s', async (_, onReauthentication, requests) => {
    const { portal } = await openPortal([asked, asked, rooms], {
      ...(onReauthentication && { onReauthentication }),
    });
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
      const { portal, token, told } = await openPortal([refusal(401, code)]);
      portal.session.begin(guestOf(7), 'jwt');
      told.mockClear();
      const calls = await Promise.allSettled([
        portal.call(getRooms, {}),
        portal.call(getRooms, {}),
      ]);
      expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(told.mock.calls).toEqual([[{ status: 'signed-out' }]]);
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
    const { portal, told } = await openPortal([refusal(401, 'UNAUTHENTICATED')]);
    await expect(portal.call(getRooms, {})).rejects.toThrow(SignedOutError);
    expect(portal.session.state()).toEqual({ status: 'unknown' });
    expect(told).not.toHaveBeenCalled();
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

describe('maintenance', () => {
  it('is told to whoever asked, and to the caller', async () => {
    const onDisabled = vi.fn();
    const { portal } = await openPortal([refusal(503, 'PORTAL_DISABLED')], { onDisabled });
    await expect(portal.catalogue.stores()).rejects.toMatchObject({ code: 'PORTAL_DISABLED' });
    expect(onDisabled).toHaveBeenCalledTimes(1);
  });
});
