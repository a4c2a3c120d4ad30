import { describe, expect, it } from 'vitest';
import {
  otherThan,
  someAddress,
  useSignInHouse,
  type SignInServer,
  type Visitor,
} from '../../../../test/fixtures/sign-in/sign-in.ts';
import { createNetworkLookup } from '../../../kernel/network/client-network.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { createAlerts } from '../../alerts/alerts.ts';
import { createAccountRepository } from '../account/account-repository.ts';
import { createKnownDevices } from './known-devices.ts';
import { createPasswordAttempts } from '../staff-sign-in/password-attempt.ts';
import { createSignInAttack } from './sign-in-attack.ts';

const house = useSignInHouse();
const wifi = '198.51.100.7';
const inHotel = { HOTEL_NETWORKS: wifi };

const ceilings = {
  networks: [wifi],
  codesPerDay: 400,
  failedTriesPerDay: 2_000,
  liveConnections: 5_000,
  handshakesPerMinute: 3_000,
};

let phones = 0;
function somePhone(): string {
  phones += 1;
  return `+7916${String(phones).padStart(7, '0')}`;
}

async function signIn(server: SignInServer, visitor: Visitor, phone = somePhone()) {
  const sent = await visitor.sendCode(phone);
  if (sent.status !== 200) return sent.status;
  return (await visitor.login(phone, await server.codeFor(phone))).status;
}

/** What asking for so many codes, each of another phone, is answered with. */
async function requestCodes(
  times: number,
  visitorOf: () => Visitor,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let time = 0; time < times; time += 1) {
    const { status } = await visitorOf().sendCode(somePhone());
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

describe('in the hotel’s own network', () => {
  it('200 guests check in within an hour behind one address, beside one who mistypes', async () => {
    const server = await house.open(inHotel);
    const clumsy = server.visitor(wifi);
    const statuses: number[] = [];
    for (let bus = 0; bus < 5; bus += 1) {
      const wrong = somePhone();
      await clumsy.sendCode(wrong);
      await clumsy.login(wrong, otherThan(await server.codeFor(wrong)));
      const guests = Array.from({ length: 40 }, () => ({
        visitor: server.visitor(wifi),
        phone: somePhone(),
      }));
      // All of them wait for their codes before the first enters one.
      for (const { visitor, phone } of guests) await visitor.sendCode(phone);
      for (const { visitor, phone } of guests) {
        statuses.push((await visitor.login(phone, await server.codeFor(phone))).status);
      }
      house.pass(12 * 60);
    }
    expect(statuses).toEqual(Array(200).fill(204));
  }, 60_000);

  it('one device has what an address outside has, and leaves the others theirs', async () => {
    const server = await house.open(inHotel);
    const greedy = server.visitor(wifi);
    expect(await requestCodes(40, () => greedy)).toEqual({ 200: 20, 429: 20 });
    expect(await requestCodes(30, () => server.visitor(wifi))).toEqual({ 200: 30 });
  });

  it('devices that never signed in share half of the codes, and the others go on', async () => {
    const server = await house.open(inHotel);
    await house.prisma.setting.create({
      data: { key: 'hotelNetworks', value: { ...ceilings, codesPerDay: 20 } },
    });
    await server.visitor().post('/api/portal-setting', {});
    const phone = somePhone();
    const known = server.visitor(wifi);
    expect(await signIn(server, known, phone)).toBe(204);
    expect(await requestCodes(15, () => server.visitor(wifi))).toEqual({ 200: 10, 429: 5 });
    expect(await signIn(server, known, phone)).toBe(204);
    expect(await requestCodes(5, () => server.visitor())).toEqual({ 200: 5 });
  });

  it('devices that never signed in share half of the wrong codes, and the others go on', async () => {
    const server = await house.open(inHotel);
    await house.prisma.setting.create({
      data: { key: 'hotelNetworks', value: { ...ceilings, failedTriesPerDay: 8 } },
    });
    await server.visitor().post('/api/portal-setting', {});
    const phone = somePhone();
    const known = server.visitor(wifi);
    await signIn(server, known, phone);
    const codes = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const visitor = server.visitor(wifi);
      const to = somePhone();
      if ((await visitor.sendCode(to)).status !== 200) continue;
      codes.push((await visitor.login(to, otherThan(await server.codeFor(to)))).body.code);
    }
    expect(codes).toEqual(Array(4).fill('CODE_WRONG'));
    expect(await signIn(server, known, phone)).toBe(204);
  });

  it('a neighbour neither ends the code that a guest waits for, nor consumes its checks', async () => {
    const server = await house.open(inHotel);
    const phone = somePhone();
    const owner = server.visitor(wifi);
    await owner.sendCode(phone);
    const code = await server.codeFor(phone);
    const neighbour = server.visitor(wifi);
    expect((await neighbour.sendCode(phone)).status).toBe(200);
    for (let guess = 0; guess < 3; guess += 1) await neighbour.login(phone, '0000');
    expect((await owner.login(phone, code)).status).toBe(204);
  });

  it('whoever drops cookies has half of what strangers have of a phone', async () => {
    const server = await house.open(inHotel);
    const phone = somePhone();
    const statuses = [];
    for (let time = 0; time < 16; time += 1) {
      statuses.push((await server.visitor(wifi).sendCode(phone)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect((await server.visitor().sendCode(phone)).status).toBe(200);
  });

  it('a guest who tries passwords keeps no staff out, not even on a new device', async () => {
    const passwords = createPasswordAttempts({
      prisma: house.prisma,
      makeChange: createOutbox(house.prisma).makeChange,
      settings: { hotelNetworks: ceilings },
      networkOf: createNetworkLookup(() => ceilings.networks),
      accounts: createAccountRepository(house.prisma),
      isPassword: async (typed) => typed === 'right',
      devices: createKnownDevices('a pepper'),
      pause: async () => undefined,
      attack: createSignInAttack(createAlerts()),
      hashNetwork: () => 'network',
    });
    await house.prisma.staff.create({
      data: { id: 'olga', name: 'Ольга', role: 'admin', passwordHash: 'a hash' },
    });
    const enter = async (id: string, password: string, visitorId: string) => {
      const typed = { id, password, address: wifi, deviceCookie: undefined, visitorId };
      return (await passwords.signIn(typed)).kind;
    };
    const guesses = [];
    for (let time = 0; time < 6; time += 1) guesses.push(await enter('olga', 'wrong', 'guest'));
    expect(guesses).toEqual([...Array<string>(5).fill('no-match'), 'too-many']);
    for (let time = 0; time < 20; time += 1) await enter(`x${time}`, 'wrong', 'guest');
    expect(await enter('olga', 'right', 'reception')).toBe('match');
  });

  it('everybody is in one network, however many addresses it has', async () => {
    const server = await house.open({ HOTEL_NETWORKS: '10.20.0.0/16, 2001:db8:7::/48' });
    await house.prisma.setting.create({
      data: {
        key: 'hotelNetworks',
        value: { ...ceilings, networks: ['10.20.0.0/16', '2001:db8:7::/48'], codesPerDay: 4 },
      },
    });
    await server.visitor().post('/api/portal-setting', {});
    const addresses = ['10.20.0.1', '10.20.7.7', '10.20.9.9'];
    const sent = [];
    for (const address of [...addresses, '2001:db8:7::1', someAddress()]) {
      sent.push((await server.visitor(address).sendCode(somePhone())).status);
    }
    expect(sent).toEqual([200, 200, 429, 200, 200]);
  });
});
