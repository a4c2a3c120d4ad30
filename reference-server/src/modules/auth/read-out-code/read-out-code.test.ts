import { readOutRules } from '@portal/domain/server';
import { describe, expect, it } from 'vitest';
import { defaultPortalSettings } from '@portal/domain/portal';
import { readEnvironment } from '../../../config/environment.ts';
import { authSettings } from '../auth-settings.ts';
import { createMessageSeal } from '../sms-code/sealed-message.ts';
import { createCodeReadOut } from './read-out-code.ts';
import {
  otherThan,
  useSignInHouse,
  type SignInServer,
  type Visitor,
} from '../../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const phone = '+79161234567';

async function read(staff: Visitor, to = phone) {
  const { status, body } = await staff.post('/api/admin/sms-auth/code', { data: { phone: to } });
  return { status, ...(body.data as unknown as { code: string; expiresAt: string }) };
}

/** What the gateway is given of all that is queued. */
async function deliver(server: SignInServer): Promise<{ phone: string; text: string }[]> {
  const rows = await house.prisma.outbox.findMany({ where: { channel: 'sms' } });
  for (const row of rows) await server.auth.deliverSms(row);
  await house.prisma.outbox.deleteMany();
  return server.messages.splice(0).map(({ phone: to, text }) => ({ phone: to, text }));
}

/** What the calls of a session are answered with. */
async function seen(visitor: Visitor, id: number) {
  const statusOf = async (path: string, data: object) =>
    (await visitor.post(path, { data })).status;
  return {
    self: (await visitor.post('/api/sms-auth/guest', { data: { id } })).body,
    tickets: await statusOf('/api/tickets', {}),
    sessions: (await visitor.post('/api/profile/sessions', {})).status,
  };
}

describe('a code that the reception reads out', () => {
  it('is for the holder of the newest open challenge, and is not sent', async () => {
    const server = await house.open();
    const { visitor: staff } = await server.staff();
    expect(await read(staff)).toMatchObject({ status: 404 });
    const guest = server.visitor();
    await guest.sendCode(phone);
    house.pass(60);
    const { status, code, expiresAt } = await read(staff);
    expect([status, new Date(expiresAt).getTime() - Date.now()]).toEqual([200, 300_000]);
    expect(await deliver(server)).toEqual([]);
    expect((await server.visitor().login(phone, code)).body.code).toBe('CODE_REQUIRED');
    expect((await guest.login(phone, otherThan(code))).body.code).toBe('CODE_WRONG');
    expect((await guest.login(phone, code)).status).toBe(204);
    expect((await guest.register(phone)).status).toBe(201);
    expect(await read(staff)).toMatchObject({ status: 404 });
  });

  it('begins a session of a day, that of a new guest with everything', async () => {
    const server = await house.open();
    const { visitor: staff } = await server.staff();
    const guest = server.visitor();
    await guest.sendCode(phone);
    await guest.login(phone, (await read(staff)).code);
    const { body } = await guest.register(phone);
    expect(guest.cookies.get('known_device')).toBeUndefined();
    expect(await seen(guest, body.id)).toMatchObject({
      self: { guest: { attributes: { name: 'Анна' } } },
      ...{ tickets: 200, sessions: 200 },
    });
    house.pass(24 * 3600 - 1);
    expect((await seen(guest, body.id)).tickets).toBe(200);
    house.pass(1);
    expect((await seen(guest, body.id)).tickets).toBe(401);
  });

  it('shows nothing of an account that is older, until an SMS code was entered', async () => {
    const server = await house.open();
    const { id } = await server.guest(phone);
    await house.prisma.guest.update({ where: { id }, data: { email: 'anna@example.com' } });
    house.pass(3600);
    const { visitor: staff } = await server.staff();
    const guest = server.visitor();
    await guest.sendCode(phone);
    await deliver(server);
    const answer = await guest.login(phone, (await read(staff)).code);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/Анна|anna@/);
    const limited = await seen(guest, id);
    expect(limited).toMatchObject({ tickets: 403, sessions: 403 });
    expect(JSON.stringify(limited.self)).not.toMatch(/Анна|anna@/);
    expect((await guest.post('/api/orders', {})).body).toEqual({ orders: { data: [] } });

    await guest.sendCode(phone);
    await guest.login(phone, await server.codeFor(phone));
    expect(await seen(guest, id)).toMatchObject({ tickets: 200, sessions: 200 });
  });

  it('tells the account’s phone and sessions at once, and stands in the audit trail', async () => {
    const server = await house.open();
    const { id } = await server.guest(phone);
    const { visitor: staff } = await server.staff('olga');
    await deliver(server);
    const guest = server.visitor();
    await guest.sendCode(phone);
    await read(staff);
    const live = await house.prisma.outbox.findMany({ where: { kind: 'signInCodeRead' } });
    expect(live).toMatchObject([{ audience: { guestId: id } }]);
    expect(await deliver(server)).toEqual([
      { phone, text: expect.stringContaining('Ресепшен прочитал') as string },
    ]);
    const audit = await house.prisma.auditEntry.findMany({
      where: { action: 'code read out', entityId: String(id) },
    });
    expect(audit).toMatchObject([{ actor: 'admin_olga', entity: 'guest', entityId: String(id) }]);
  });

  it('can be read out ten times an hour by each, and sixty while SMS are spent or fail', async () => {
    const server = await house.open();
    const { visitor: olga } = await server.staff('olga');
    const { visitor: oleg } = await server.staff('oleg');
    await server.visitor().sendCode(phone);
    const statuses = async (staff: Visitor, times: number) => {
      const all = [];
      for (let time = 0; time < times; time += 1) all.push((await read(staff)).status);
      return all;
    };
    expect(await statuses(olga, 11)).toEqual([...Array<number>(10).fill(200), 429]);
    expect(await statuses(oleg, 1)).toEqual([200]);
    const health = { provider: 'sms', state: 'trouble', since: new Date() };
    await house.prisma.providerHealth.upsert({
      where: { provider: 'sms' },
      create: health,
      update: health,
    });
    expect(await statuses(olga, 51)).toEqual([...Array<number>(50).fill(200), 429]);
    expect(readOutRules.perHourWithoutSms.points).toBe(60);
    await house.prisma.providerHealth.deleteMany();
  });
});

it('asks for the reception’s phone before its transaction, which may hold the only connection', async () => {
  const seen: string[] = [];
  const readOut = createCodeReadOut({
    async makeChange() {
      seen.push('transaction');
      throw new Error('No challenge.');
    },
    portalSettings: {
      async read() {
        seen.push('settings');
        return { receptionPhone: '' };
      },
    },
    settings: authSettings(readEnvironment({}), () => defaultPortalSettings),
    pepper: 'a pepper',
    seal: createMessageSeal('a pepper'),
  });
  await expect(readOut(phone, {} as never)).rejects.toThrow('No challenge.');
  expect(seen).toEqual(['settings', 'transaction']);
});
