import { defineEvent } from '@portal/domain/contract';
import { orderPaidStatusChange } from '@portal/domain/orders';
import { sessionRules } from '@portal/domain/sign-in';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';
import { sessionCheckMilliseconds } from './sessions/session-watch.ts';
import { createGuest, createStaff, type LiveAccount } from './test/live-accounts.ts';
import { ordersOf, startLivePortal, untilEventOf, type LiveClient } from './test/live-portal.ts';

const test = await sharedByTests(createTestDatabase());
const portal = await sharedByTests(startLivePortal(test));
afterEach(() => {
  vi.useRealTimers();
});

const cookieOf = ({ sessionId }: LiveAccount) => ({ cookie: `session_token=${sessionId}` });
const byCookie = (account: LiveAccount, headers: Record<string, string> = {}) =>
  portal.connect(null, { extraHeaders: { ...cookieOf(account), ...headers } });

/** Whose events a connection hears, shown by paying an order of this guest. */
async function receives(client: LiveClient, guest: { id: number }): Promise<boolean> {
  const witness = await portal.connect(await createStaff(test, 'admin'));
  await portal.pay(guest.id, 1);
  await untilEventOf(witness, 1);
  // Sent after the event, so it arrives after it.
  await client.resume(Number.MAX_SAFE_INTEGER);
  return ordersOf(client).length > 0;
}

describe('who a connection belongs to', () => {
  it('is told by auth.token', async () => {
    const guest = await createGuest(test);
    expect(await receives(await portal.connect(guest), guest)).toBe(true);
  });

  it('is told by the session cookie, on a page of our own by plain http under any name', async () => {
    const guest = await createGuest(test);
    expect(await receives(await byCookie(guest), guest)).toBe(true);
    for (const origin of [portal.url, 'http://portal.example']) {
      const headers = { host: 'portal.example', origin };
      expect(await receives(await byCookie(guest, headers), guest)).toBe(true);
    }
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is nobody when a page at %o brings the cookie', async (headers) => {
    const guest = await createGuest(test);
    await expect(byCookie(guest, headers)).rejects.toThrow('cross_site');
  });

  it.each(['?EIO=4&transport=polling', '?EIO=4&transport=polling&sid=none'])(
    'carries a request id of its own in every answer by polling (%s)',
    async (query) => {
      const ask = async () => (await fetch(`${portal.url}/socket.io/${query}`)).headers;
      const ids = [(await ask()).get('X-Request-Id'), (await ask()).get('X-Request-Id')];
      expect(ids.join()).toMatch(/^[0-9a-f-]{36},[0-9a-f-]{36}$/);
      expect(ids[0]).not.toBe(ids[1]);
    },
  );

  it('is the same over HTTP polling', async () => {
    const guest = await createGuest(test);
    const client = await portal.connect(guest, { transports: ['polling'] });
    expect(await receives(client, guest)).toBe(true);
  });

  it.each(['guest', 'staff'] as const)('may be hinted at by a %s', async (kind) => {
    const account = kind === 'guest' ? await createGuest(test) : await createStaff(test, 'admin');
    const role = kind === 'guest' ? 'user' : 'admin';
    for (const userId of [account.identity, String(account.id), '']) {
      const client = await portal.connect(account, { query: { visitorId: 'v-1', userId, role } });
      expect(client.socket.connected).toBe(true);
    }
  });

  it('is refused when the hints name somebody else', async () => {
    const [guest, otherGuest] = [await createGuest(test), await createGuest(test)];
    const banquet = await createStaff(test, 'banquet');
    const refused = async (account: LiveAccount, query: Record<string, string>) =>
      expect(portal.connect(account, { query })).rejects.toThrow('identity_mismatch');
    await refused(guest, { userId: otherGuest.identity });
    await refused(guest, { userId: String(otherGuest.id) });
    await refused(guest, { userId: `admin_${guest.id}` });
    await refused(guest, { userId: guest.identity, role: 'admin' });
    await refused(guest, { role: 'guest' });
    await refused(banquet, { userId: banquet.identity, role: 'admin' });
    await refused(banquet, { role: 'user' });
  });

  it('is nobody, who hears nothing personal, with hints alone or a token that is no session', async () => {
    const [guest, admin] = [await createGuest(test), await createStaff(test, 'admin')];
    const strangers = [
      await portal.connect(null, { query: { userId: guest.identity, role: 'user' } }),
      await portal.connect(null, { query: { userId: admin.identity, role: 'admin' } }),
      await portal.connect(null, { auth: { token: 'forged' } }),
      await portal.connect(null, { auth: { token: { toString: 1 } } }),
      await portal.connect(null, { auth: { token: [guest.sessionId] } }),
      await portal.connect(null, { extraHeaders: { cookie: 'session_token=%E0%A4%A' } }),
    ];
    const witness = await portal.connect(guest);
    expect(await receives(witness, guest)).toBe(true);
    for (const stranger of strangers) {
      await stranger.resume(0);
      expect(stranger.received).toEqual([]);
    }
  });

  it('cannot be asked with hints that make no sense', async () => {
    const query = { userId: 'x'.repeat(65) };
    await expect(portal.connect(null, { query })).rejects.toThrow('bad_query');
  });

  it('cannot be told while sessions cannot be read', async () => {
    const broken = await startLivePortal(test, {
      authenticate: () => Promise.reject(new Error('no database')),
    });
    await expect(broken.connect(await createGuest(test))).rejects.toThrow('unavailable');
    await broken.stop();
  });
});

describe('who hears what', () => {
  it('is the guest, on every connection, with admin and moderator; not another guest, not banquet', async () => {
    const [guest, otherGuest] = [await createGuest(test), await createGuest(test)];
    const connect = async (role: 'admin' | 'moderator' | 'banquet') =>
      portal.connect(await createStaff(test, role));
    const hearing = [
      await portal.connect(guest),
      await portal.connect(guest),
      await connect('admin'),
      await connect('moderator'),
    ];
    const deaf = [await portal.connect(otherGuest), await connect('banquet')];
    await portal.pay(guest.id, 1042);
    for (const client of hearing) await untilEventOf(client, 1042);
    for (const client of hearing) {
      expect(client.received).toEqual([
        {
          name: 'orderPaidStatusChange',
          payload: { orderId: 1042, paid_for: 'succeeded', seq: 1 },
        },
      ]);
    }
    for (const client of deaf) {
      await client.resume(0);
      expect(client.received).toEqual([]);
    }
  });

  it('is everybody, without seq, when the portal itself changes', async () => {
    const clients = [
      await portal.connect(null),
      await portal.connect(await createGuest(test)),
      await portal.connect(await createStaff(test, 'banquet')),
    ];
    const updates = defineEvent({
      ...{ name: 'news', summary: '', audience: 'everyone', inStream: false },
      payload: z.object({ title: z.string() }),
    });
    const payload = { title: 'Ведутся технические работы' };
    portal.realtime.broadcast(updates, payload);
    const secret = { orderId: 1, paid_for: 'succeeded' } as const;
    expect(() => portal.realtime.broadcast(orderPaidStatusChange, secret)).toThrow('everyone');
    for (const { received } of clients) {
      await eventually(() => expect(received).toEqual([{ name: 'news', payload }]));
    }
  });
});

describe('the end of a session', () => {
  /** What the server said last and how long it took until the connection was closed. */
  async function lastEventBeforeClose({ socket, received }: LiveClient) {
    await eventually(() => expect(socket.connected).toBe(false));
    return received.at(-1);
  }
  const sessionEndOf = (reason: string) => ({ name: 'sessionEnd', payload: { reason } });

  it('closes the connections of that session at once and leaves the account’s others alone', async () => {
    const guest = await createGuest(test);
    const elsewhere = { ...guest, sessionId: (await createGuest(test)).sessionId };
    await test.prisma.session.update({
      where: { id: elsewhere.sessionId },
      data: { guestId: guest.id },
    });
    const ended = [await portal.connect(guest), await portal.connect(guest)];
    const other = await portal.connect(elsewhere);
    portal.realtime.endSession(guest.sessionId, 'logout');
    for (const client of ended) {
      expect(await lastEventBeforeClose(client)).toEqual(sessionEndOf('logout'));
    }
    expect(await other.resume(0)).toEqual({ events: [], seq: 0 });
  });

  it('closes every connection of an account at once', async () => {
    const admin = await createStaff(test, 'admin');
    const client = await portal.connect(admin);
    portal.realtime.endAccount(admin.identity, 'revoked');
    // The database knows of no end: no later look would close it.
    expect(await lastEventBeforeClose(client)).toEqual(sessionEndOf('revoked'));
  });

  it('comes within 5 s where only the database knows', async () => {
    const { guest, staff, session } = test.prisma;
    const now = new Date();
    const id = ({ id }: LiveAccount) => ({ where: { id: String(id) } });
    const ofSession = ({ sessionId }: LiveAccount) => ({ where: { id: sessionId } });
    const changes: [string, LiveAccount, (account: LiveAccount) => PromiseLike<unknown>][] = [
      [
        'role_changed',
        await createStaff(test, 'admin'),
        (admin) => staff.update({ ...id(admin), data: { role: 'banquet' } }),
      ],
      [
        'revoked',
        await createStaff(test, 'admin'),
        (admin) => staff.update({ ...id(admin), data: { disabled: true } }),
      ],
      [
        'revoked',
        await createGuest(test),
        (one) => guest.update({ where: { id: Number(one.id) }, data: { approved: false } }),
      ],
      [
        'revoked',
        await createGuest(test),
        (one) => session.update({ ...ofSession(one), data: { revokedAt: now } }),
      ],
      [
        'logout',
        await createGuest(test),
        (one) =>
          session.update({ ...ofSession(one), data: { revokedAt: now, endReason: 'logout' } }),
      ],
      ['revoked', await createGuest(test), (one) => session.delete(ofSession(one))],
      [
        'expired',
        await createGuest(test),
        (one) => session.update({ ...ofSession(one), data: { expiresAt: now } }),
      ],
      [
        'expired',
        await createGuest(test),
        (one) => session.update({ ...ofSession(one), data: { absoluteExpiresAt: now } }),
      ],
    ];
    const untouched = [
      await portal.connect(await createGuest(test)),
      await portal.connect(await createStaff(test, 'moderator')),
      await portal.connect(null),
    ];
    const closings = changes.map(async ([reason, account, change]) => {
      const client = await portal.connect(account);
      await change(account);
      expect(await lastEventBeforeClose(client)).toEqual(sessionEndOf(reason));
    });
    await Promise.all(closings);
    // Until the next look, and two seconds for it.
    expect(sessionCheckMilliseconds + 2_000).toBe(sessionRules.checkedWithinSeconds * 1_000);
    for (const { socket } of untouched) expect(socket.connected).toBe(true);
  });

  it('is looked for in one query, however many are connected', async () => {
    for (let count = 0; count < 5; count += 1) await portal.connect(await createGuest(test));
    const queries = vi.spyOn(test.prisma, '$queryRawUnsafe');
    const checks = () => queries.mock.calls.filter(([sql]) => sql.includes('FROM session'));
    await eventually(() => expect(checks()).toHaveLength(1));
    expect((checks()[0]![1] as string[]).length).toBeGreaterThanOrEqual(5);
  });
});

describe('the server', () => {
  it('drops its connections when it closes, so that clients come back by themselves', async () => {
    const closing = await startLivePortal(test);
    const client = await closing.connect(await createGuest(test));
    const closed = new Promise((resolve) => client.socket.once('disconnect', resolve));
    await closing.realtime.close();
    expect(await closed).toMatch(/^transport (close|error)$/);
    await closing.dispatcher.stop();
  });
});
