import { afterEach, describe, expect, it, vi } from 'vitest';
import { TooManyRequestsError, UnreachableError } from '../call/call-errors.ts';
import { createCaller } from '../call/caller.ts';
import { guestOf, staffOf } from '../testing/accounts.ts';
import {
  cut,
  json,
  refusal,
  startOddServer,
  type OddAnswer,
  type OddServer,
} from '../testing/odd-server.ts';
import { createStaffSignIn } from '../staff/staff-sign-in.ts';
import { createSession } from './session.ts';
import { createMemoryTokenStorage } from '../call/token-storage.ts';

let server: OddServer;
afterEach(() => server.stop());

/** A session of a client without cookies, and everything its listener was told. */
async function openSession(storedToken: string | null, ...answers: OddAnswer[]) {
  server = await startOddServer(...answers);
  const token = createMemoryTokenStorage();
  if (storedToken !== null) token.write(storedToken);
  const call = createCaller({ baseUrl: server.url, locale: () => 'ru', token });
  const session = createSession(call, token);
  const listener = vi.fn();
  session.subscribe(listener);
  return { session, token, listener, signIn: createStaffSignIn(call, session) };
}

const decoded = (accountId: number | string | null) =>
  json(200, { isExpired: accountId === null, accountId });

describe('restoring', () => {
  it('finds the guest whose token it is', async () => {
    const { session, listener } = await openSession(
      'jwt',
      decoded(7),
      json(200, { guest: guestOf(7) }),
    );
    expect(session.state()).toEqual({ status: 'unknown' });
    const state = await session.restore();
    expect(state).toMatchObject({
      status: 'signed-in',
      account: { id: 7, name: 'Анна Лебедева', role: 'user' },
    });
    expect(session.state()).toBe(state);
    expect(session.serverSnapshot()).toEqual({ status: 'unknown' });
    expect(listener.mock.calls).toEqual([[state]]);
    expect(server.requests[0]?.body).toEqual({ token: 'jwt' });
  });

  it('finds the member of staff whose token it is', async () => {
    const { session } = await openSession(
      'jwt',
      decoded('admin'),
      json(200, { guest: staffOf('admin') }),
    );
    expect(await session.restore()).toMatchObject({ account: { id: 'admin', role: 'admin' } });
    expect(server.requests[1]).toMatchObject({
      path: '/api/admin/sms-auth/guest',
      body: { data: { id: 'admin' } },
    });
  });

  it('asks nobody without a token', async () => {
    const { session, listener } = await openSession(null);
    expect(await session.restore()).toEqual({ status: 'signed-out' });
    expect(server.requests).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('leaves whose session it is to the cookie where there is one', async () => {
    server = await startOddServer(decoded(7), json(200, { guest: guestOf(7) }));
    const call = createCaller({ baseUrl: server.url, locale: () => 'ru', token: null });
    const session = createSession(call, null);
    expect((await session.restore()).status).toBe('signed-in');
    expect(server.requests[0]?.body).toEqual({});
  });

  it('forgets a token that is good no more', async () => {
    const { session, token } = await openSession('jwt', decoded(null));
    expect(await session.restore()).toEqual({ status: 'signed-out' });
    expect(token.read()).toBeNull();
  });

  it.each([
    ['ends', refusal(401, 'SESSION_EXPIRED')],
    ['becomes another’s', refusal(403, 'FORBIDDEN')],
  ])('finds nobody when the session %s in between', async (_, answer) => {
    const { session } = await openSession('jwt', decoded(7), answer);
    expect(await session.restore()).toEqual({ status: 'signed-out' });
  });

  it('changes nothing when there is no answer', async () => {
    const { session, token, listener } = await openSession('jwt', cut);
    await expect(session.restore()).rejects.toThrow(UnreachableError);
    expect(session.state()).toEqual({ status: 'unknown' });
    expect(token.read()).toBe('jwt');
    expect(listener).not.toHaveBeenCalled();
  });

  it('is asked once, however many want to know', async () => {
    const { session } = await openSession('jwt', decoded(7), json(200, { guest: guestOf(7) }));
    const states = await Promise.all([session.restore(), session.restore()]);
    expect(states[0]).toMatchObject({ account: { id: 7 } });
    expect(states[1]).toBe(states[0]);
    expect(server.requests).toHaveLength(2);
  });

  it('is asked again when there was no answer', async () => {
    const { session } = await openSession('jwt', cut, decoded(7), json(200, { guest: guestOf(7) }));
    await expect(session.restore()).rejects.toThrow(UnreachableError);
    expect(await session.restore()).toMatchObject({ account: { id: 7 } });
  });

  it('counts less than a session that has begun meanwhile', async () => {
    const { session, token } = await openSession('old', (response, request) => {
      session.begin(guestOf(8), 'new');
      decoded(null)(response, request);
    });
    expect(await session.restore()).toMatchObject({ account: { id: 8 } });
    expect(token.read()).toBe('new');
  });

  it('tells signed-out once, however often it is found', async () => {
    const { session, listener } = await openSession(null);
    await session.restore();
    session.end();
    await session.restore();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a changed account', () => {
  it('is told to whoever listens, and only of the one who is signed in', async () => {
    const { session, listener } = await openSession(null);
    session.begin(guestOf(7), 'jwt');
    const changed = guestOf(7);
    session.renew({ ...changed, attributes: { ...changed.attributes, name: 'Другое имя' } });
    expect(listener).toHaveBeenLastCalledWith({
      status: 'signed-in',
      account: expect.objectContaining({ id: 7, name: 'Другое имя' }) as unknown,
    });
    session.renew(guestOf(8));
    expect(session.state()).toMatchObject({ account: { id: 7, name: 'Другое имя' } });
    session.end();
    session.renew(guestOf(7));
    expect(session.state().status).toBe('signed-out');
  });
});

describe('a listener', () => {
  it('hears of nothing after it stopped', async () => {
    const { session } = await openSession(null);
    const listener = vi.fn();
    session.subscribe(listener)();
    session.begin(guestOf(7), 'jwt');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('staff sign-in', () => {
  it('begins a session', async () => {
    const { session, token, signIn } = await openSession(
      null,
      json(200, { guest: staffOf('admin'), token: 'jwt' }),
    );
    expect(await signIn('admin', 'secret')).toBe(true);
    expect(session.state()).toMatchObject({ status: 'signed-in', account: { id: 'admin' } });
    expect(token.read()).toBe('jwt');
    expect(server.requests[0]?.body).toEqual({ data: { id: 'admin', password: 'secret' } });
  });

  it('tells a wrong password from too many tries', async () => {
    const { session, signIn } = await openSession(
      null,
      json(204),
      refusal(429, 'TOO_MANY_PASSWORDS', { retryAfterSeconds: 900 }),
    );
    expect(await signIn('admin', 'wrong')).toBe(false);
    const error = await signIn('admin', 'wrong').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TooManyRequestsError);
    expect(error).toMatchObject({ code: 'TOO_MANY_PASSWORDS', retryAfterSeconds: 900 });
    expect(session.state().status).toBe('unknown');
  });
});

describe('signing out', () => {
  it('ends the session on the server and here', async () => {
    const { session, token, listener } = await openSession(null, json(204));
    session.begin(guestOf(7), 'jwt');
    await session.signOut();
    expect(server.requests[0]).toMatchObject({
      path: '/api/auth/logout',
      headers: { authorization: 'Bearer jwt' },
    });
    expect(token.read()).toBeNull();
    expect(listener).toHaveBeenLastCalledWith({ status: 'signed-out' });
  });

  it('is done when the session was over already', async () => {
    const { session } = await openSession(null, refusal(401, 'SESSION_EXPIRED'));
    session.begin(guestOf(7), 'jwt');
    await session.signOut();
    expect(session.state().status).toBe('signed-out');
  });

  it('counts more than a restore under way, also where nobody was known to be there', async () => {
    server = await startOddServer(
      decoded(null),
      (response, request) => {
        void session.signOut().then(() => decoded(7)(response, request));
      },
      json(204),
      json(200, { guest: guestOf(7) }),
    );
    const call = createCaller({ baseUrl: server.url, locale: () => 'ru', token: null });
    const session = createSession(call, null);
    await session.restore();
    expect(await session.restore()).toEqual({ status: 'signed-out' });
    expect(session.state()).toEqual({ status: 'signed-out' });
  });

  it('is not done when the server did not answer', async () => {
    const { session, token } = await openSession(null, cut);
    session.begin(guestOf(7), 'jwt');
    await expect(session.signOut()).rejects.toThrow(UnreachableError);
    expect(session.state().status).toBe('signed-in');
    expect(token.read()).toBe('jwt');
  });
});
