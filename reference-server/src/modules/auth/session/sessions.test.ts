import { createSecretKey, randomUUID } from 'node:crypto';
import { defaultPortalSettings } from '@portal/domain/portal';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  publicOrigin,
  secrets,
  useSignInHouse,
  type SignInServer,
} from '../../../../test/fixtures/sign-in/sign-in.ts';
import { readEnvironment } from '../../../config/environment.ts';
import { createLog } from '../../../log.ts';
import { authSettings } from '../auth-settings.ts';
import { createSessionTokens } from './session-token.ts';
import { createSessions } from './sessions.ts';

const house = useSignInHouse();
const phone = '+79161234567';
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

async function isAlive(server: SignInServer, token: string): Promise<boolean> {
  return (await server.auth.authenticate(token)) !== null;
}

describe('a token', () => {
  function forge(changes: JWTPayload = {}) {
    const now = Math.floor(Date.now() / 1000);
    return { iss: publicOrigin, aud: 'portal', iat: now, exp: now + 600, ...changes };
  }

  async function sign(payload: JWTPayload, secret = secrets.sessionSecret, alg = 'HS256') {
    return new SignJWT(payload).setProtectedHeader({ alg }).sign(createSecretKey(secret, 'utf8'));
  }

  it('is believed only when it was signed here, in the one way, for this portal', async () => {
    const server = await house.open();
    const { id } = await server.guest(phone);
    const session = await house.prisma.session.findFirstOrThrow();
    const claims = { sub: String(id), sid: session.id };
    const good = forge(claims);
    expect(await isAlive(server, await sign(good))).toBe(true);

    const { exp: _, ...endless } = good;
    const forged = {
      'by another key': await sign(good, 'another secret, as long as the one of the portal'),
      'by nobody': new UnsecuredJWT(good).encode(),
      'in another way': await sign(good, secrets.sessionSecret.repeat(3), 'HS512'),
      'with the right key in another way': await sign(good, secrets.sessionSecret, 'HS384'),
      'for another portal': await sign({ ...good, iss: 'http://elsewhere.test' }),
      'for another use': await sign({ ...good, aud: 'something else' }),
      'without an end': await sign(endless),
      'past its end': await sign({ ...good, exp: good.iat - 1 }),
      'of no session': await sign({ ...good, sid: randomUUID() }),
      'of something that is no session': await sign({ ...good, sid: "' OR true" }),
      'of nothing': 'undefined',
    };
    for (const [how, token] of Object.entries(forged)) {
      expect(await isAlive(server, token), how).toBe(false);
    }
  });

  it('says nothing of the role that is believed', async () => {
    const server = await house.open();
    const { id } = await server.guest(phone);
    const session = await house.prisma.session.findFirstOrThrow();
    const token = await sign(forge({ sub: 'admin', sid: session.id, role: 'admin' }));
    expect(await server.auth.authenticate(token)).toEqual({
      role: 'guest',
      id,
      sessionId: session.id,
    });
  });
});

describe('a session', () => {
  it('is dead within five seconds of being revoked anywhere', async () => {
    const server = await house.open();
    const other = await house.open();
    const { token, visitor } = await server.guest(phone);
    expect(await isAlive(other, token)).toBe(true);

    const out = await visitor.post('/api/auth/logout', {});
    expect(out.status).toBe(204);
    expect(visitor.cookies.has('session_token')).toBe(false);
    expect(out.headers.get('Clear-Site-Data')).toBe('"cache"');

    expect(await isAlive(server, token)).toBe(false);
    expect(server.endedSessions).toEqual([
      { sessionId: expect.any(String) as unknown, reason: 'logout' },
    ]);
    house.pass(5);
    expect(await isAlive(other, token)).toBe(false);
  });

  it('is not read more than once in five seconds', async () => {
    const server = await house.open();
    const { token } = await server.guest(phone);
    expect(await isAlive(server, token)).toBe(true);
    await house.prisma.session.deleteMany();
    house.pass(4);
    expect(await isAlive(server, token)).toBe(true);
    house.pass(1);
    expect(await isAlive(server, token)).toBe(false);
  });

  it('is dead within five seconds when its account is closed', async () => {
    const server = await house.open();
    const { token } = await server.guest(phone);
    const { token: staffToken } = await server.staff();
    expect([await isAlive(server, token), await isAlive(server, staffToken)]).toEqual([true, true]);
    await house.prisma.guest.updateMany({ data: { approved: false } });
    await house.prisma.staff.updateMany({ data: { disabled: true } });
    house.pass(5);
    expect([await isAlive(server, token), await isAlive(server, staffToken)]).toEqual([
      false,
      false,
    ]);
  });

  it('has the role that its account has now', async () => {
    const server = await house.open();
    const { token } = await server.staff();
    expect(await server.auth.authenticate(token)).toMatchObject({ role: 'moderator' });
    await house.prisma.staff.updateMany({ data: { role: 'banquet' } });
    house.pass(5);
    expect(await server.auth.authenticate(token)).toMatchObject({ role: 'banquet' });
  });

  it('ends with all others of its account, and with nobody else’s', async () => {
    const server = await house.open();
    const { visitor, token, id } = await server.guest(phone);
    const other = await server.guest('+79037654321');
    const { token: staffToken } = await server.staff(String(id));
    const elsewhere = server.visitor();
    await elsewhere.sendCode(phone);
    const { body } = await elsewhere.login(phone, await server.codeFor(phone));

    await server.auth.sessions.revokeAccount(`user_${id}`, 'role_changed');

    expect(await isAlive(server, token)).toBe(false);
    expect(await isAlive(server, body.token)).toBe(false);
    expect(await isAlive(server, other.token)).toBe(true);
    expect(await isAlive(server, staffToken)).toBe(true);
    expect(server.endedSessions.map(({ reason }) => reason)).toEqual([
      'role_changed',
      'role_changed',
    ]);
    expect((await visitor.post('/api/sms-auth/guest', { data: { id } })).status).toBe(401);
    await server.auth.sessions.revokeAccount(`admin_${id}`, 'revoked');
    expect(await isAlive(server, staffToken)).toBe(false);
  });

  it('of a guest ends after thirty idle days, and after ninety in any case', async () => {
    const server = await house.open();
    const idle = await server.guest(phone);
    const busy = await server.guest('+79037654321');
    for (let days = 0; days < 30; days += 10) {
      house.pass(10 * day);
      expect(await isAlive(server, busy.token)).toBe(true);
      await server.auth.stop();
    }
    expect(await isAlive(server, idle.token)).toBe(false);
    for (let days = 30; days < 90; days += 10) {
      expect(await isAlive(server, busy.token)).toBe(true);
      await server.auth.stop();
      house.pass(10 * day);
    }
    expect(await isAlive(server, busy.token)).toBe(false);
    const row = await house.prisma.session.findFirstOrThrow({ where: { guestId: busy.id } });
    expect(row.expiresAt).toEqual(row.absoluteExpiresAt);
  });

  it('of staff ends after twelve hours, used or not', async () => {
    const server = await house.open();
    const { token: idle } = await server.staff();
    const { token: busy } = await server.staff('oleg');
    for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
      expect(await isAlive(server, busy), `after ${minutes} minutes`).toBe(true);
      await server.auth.stop();
      house.pass(10 * minute);
    }
    expect([await isAlive(server, busy), await isAlive(server, idle)]).toEqual([false, false]);
  });

  it('is written once a minute at most while it is used', async () => {
    const server = await house.open();
    const { token } = await server.guest(phone);
    const seen = async () => {
      await isAlive(server, token);
      await server.auth.stop();
      return (await house.prisma.session.findFirstOrThrow()).lastSeenAt.toISOString();
    };
    house.pass(59);
    expect(await seen()).toBe('2026-11-20T09:00:00.000Z');
    house.pass(1);
    expect(await seen()).toBe('2026-11-20T09:01:00.000Z');
    house.pass(59);
    expect(await seen()).toBe('2026-11-20T09:01:00.000Z');
  });

  it('is written by one instance when several see it', async () => {
    const [one, other] = [await house.open(), await house.open()];
    const { token } = await one.guest(phone);
    house.pass(58);
    await isAlive(one, token);
    await isAlive(other, token);
    house.pass(2);
    await isAlive(one, token);
    await one.auth.stop();
    house.pass(1);
    await isAlive(other, token);
    await other.auth.stop();
    expect(await house.prisma.session.findFirstOrThrow()).toMatchObject({
      lastSeenAt: new Date('2026-11-20T09:01:00Z'),
    });
  });
});

describe('looking at a session', () => {
  it('costs a query in five seconds, and one more in a minute', async () => {
    const server = await house.open();
    const { token } = await server.guest(phone);
    let queries = 0;
    const sessions = createSessions({
      database: {
        $queryRawUnsafe: <T>(sql: string, ...values: unknown[]) => {
          queries += 1;
          return house.prisma.$queryRawUnsafe<T>(sql, ...values);
        },
      },
      tokens: createSessionTokens(secrets, publicOrigin),
      settings: authSettings(readEnvironment({}), () => defaultPortalSettings),
      onSessionEnded: () => undefined,
      log: createLog('silent'),
    });
    async function queriesOf(looks: number): Promise<number> {
      queries = 0;
      await Promise.all(Array.from({ length: looks }, () => sessions.authenticate(token)));
      await sessions.settle();
      return queries;
    }
    expect(await queriesOf(20)).toBe(1);
    house.pass(4);
    expect(await queriesOf(20)).toBe(0);
    house.pass(56);
    expect(await queriesOf(20)).toBe(2);
    expect(await queriesOf(20)).toBe(0);
  });
});
