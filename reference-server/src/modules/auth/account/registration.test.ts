import { describe, expect, it } from 'vitest';
import { useSignInHouse, type SignInServer } from '../../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const phone = '+79161234567';
const otherPhone = '+79037654321';

/** A visitor who has proven a phone that nobody has registered. */
async function prove(server: SignInServer, to = phone) {
  const visitor = server.visitor();
  const { challengeId } = (await visitor.sendCode(to)).body.data;
  const proven = await visitor.login(to, await server.codeFor(to));
  if (proven.status !== 204) throw new Error('The phone is known already.');
  return { visitor, challengeId };
}

describe('a registration', () => {
  it('makes a guest of the phone that was proven, and signs them in', async () => {
    const server = await house.open();
    const { visitor } = await prove(server);
    const { status, body } = await visitor.register('8 916 123 45 67', {
      name: '  Анна  ',
      email: 'anna@example.test',
      isSubscribe: true,
    });
    expect(status).toBe(201);
    expect(body.guest).toEqual({
      id: body.id,
      attributes: {
        name: 'Анна',
        role: 'user',
        phone,
        approved: true,
        email: 'anna@example.test',
        mailing: true,
        createdAt: '2026-11-20T09:00:00.000Z',
      },
    });
    expect(visitor.cookies.get('session_token')).toBe(body.token);
    expect(await server.auth.authenticate(body.token)).toMatchObject({ id: body.id });
  });

  it.each(['\u3164', '\u200b', ' \u2800\u0306 '])(
    'needs a name that can be seen, and not %j',
    async (name) => {
      const server = await house.open();
      const { visitor } = await prove(server);
      const { status, body } = await visitor.register(phone, { name });
      expect([status, body.details[0]?.path]).toEqual([422, 'data.name']);
      expect(await house.prisma.guest.count()).toBe(0);
    },
  );

  it('keeps a name as it reads, however a keyboard put it together', async () => {
    const server = await house.open();
    const { visitor } = await prove(server);
    const name = 'Йогуртов\u200b Андрей'.normalize('NFD');
    expect((await visitor.register(phone, { name })).status).toBe(201);
    expect(await house.prisma.guest.findFirst()).toMatchObject({ name: 'Йогуртов Андрей' });
  });

  it('gives nobody a role or an approval they ask for', async () => {
    const server = await house.open();
    const { visitor } = await prove(server);
    const { body } = await visitor.register(phone, { role: 'admin', approved: false, id: 1 });
    expect(body.guest.attributes).toMatchObject({ role: 'user', approved: true });
    expect(await house.prisma.guest.findFirstOrThrow({ where: { phone } })).toMatchObject({
      role: 'user',
      approved: true,
    });
    expect(await server.auth.authenticate(body.token)).toMatchObject({ role: 'guest' });
  });

  it('needs the right to just this phone', async () => {
    const server = await house.open();
    const { visitor, challengeId } = await prove(server);
    const unproven = server.visitor();
    await unproven.sendCode(otherPhone);
    const answers = [
      await visitor.register(otherPhone),
      await server.visitor().register(phone),
      await server.visitor().register(otherPhone, { challengeId }),
      await unproven.register(otherPhone),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(answers[0]?.body.code).toBe('CODE_REQUIRED');
    expect(await house.prisma.guest.count()).toBe(0);
  });

  it('has ten minutes', async () => {
    const server = await house.open();
    const { visitor } = await prove(server);
    house.pass(600);
    expect((await visitor.register(phone)).status).toBe(401);
    expect(await house.prisma.guest.count()).toBe(0);
  });

  it('of one right, clicked twice at once, makes one guest', async () => {
    const server = await house.open();
    const { visitor, challengeId } = await prove(server);
    const answers = await Promise.all([
      visitor.register(phone, { challengeId }),
      visitor.register(phone, { challengeId }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(await house.prisma.guest.count()).toBe(1);
    expect(await house.prisma.session.count()).toBe(1);
    const again = await visitor.register(phone);
    expect(again).toMatchObject({ status: 200, body: { success: true, alreadyRegistered: true } });
  });

  it('uses its right up, whatever becomes of the guest', async () => {
    const server = await house.open();
    const { visitor } = await prove(server);
    await visitor.register(phone);
    await house.prisma.guest.deleteMany();
    expect((await visitor.register(phone)).status).not.toBe(201);
    expect(await house.prisma.guest.count()).toBe(0);
  });

  it('has no right from a code that signed somebody in', async () => {
    const server = await house.open();
    const { visitor } = await server.guest(phone);
    await visitor.sendCode(phone);
    await visitor.login(phone, await server.codeFor(phone));
    await house.prisma.guest.deleteMany();
    expect((await visitor.register(phone)).status).not.toBe(201);
    expect(await house.prisma.guest.count()).toBe(0);
  });

  it('of two rights to one phone makes one guest', async () => {
    const server = await house.open();
    const first = await prove(server);
    const second = await prove(server);
    const answers = await Promise.all([
      first.visitor.register(phone),
      second.visitor.register(phone),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(await house.prisma.guest.count()).toBe(1);
    expect(await house.prisma.session.count()).toBe(1);
  });

  it('tells a guest who has just proven the phone that it is registered', async () => {
    const server = await house.open();
    const { visitor } = await server.guest(phone);
    await visitor.sendCode(phone);
    await visitor.login(phone, await server.codeFor(phone));
    expect((await visitor.register(phone)).body).toEqual({
      success: true,
      alreadyRegistered: true,
    });
  });

  it('tells nobody else', async () => {
    const server = await house.open();
    await server.guest(phone);
    const curious = server.visitor();
    await curious.sendCode(phone);
    expect((await curious.register(phone)).body.code).toBe('CODE_REQUIRED');
  });
});
