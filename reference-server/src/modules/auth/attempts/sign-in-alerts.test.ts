import { fetchAlerts } from '@portal/domain/alerts';
import { defaultPortalSettings, updatePortalSetting } from '@portal/domain/portal';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import {
  otherThan,
  someAddress,
  useSignInHouse,
  type SignInServer,
} from '../../../../test/fixtures/sign-in/sign-in.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { createAlerts } from '../../alerts/alerts.ts';
import { createAccountRepository } from '../account/account-repository.ts';
import { hashPassword } from '../staff-sign-in/password-hash.ts';
import { createKnownDevices } from './known-devices.ts';
import { createPasswordAttempts } from '../staff-sign-in/password-attempt.ts';
import { createSignInAttack } from './sign-in-attack.ts';

const house = useSignInHouse();
const untilMidnight = 12 * 3600;
/** Where SMS are sent as long as there are any. */
const wifi = '198.51.100.7';

/** Alerts from the first on. */
async function alerts() {
  const rows = await house.prisma.alert.findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ kind, about, params, count, resolvedBy }) => ({
    ...{ kind, about, count, resolvedBy },
    params: params as Record<string, unknown>,
  }));
}

/** What the chat of staff is about to be told, without heads. */
async function sent(): Promise<string[]> {
  const rows = await house.prisma.outbox.findMany({
    where: { channel: 'telegram' },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ payload }) => (payload as { notice: { text: string } }).notice.text);
}

/** Staff tick off whatever is open. */
function tickOff() {
  const resolution = { resolvedAt: new Date(), resolvedBy: 'admin_olga', resolvedByName: 'Ольга' };
  return house.prisma.alert.updateMany({ where: { resolvedAt: null }, data: resolution });
}

/** One look of what the module does by itself. */
async function runWorkers(server: SignInServer): Promise<void> {
  server.auth.start();
  await server.auth.stop();
}

describe('the SMS of the day', () => {
  let phones = 0;
  async function send(server: SignInServer, times: number): Promise<number[]> {
    const statuses = [];
    for (let time = 0; time < times; time += 1) {
      phones += 1;
      const phone = `+7916${String(phones).padStart(7, '0')}`;
      statuses.push((await server.visitor(wifi).sendCode(phone)).status);
    }
    return statuses;
  }

  it('are an alert when a fifth is left, which says when none is, once each', async () => {
    const server = await house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '10' });
    await send(server, 7);
    expect(await alerts()).toEqual([]);

    await send(server, 1);
    const open = { kind: 'sms-budget', about: null, count: 1, resolvedBy: null };
    expect(await alerts()).toMatchObject([
      { ...open, params: { spent: 8, limit: 10, what: expect.stringContaining('2') as string } },
    ]);
    expect(await sent()).toEqual([expect.stringContaining('8 SMS из 10')]);

    await send(server, 1);
    await runWorkers(server);
    expect(await alerts()).toMatchObject([{ ...open, params: { spent: 9, limit: 10 } }]);
    expect(await sent()).toHaveLength(1);

    expect(await send(server, 3)).toEqual([200, 200, 200]);
    expect(await alerts()).toMatchObject([
      { kind: 'sms-budget', resolvedBy: 'system' },
      { ...open, params: { spent: 10, limit: 10, what: expect.stringContaining('не отправл') } },
    ]);
    expect((await sent()).slice(1)).toEqual([expect.stringContaining('10 SMS из 10')]);
    const pushed = await house.prisma.outbox.findMany({ where: { channel: 'push' } });
    expect(pushed).toHaveLength(2);
  });

  it('end it when the next day of the hotel begins, and not before', async () => {
    const server = await house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '3' });
    await send(server, 3);
    house.pass(untilMidnight - 1);
    await runWorkers(server);
    expect(await alerts()).toMatchObject([{ resolvedBy: null }]);
    house.pass(1);
    await runWorkers(server);
    await runWorkers(server);
    expect(await alerts()).toMatchObject([{ resolvedBy: 'system' }]);
    expect((await sent()).slice(1)).toEqual([expect.stringContaining('закончилось само')]);
    await send(server, 2);
    expect(await alerts()).toHaveLength(1);
    await send(server, 1);
    expect(await alerts()).toMatchObject([{}, { resolvedBy: null, params: { spent: 3 } }]);
  });

  it('open another where that of yesterday still stands', async () => {
    const server = await house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '3' });
    await send(server, 3);
    house.pass(untilMidnight);
    await send(server, 3);
    expect(await alerts()).toMatchObject([{ resolvedBy: 'system' }, { resolvedBy: null }]);
    expect(await sent()).toEqual(Array(2).fill(expect.stringContaining('3 SMS из 3')));
  });

  it('end it when they have become more, and follow a limit that still holds', async () => {
    const server = await house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '10' });
    await send(server, 9);
    await runWorkers(await house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '11' }));
    expect(await alerts()).toMatchObject([{ resolvedBy: null, params: { spent: 9, limit: 11 } }]);
    expect(await sent()).toHaveLength(1);
    await runWorkers(await house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '12' }));
    expect(await alerts()).toMatchObject([{ resolvedBy: 'system' }]);
    // Nobody has spent one more, and yet there are few left again, and then none.
    await runWorkers(await house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '11' }));
    expect(await alerts()).toMatchObject([{}, { resolvedBy: null, params: { limit: 11 } }]);
    await runWorkers(await house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '5' }));
    expect(await alerts()).toMatchObject([
      ...[{}, { resolvedBy: 'system' }],
      { resolvedBy: null, params: { spent: 5, limit: 5, what: expect.stringContaining('не ') } },
    ]);
  });

  it('stay ticked off until there is more to say', async () => {
    const server = await house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '10' });
    await send(server, 8);
    await tickOff();
    await send(server, 1);
    await runWorkers(server);
    expect(await alerts()).toMatchObject([{ resolvedBy: 'admin_olga' }]);
    await send(server, 1);
    expect(await alerts()).toMatchObject([{}, { resolvedBy: null, params: { spent: 10 } }]);
    await tickOff();
    await send(server, 1);
    await runWorkers(server);
    expect(await alerts()).toMatchObject([{}, { resolvedBy: 'admin_olga' }]);
    expect(await sent()).toHaveLength(2);
  });

  it('are one alert however many ask at once, over several instances', async () => {
    const servers = await Promise.all(
      [1, 2].map(() => house.open({ HOTEL_NETWORKS: wifi, SMS_DAILY_BUDGET: '10' })),
    );
    await Promise.all(servers.flatMap((server) => [send(server, 9), runWorkers(server)]));
    expect((await alerts()).filter(({ resolvedBy }) => resolvedBy === null)).toMatchObject([
      { params: { spent: 10, limit: 10 } },
    ]);
    expect(await sent()).toHaveLength(2);
  });
});

describe('guessing', () => {
  async function failCodes(server: SignInServer, times: number, phone: string): Promise<void> {
    const visitor = server.visitor();
    await visitor.sendCode(phone);
    const code = await server.codeFor(phone);
    for (let time = 0; time < times; time += 1) await visitor.login(phone, otherThan(code));
  }

  it('codes is an alert when they become longer, which stands until it is ticked off', async () => {
    const server = await house.open({ OTP_FAILED_CHECKS_PER_DAY: '4' });
    await failCodes(server, 3, '+79160000001');
    expect(await alerts()).toEqual([]);
    await failCodes(server, 2, '+79160000002');
    const attack = { kind: 'sign-in-attack', about: { type: 'sign-in', id: 'codes' }, count: 1 };
    const what = expect.stringMatching(/до полуночи .* 6 цифр/) as string;
    expect(await alerts()).toEqual([{ ...attack, resolvedBy: null, params: { what } }]);
    expect(await sent()).toEqual([expect.stringContaining('6 цифр')]);

    house.pass(untilMidnight);
    await runWorkers(server);
    await failCodes(server, 3, '+79160000003');
    await failCodes(server, 1, '+79160000004');
    expect(await alerts()).toMatchObject([{ ...attack, count: 2, resolvedBy: null }]);
    expect(await sent()).toHaveLength(1);
  });

  const password = 'a long password';
  async function enter(server: SignInServer, id: string, times: number, address?: string) {
    const visitor = server.visitor(address);
    const statuses = [];
    for (let time = 0; time < times; time += 1) {
      const data = { id, password: `no ${password}` };
      statuses.push((await visitor.post('/api/admin/auth/login', { data })).status);
    }
    return statuses;
  }

  it('the password of an account is one alert for each account, which the chat does not name', async () => {
    const server = await house.open();
    const passwordHash = await hashPassword(password);
    for (const id of ['olga', 'oleg']) {
      await house.prisma.staff.create({ data: { id, name: 'Она', role: 'admin', passwordHash } });
    }
    const address = someAddress();
    expect(await enter(server, 'olga', 4, address)).toEqual([204, 204, 204, 204]);
    expect(await alerts()).toEqual([]);
    expect(await enter(server, 'olga', 3, address)).toEqual([204, 429, 429]);
    await enter(server, 'oleg', 6);
    const attack = { kind: 'sign-in-attack', count: 1, resolvedBy: null };
    expect(await alerts()).toMatchObject([
      { ...attack, about: { type: 'staff', id: 'olga' } },
      { ...attack, about: { type: 'staff', id: 'oleg' } },
    ]);
    expect(await sent()).toHaveLength(2);
    expect((await sent()).join()).not.toMatch(/olga|oleg|Она/);

    house.pass(16 * 60);
    await enter(server, 'olga', 5);
    expect(await alerts()).toMatchObject([{ count: 2 }, { count: 1 }]);
    expect(await sent()).toHaveLength(2);
  });

  it('passwords of whatever ids is one alert of all', async () => {
    const passwords = createPasswordAttempts({
      settings: defaultPortalSettings,
      prisma: house.prisma,
      makeChange: createOutbox(house.prisma).makeChange,
      accounts: createAccountRepository(house.prisma),
      isPassword: async () => false,
      devices: createKnownDevices('a pepper'),
      pause: async () => undefined,
      attack: createSignInAttack(createAlerts()),
      hashNetwork: () => 'network',
    });
    const address = someAddress();
    const typed = { password, deviceCookie: undefined };
    for (let index = 0; index < 21; index += 1) {
      await passwords.signIn({ ...typed, id: `nobody-${index % 7}`, address });
    }
    for (let time = 0; time < 6; time += 1) {
      await passwords.signIn({ ...typed, id: 'somebody', address: someAddress() });
    }
    const all = { kind: 'sign-in-attack', about: { type: 'sign-in', id: 'passwords' } };
    expect(await alerts()).toMatchObject([{ ...all, count: 2, resolvedBy: null }]);
    expect((await sent()).join()).not.toMatch(/body|203\.0/);
    expect(await sent()).toHaveLength(1);
  });

  it('is not what a right password after four wrong ones is', async () => {
    const server = await house.open();
    const passwordHash = await hashPassword(password);
    await house.prisma.staff.create({
      data: { id: 'olga', name: 'Ольга', role: 'admin', passwordHash },
    });
    await enter(server, 'olga', 4);
    const data = { id: 'olga', password };
    expect((await server.visitor().post('/api/admin/auth/login', { data })).status).toBe(200);
    expect(await alerts()).toEqual([]);
  });
});

it('stands in the console without any chat of staff, until the limit is raised', async () => {
  const portal = await createTestPortal({
    providers: { staffChat: null },
    environment: { HOTEL_NETWORKS: '127.0.0.1', SMS_DAILY_BUDGET: '2' },
  });
  onTestFinished(() => portal.stop());
  const [admin, moderator] = [await portal.staff('admin'), await portal.staff('moderator')];
  for (const phoneNumber of ['+79160000001', '+79160000002']) {
    const body = JSON.stringify({ phoneNumber });
    const headers = { 'content-type': 'application/json' };
    expect((await portal.send(null, '/api/sms-auth/send-code', { body, headers })).status).toBe(
      200,
    );
  }
  const alertsIn = async (state: 'open' | 'resolved') =>
    (await moderator.client.call(fetchAlerts, { body: { data: { state } } })).body.alerts.data;
  expect(await alertsIn('open')).toMatchObject([
    { attributes: { kind: 'sms-budget', text: expect.stringContaining('2 SMS из 2') as string } },
  ]);

  const { signIn } = defaultPortalSettings;
  await admin.client.call(updatePortalSetting, {
    body: { data: { attributes: { signIn: { ...signIn, smsPerDay: 200 } } } },
  });
  // It looks when it begins, and every few seconds.
  await portal.services.auth.stop();
  portal.services.auth.start();
  await eventually(async () => expect(await alertsIn('open')).toEqual([]));
  expect(await alertsIn('resolved')).toMatchObject([
    { attributes: { kind: 'sms-budget', resolvedBy: 'system' } },
  ]);
});
