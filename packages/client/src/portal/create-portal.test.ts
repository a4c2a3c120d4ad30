import { getRooms } from '@portal/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignedOutError } from '../call/call-errors.ts';
import { createMemoryTokenStore } from '../session/token-store.ts';
import { guestOf } from '../testing/accounts.ts';
import { refusal, startOddServer, type OddAnswer, type OddServer } from '../testing/odd-server.ts';
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
