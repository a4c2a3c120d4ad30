import { describe, expect, it } from 'vitest';
import { useSignInHouse } from '../../../../test/fixtures/sign-in/sign-in.ts';
import { createLog } from '../../../log.ts';

const house = useSignInHouse();
const phone = '+79161234567';
/** Refused wherever a stranger could come, a demo or not. */
const here = { PUBLIC_ORIGIN: 'http://portal.localhost', TRUST_PROXY_HOPS: '0' };
const on = { ...here, LEGACY_BROWSER_CODES: 'i-understand' };

async function know(changes: object = {}) {
  return house.prisma.guest.create({ data: { phone, name: 'Анна', ...changes } });
}

describe('codes made in the browser', () => {
  it('are not believed unless it is said that this is understood', async () => {
    await know();
    const server = await house.open({ LEGACY_BROWSER_CODES: 'yes' });
    const visitor = server.visitor();
    await visitor.sendCode(phone, { message: 'Код 1234' });
    await server.codeFor(phone);
    expect(server.messages[0]?.text).not.toContain('1234');
    expect((await visitor.login(phone)).body.code).toBe('CODE_REQUIRED');
    expect((await visitor.register('+79037654321')).body.code).toBe('CODE_REQUIRED');
    expect(await house.prisma.session.count()).toBe(0);
  });

  it('are sent as the browser says, and let in for an hour, with a warning in the log', async () => {
    await know();
    const lines: string[] = [];
    const server = await house.open(
      on,
      createLog('warn', { write: (line) => void lines.push(line) }),
    );
    expect(lines.join('')).toContain('LEGACY_BROWSER_CODES');
    const visitor = server.visitor();
    await visitor.sendCode(phone, { message: 'Код для входа в Гостевой Портал: 1234' });
    expect(await server.codeFor(phone)).toBe('1234');

    const { status, body } = await visitor.login(phone);
    expect(status).toBe(200);
    expect(await server.auth.authenticate(body.token)).toMatchObject({ role: 'guest' });
    expect(await house.prisma.session.findFirstOrThrow()).toMatchObject({ legacy: true });
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect(await server.auth.authenticate(body.token), `after ${minutes} minutes`).not.toBeNull();
      await server.auth.stop();
      house.pass(20 * 60);
    }
    expect(await server.auth.authenticate(body.token)).toBeNull();
  });

  it('are the codes that the staff chat is told, where it is told any', async () => {
    const server = await house.open({ ...on, TELEGRAM_SIGNIN_CODES: 'on' });
    await server.visitor().sendCode(phone, { message: 'Код для входа в Гостевой Портал: 1234' });
    const notice = await house.prisma.outbox.findFirstOrThrow({ where: { channel: 'telegram' } });
    expect(notice.payload).toMatchObject({ notice: { topic: 'code', phone, code: '1234' } });
  });

  it('register a phone, as a guest and for an hour', async () => {
    const server = await house.open(on);
    const visitor = server.visitor();
    expect((await visitor.login(phone)).status).toBe(204);
    const { status, body } = await visitor.register(phone, { role: 'admin' });
    expect(status).toBe(201);
    expect(body.guest.attributes.role).toBe('user');
    expect((await visitor.register(phone)).body.alreadyRegistered).toBe(true);
    house.pass(3600);
    expect(await server.auth.authenticate(body.token)).toBeNull();
  });

  it('let in no closed account, no foreign phone and no staff', async () => {
    await know({ approved: false });
    const server = await house.open(on);
    expect((await server.visitor().login(phone)).status).toBe(403);
    expect((await server.visitor().login('+77011234567')).status).toBe(422);
    expect((await server.visitor().register('+77011234567')).status).toBe(422);
    const data = { id: 'admin' };
    expect((await server.visitor().post('/api/admin/auth/login', { data })).status).toBe(422);
    expect(await house.prisma.guest.count()).toBe(1);
  });

  it('are good for nothing where they are no longer believed', async () => {
    await know();
    const server = await house.open(on);
    const { body } = await server.visitor().login(phone);
    const strict = await house.open(here);
    expect(await strict.auth.authenticate(body.token)).toBeNull();
  });

  it('do not spoil a code of the server’s own', async () => {
    await know();
    const server = await house.open(on);
    const visitor = server.visitor();
    await visitor.sendCode(phone);
    const { body } = await visitor.login(phone, await server.codeFor(phone));
    house.pass(2 * 3600);
    expect(await server.auth.authenticate(body.token)).not.toBeNull();
  });
});
