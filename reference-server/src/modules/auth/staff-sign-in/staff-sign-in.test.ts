import { defaultPortalSettings } from '@portal/domain/portal';
import { describe, expect, it } from 'vitest';
import {
  someAddress,
  useSignInHouse,
  type SignInServer,
} from '../../../../test/fixtures/sign-in/sign-in.ts';
import { createAccountRepository } from '../account/account-repository.ts';
import { authSettings } from '../auth-settings.ts';
import { readEnvironment } from '../../../config/environment.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { createAlerts } from '../../alerts/alerts.ts';
import { createKnownDevices } from '../attempts/known-devices.ts';
import { hashPassword } from './password-hash.ts';
import { createPasswordAttempts } from './password-attempt.ts';
import { createSignInAttack } from '../attempts/sign-in-attack.ts';
import { createStaffSignIn } from './staff-sign-in.ts';

const house = useSignInHouse();
const password = 'a long password';
const caller = { replacedId: null, userAgent: '', network: 'network' };
const nobodyKnown = { deviceCookie: undefined, caller };
const passwordHash = await hashPassword(password);

function employ(id = 'olga', changes: object = {}) {
  return house.prisma.staff.create({
    data: { id, name: 'Ольга', role: 'admin', passwordHash, ...changes },
  });
}

function enter(server: SignInServer, data: object, address?: string) {
  return server.visitor(address).post('/api/admin/auth/login', { data });
}

/** Staff sign-in with a comparison of the test's own. */
function signInWith(isPassword: (password: string, hash: string | null) => Promise<boolean>) {
  const { prisma } = house;
  const passwords = createPasswordAttempts({
    settings: defaultPortalSettings,
    prisma,
    makeChange: createOutbox(prisma).makeChange,
    accounts: createAccountRepository(prisma),
    isPassword,
    devices: createKnownDevices('a pepper'),
    attack: createSignInAttack(createAlerts()),
    hashNetwork: () => 'network',
  });
  const settings = authSettings(readEnvironment({}), () => defaultPortalSettings);
  const factors = {
    has: async () => false,
    request: async () => ({ kinds: [], passkey: null }),
    try: async () => ({ kind: 'wrong' }) as const,
  };
  return createStaffSignIn({ prisma, settings, passwords, factors });
}

describe('staff sign-in', () => {
  it('begins a session with the role of the account', async () => {
    await employ();
    const server = await house.open();
    const { status, body, headers } = await enter(server, { id: 'olga', password });
    expect(status).toBe(200);
    expect(body.guest).toMatchObject({ id: 'olga', attributes: { name: 'Ольга', role: 'admin' } });
    expect(headers.getSetCookie()[0]).toMatch(/^session_token=.*Path=\/.*HttpOnly; SameSite=Lax/);
    expect(await server.auth.authenticate(body.token)).toMatchObject({ role: 'admin', id: 'olga' });
  });

  it('answers alike for a wrong password, an unknown and a disabled account', async () => {
    await employ();
    await employ('oleg', { disabled: true });
    const server = await house.open();
    const answers = [
      await enter(server, { id: 'olga', password: 'wrong' }),
      await enter(server, { id: 'nobody', password }),
      await enter(server, { id: 'oleg', password }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await house.prisma.session.count()).toBe(0);
  });

  it('compares with a hash also where there is no account to sign in to', async () => {
    await employ('oleg', { disabled: true });
    const compared: (string | null)[] = [];
    const signIn = signInWith(async (_, hash) => {
      compared.push(hash);
      return false;
    });
    const entry = { password, address: someAddress(), ...nobodyKnown };
    expect(await signIn({ ...entry, id: 'nobody' })).toEqual({ kind: 'no-match' });
    expect(await signIn({ ...entry, id: 'oleg' })).toEqual({ kind: 'no-match' });
    expect(compared).toEqual([null, null]);
  });

  it('is refused after five failures of an id from an address, also at once and over a restart', async () => {
    await employ();
    const address = someAddress();
    let server = await house.open();
    const { body } = await enter(server, { id: 'olga', password });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => enter(server, { id: 'olga', password: 'wrong' }, address)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
    server = await house.open();
    house.pass(14 * 60);
    const locked = await enter(server, { id: 'olga', password }, address);
    expect(locked).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_PASSWORDS', retryAfterSeconds: 60 },
    });
    expect(locked.headers.get('retry-after')).toBe('60');
    expect(await server.auth.authenticate(body.token), 'a session that exists').not.toBeNull();
    house.pass(60);
    expect((await enter(server, { id: 'olga', password }, address)).status).toBe(200);
  });

  it('is refused after twenty failures of an address, whatever the ids', async () => {
    await employ();
    let compared = 0;
    const signIn = signInWith(async (presented) => {
      compared += 1;
      return presented === password;
    });
    const address = someAddress();
    const entry = { password: 'wrong', address, ...nobodyKnown };
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn({ ...entry, id: `nobody-${index}` })),
    );
    expect(compared).toBe(20);
    const olga = { ...entry, id: 'olga', password };
    expect(await signIn(olga)).toEqual({ kind: 'too-many', retryAfterSeconds: 15 * 60 });
    expect(await signIn({ ...olga, address: someAddress() })).toMatchObject({ kind: 'signed-in' });
  });

  it('does not count what nobody looked at', async () => {
    const signIn = signInWith(() => Promise.reject(new Error('too many are waiting')));
    const entry = { id: 'olga', password, address: someAddress(), ...nobodyKnown };
    for (let time = 0; time < 7; time += 1) {
      await expect(signIn(entry)).rejects.toThrow('too many are waiting');
    }
  });

  it('does not count what was right', async () => {
    await employ();
    const server = await house.open();
    const address = someAddress();
    for (let time = 0; time < 7; time += 1) {
      expect((await enter(server, { id: 'olga', password }, address)).status).toBe(200);
    }
  });

  it('ends the session that is presented with it', async () => {
    await employ();
    const server = await house.open();
    const { visitor, token } = await server.guest('+79161234567');
    const data = { id: 'olga', password };
    const { body } = await visitor.post('/api/admin/auth/login', { data });
    expect(await server.auth.authenticate(token)).toBeNull();
    expect(await server.auth.authenticate(body.token)).toMatchObject({ id: 'olga' });
  });
});
