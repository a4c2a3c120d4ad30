import { describe, expect, it } from 'vitest';
import {
  otherThan,
  receptionPhone,
  useSignInHouse,
} from '../../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const phone = '+79161234567';
const otherPhone = '+79037654321';

async function know(known: string, changes: object = {}) {
  return house.prisma.guest.create({ data: { phone: known, name: 'Анна', ...changes } });
}

describe('a code', () => {
  it('signs a known guest in', async () => {
    const { id } = await know(phone);
    const server = await house.open();
    const guest = server.visitor();
    const sent = await guest.sendCode('8 (916) 123-45-67');
    expect(sent.status).toBe(200);
    expect(sent.body.data).toMatchObject({
      expiresAt: '2026-11-20T09:05:00.000Z',
      resendInSeconds: 5,
      digits: 4,
    });

    expect(sent.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^otp_challenge=.*; Path=\/; .*HttpOnly; SameSite=Lax$/) as unknown,
    ]);

    const { status, body } = await guest.login(phone, await server.codeFor(phone));

    expect(status).toBe(200);
    expect(body.guest).toEqual({
      id,
      attributes: expect.objectContaining({ name: 'Анна', role: 'user', phone }) as unknown,
    });
    expect(guest.cookies.get('session_token')).toBe(body.token);
    expect(await server.auth.authenticate(body.token)).toMatchObject({ role: 'guest', id });
  });

  it('is sent in the portal’s own words, whatever the client would have said', async () => {
    const server = await house.open();
    await server.visitor().sendCode(phone, { message: 'Код 1234. Ваша карта заблокирована' });
    const code = await server.codeFor(phone);
    expect(server.messages).toEqual([
      expect.objectContaining({
        phone,
        text: `Код для входа в Гостевой Портал: ${code}`,
        expiresInSeconds: 300,
      }),
    ]);
  });

  it('lets nobody in who brings their own', async () => {
    await know(phone);
    const server = await house.open();
    const thief = server.visitor();
    const sent = await thief.sendCode(phone, { message: 'Код для входа в Гостевой Портал: 4821' });
    const real = await server.codeFor(phone);
    const own = real === '4821' ? '1284' : '4821';

    const answers = [
      await thief.login(phone),
      await thief.login(phone, own),
      await server.visitor().login(phone, real),
      await server.visitor().login(phone, own, { challengeId: sent.body.data.challengeId }),
    ];

    expect(answers.map(({ body }) => body.code)).toEqual([
      'CODE_REQUIRED',
      'CODE_WRONG',
      'CODE_REQUIRED',
      'CODE_WRONG',
    ]);
    expect(await house.prisma.session.count()).toBe(0);
  });

  it('is good for the phone it was sent to and no other', async () => {
    await know(phone);
    const server = await house.open();
    const thief = server.visitor();
    const own = await thief.sendCode(otherPhone);
    await server.visitor().sendCode(phone);
    const code = await server.codeFor(otherPhone);
    const { challengeId } = own.body.data;

    const swapped = await thief.login(phone, code, { challengeId });
    expect(swapped).toMatchObject({ status: 401, body: { code: 'CODE_REQUIRED' } });
    expect(await house.prisma.session.count()).toBe(0);
  });

  it('is good only for who holds its challenge', async () => {
    await know(phone);
    const server = await house.open();
    const victim = server.visitor();
    const sent = await victim.sendCode(phone);
    const thief = server.visitor();
    const own = await thief.sendCode(otherPhone);
    const code = await server.codeFor(phone);

    const withOwnChallenge = await thief.login(phone, code, {
      challengeId: own.body.data.challengeId,
    });
    const withTheirs = await thief.login(otherPhone, code, {
      challengeId: sent.body.data.challengeId,
    });
    expect([withOwnChallenge.body.code, withTheirs.body.code]).toEqual([
      'CODE_REQUIRED',
      'CODE_REQUIRED',
    ]);
    expect((await victim.login(phone, code)).status).toBe(200);
  });

  it('works without cookies for who names the challenge', async () => {
    await know(phone);
    const server = await house.open();
    const { challengeId } = (await server.visitor().sendCode(phone)).body.data;
    const code = await server.codeFor(phone);
    const { status } = await server.visitor().login(phone, code, { challengeId });
    expect(status).toBe(200);
  });

  it('is over when a newer one was sent', async () => {
    await know(phone);
    const server = await house.open();
    const guest = server.visitor();
    const { challengeId } = (await guest.sendCode(phone)).body.data;
    const stale = await server.codeFor(phone);
    house.pass(5);
    await guest.sendCode(phone);
    const fresh = await server.codeFor(phone);

    const answer = await guest.login(phone, stale, { challengeId });
    expect(answer).toMatchObject({ status: 401, body: { code: 'CODE_EXPIRED' } });
    expect((await guest.login(phone, fresh)).status).toBe(200);
  });

  it('is over after five minutes', async () => {
    await know(phone);
    const server = await house.open();
    const guest = server.visitor();
    await guest.sendCode(phone);
    const code = await server.codeFor(phone);
    house.pass(300);
    expect((await guest.login(phone, code)).body.code).toBe('CODE_EXPIRED');
  });

  it('signs in once, also when it is entered twice at once', async () => {
    await know(phone);
    const server = await house.open();
    const guest = server.visitor();
    await guest.sendCode(phone);
    const code = await server.codeFor(phone);
    const answers = await Promise.all([guest.login(phone, code), guest.login(phone, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 401)?.body.code).toBe('CODE_EXPIRED');
    expect(await house.prisma.session.count()).toBe(1);
  });

  it('stands in the database only as a keyed hash, and its SMS only sealed', async () => {
    const server = await house.open();
    await server.visitor().sendCode(phone);
    const rows = {
      challenges: await house.prisma.otpChallenge.findMany(),
      outbox: (await house.prisma.outbox.findMany()).map(({ payload }) => payload),
    };
    const code = await server.codeFor(phone);
    expect(JSON.stringify(rows.outbox)).not.toContain(phone);
    const { codeHmac, ...challenge } = rows.challenges[0]!;
    expect(Object.values(challenge)).not.toContain(code);
    expect(codeHmac).toHaveLength(32);
  });

  it('is asked for alike by known and unknown phones', async () => {
    await know(phone);
    const server = await house.open();
    const [known, unknown] = [
      await server.visitor().sendCode(phone),
      await server.visitor().sendCode(otherPhone),
    ];
    const comparable = ({ status, body, headers }: typeof known) => ({
      status,
      body: { ...body, data: { ...body.data, challengeId: 'some id' } },
      headers: [...headers.keys()],
    });
    expect(comparable(known)).toEqual(comparable(unknown));
  });

  it('is refused to countries that are not let in', async () => {
    const server = await house.open();
    const { status, body } = await server.visitor().sendCode('+7 701 123-45-67');
    expect({ status, path: body.details[0]?.path }).toEqual({ status: 422, path: 'phoneNumber' });
    expect(await house.prisma.otpChallenge.count()).toBe(0);
  });

  it.each(['+7 495 123-45-67', '8 800 123-45-67', '+7 840 123-45-67', '+7 940 123-45-67'])(
    'is refused to %s, to which no SMS of ours goes',
    async (typed) => {
      const server = await house.open();
      const { status, body } = await server.visitor().sendCode(typed);
      expect({ status, path: body.details[0]?.path }).toEqual({ status: 422, path: 'phoneNumber' });
      expect(await house.prisma.otpChallenge.count()).toBe(0);
    },
  );

  it('tells a guest whose account is closed whom to call', async () => {
    await know(phone, { approved: false });
    const server = await house.open();
    const guest = server.visitor();
    await guest.sendCode(phone);
    const { status, body } = await guest.login(phone, await server.codeFor(phone));
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'ACCOUNT_CLOSED' });
    expect(body.error).toContain(receptionPhone);
    expect(await house.prisma.session.count()).toBe(0);
  });

  it('ends the session that is presented with it', async () => {
    const server = await house.open();
    const { visitor, token } = await server.guest(phone);
    await visitor.sendCode(phone);
    const { body } = await visitor.login(phone, await server.codeFor(phone));
    expect(await server.auth.authenticate(token)).toBeNull();
    expect(await server.auth.authenticate(body.token)).not.toBeNull();
    expect(server.endedSessions).toEqual([
      { sessionId: expect.any(String) as unknown, reason: 'revoked' },
    ]);
  });

  it('does not end a session when it is wrong', async () => {
    const server = await house.open();
    const { visitor, token } = await server.guest(phone);
    await visitor.sendCode(phone);
    const wrong = otherThan(await server.codeFor(phone));
    for (let guess = 0; guess < 4; guess += 1) await visitor.login(phone, wrong);
    expect((await visitor.login(phone, wrong)).status).toBe(429);
    expect(await server.auth.authenticate(token)).not.toBeNull();
  });
});
