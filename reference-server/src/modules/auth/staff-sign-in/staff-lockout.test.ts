import { defaultPortalSettings } from '@portal/domain/portal';
import { expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import {
  someAddress,
  useSignInHouse,
  type Visitor,
} from '../../../../test/fixtures/sign-in/sign-in.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { createAlerts } from '../../alerts/alerts.ts';
import { createAccountRepository } from '../account/account-repository.ts';
import { createKnownDevices } from '../attempts/known-devices.ts';
import { hashPassword } from './password-hash.ts';
import { createPasswordAttempts } from './password-attempt.ts';
import { createSignInAttack } from '../attempts/sign-in-attack.ts';

const house = useSignInHouse();
const password = 'a long password';
const passwordHash = await hashPassword(password);

function employ(id = 'olga') {
  return house.prisma.staff.create({
    data: { id, name: 'Ольга', role: 'admin', passwordHash },
  });
}

function enter(visitor: Visitor, id: string, typed = password) {
  return visitor.post('/api/admin/auth/login', { data: { id, password: typed } });
}

async function wrongTimes(times: number, visitor: Visitor, id: string) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await enter(visitor, id, 'wrong')).status);
  }
  return statuses;
}

function changePassword(visitor: Visitor, typed: string, newPassword: string) {
  return visitor.post('/api/admin/staff/password', { data: { password: typed, newPassword } });
}

it('lets a known device in while somebody elsewhere guesses', async () => {
  await employ();
  const server = await house.open();
  const own = server.visitor();
  expect((await enter(own, 'olga')).status).toBe(200);

  expect(await wrongTimes(6, server.visitor(), 'olga')).toEqual([204, 204, 204, 204, 204, 429]);
  expect((await enter(own, 'olga')).status).toBe(200);
});

it('lets staff change their password while somebody elsewhere guesses it', async () => {
  await employ();
  const server = await house.open();
  const own = server.visitor();
  await enter(own, 'olga');
  await wrongTimes(5, server.visitor(), 'olga');
  expect((await changePassword(own, password, 'another long one')).status).toBe(204);
});

it('lets known devices in from an address that is used up by others', async () => {
  const ids = ['olga', 'oleg', 'vera', 'ivan'];
  for (const id of ids) await employ(id);
  const server = await house.open();
  const address = someAddress();
  const own = server.visitor(address);
  await enter(own, 'olga');
  const other = server.visitor(address);
  for (const id of ids) {
    expect(await wrongTimes(5, other, id)).toEqual([204, 204, 204, 204, 204]);
  }
  expect((await enter(other, 'olga')).status).toBe(429);
  expect((await enter(own, 'olga')).status).toBe(200);
});

it('gives a known device five tries of its own, and a stranger beside it theirs', async () => {
  await employ();
  const server = await house.open();
  const address = someAddress();
  const own = server.visitor(address);
  await enter(own, 'olga');
  expect(await wrongTimes(6, own, 'olga')).toEqual([204, 204, 204, 204, 204, 429]);
  expect((await enter(own, 'olga')).body).toMatchObject({
    code: 'TOO_MANY_PASSWORDS',
    error: expect.stringContaining('парол') as string,
  });
  house.pass(15 * 60);
  expect((await enter(server.visitor(address), 'olga')).status).toBe(200);
  expect((await enter(own, 'olga')).status).toBe(200);
});

it('knows a device by a cookie that no script reads, for a year', async () => {
  await employ();
  const server = await house.open();
  const { headers } = await enter(server.visitor(), 'olga');
  const cookie = headers.getSetCookie().find((line) => line.startsWith('known_device='));
  expect(cookie).toMatch(/; Max-Age=31536000;.*HttpOnly; SameSite=Lax/);
  expect(cookie).not.toContain('olga');
});

it('knows no device by another account, by a made-up cookie, or by a password of before', async () => {
  await employ();
  await employ('oleg');
  const server = await house.open();
  const address = someAddress();
  const [olga, oleg] = [server.visitor(address), server.visitor(address)];
  await enter(olga, 'olga');
  await enter(oleg, 'oleg');
  const forged = server.visitor(address);
  const cookie = olga.cookies.get('known_device') ?? '';
  forged.cookies.set(
    'known_device',
    cookie.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
  );
  await wrongTimes(5, server.visitor(address), 'olga');
  expect((await enter(oleg, 'olga')).status).toBe(429);
  expect((await enter(forged, 'olga')).status).toBe(429);
  expect((await enter(olga, 'olga')).status).toBe(200);

  await house.prisma.staff.update({
    where: { id: 'olga' },
    data: { passwordHash: await hashPassword(password) },
  });
  expect((await enter(olga, 'olga')).status).toBe(429);
});

it('goes on knowing the device on which the password was changed', async () => {
  await employ();
  const server = await house.open();
  const address = someAddress();
  const own = server.visitor(address);
  await enter(own, 'olga');
  expect((await changePassword(own, password, 'another long one')).status).toBe(204);
  await wrongTimes(5, server.visitor(address), 'olga');
  expect((await enter(own, 'olga', 'another long one')).status).toBe(200);
});

it('knows one browser to everybody who signs in there', async () => {
  await employ();
  await employ('oleg');
  const server = await house.open();
  const address = someAddress();
  const shared = server.visitor(address);
  await enter(shared, 'olga');
  await enter(shared, 'oleg');
  await wrongTimes(5, server.visitor(address), 'olga');
  expect((await enter(shared, 'olga')).status).toBe(200);
});

it('slows strangers at an account one after another, and refuses none of them', async () => {
  await employ();
  const pauses: number[] = [];
  let comparing = 0;
  let maxAtOnce = 0;
  const letGo = Promise.withResolvers<void>();
  const devices = createKnownDevices('a pepper');
  const passwords = createPasswordAttempts({
    settings: defaultPortalSettings,
    prisma: house.prisma,
    makeChange: createOutbox(house.prisma).makeChange,
    accounts: createAccountRepository(house.prisma),
    async isPassword(typed) {
      comparing += 1;
      maxAtOnce = Math.max(maxAtOnce, comparing);
      if (typed === 'wrong') await letGo.promise;
      comparing -= 1;
      return typed === password;
    },
    devices,
    hashNetwork: () => 'network',
    attack: createSignInAttack(createAlerts()),
    pause: async (seconds) => void pauses.push(seconds),
  });
  const typed = (password: string, deviceCookie?: string) => ({
    ...{ id: 'olga', password, address: someAddress(), deviceCookie },
  });
  const cookies = new Map<string, string>();
  devices.remember(
    {
      get: (name) => cookies.get(name),
      set: (name, value) => void cookies.set(name, value),
      setSession: () => undefined,
      clearSession: () => undefined,
    },
    { id: 'olga', passwordHash },
  );

  const guesses = Array.from({ length: 9 }, () => passwords.signIn(typed('wrong')));
  await eventually(() => expect(comparing).toBe(1));
  // While one is compared and the others wait.
  expect(await passwords.signIn(typed(password, cookies.get('known_device')))).toMatchObject({
    kind: 'match',
  });
  letGo.resolve();
  expect(new Set((await Promise.all(guesses)).map(({ kind }) => kind))).toEqual(
    new Set(['no-match']),
  );
  expect(maxAtOnce).toBe(2);
  expect(pauses).toEqual([1, 2, 3, 4]);
  expect(await passwords.signIn(typed(password))).toMatchObject({ kind: 'match' });
  expect(pauses).toEqual([1, 2, 3, 4, 5]);
});

it('tells whoever comes to a queue that is full when to come again', async () => {
  await employ();
  const letGo = Promise.withResolvers<void>();
  const { prisma } = house;
  const passwords = createPasswordAttempts({
    settings: defaultPortalSettings,
    prisma,
    makeChange: createOutbox(prisma).makeChange,
    accounts: createAccountRepository(prisma),
    isPassword: () => letGo.promise.then(() => false),
    devices: createKnownDevices('a pepper'),
    hashNetwork: () => 'network',
    attack: createSignInAttack(createAlerts()),
    pause: async () => undefined,
  });
  const outcomes = Promise.all(
    Array.from({ length: 12 }, () =>
      passwords
        .signIn({ id: 'olga', password, address: someAddress(), deviceCookie: undefined })
        .then((outcome) => {
          if (outcome.kind === 'too-many') letGo.resolve();
          return outcome;
        }),
    ),
  );
  expect((await outcomes).filter(({ kind }) => kind === 'too-many').length).toBeGreaterThan(0);
  expect(await outcomes).toContainEqual({ kind: 'too-many', retryAfterSeconds: 5 });
});
