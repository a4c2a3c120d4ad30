import type { Endpoint } from '@portal/domain/contract';
import { endpoints } from '@portal/domain/openapi';
import { defaultPortalSettings } from '@portal/domain/portal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import { createTestPortal, staffPassword, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await createTestPortal({ only: [] });
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.stop();
});

type SignedIn = Awaited<ReturnType<typeof signIn>>;

async function signIn(id = 'admin') {
  const data = { id, password: staffPassword };
  const { body } = await portal.call<{ token: string }>(null, '/api/admin/auth/login', data);
  const authorization = `Bearer ${body.token}`;
  return {
    token: body.token,
    async call(
      path: string,
      body: unknown = {},
    ): Promise<{ status: number; code: string | undefined }> {
      const answer = await portal.call(null, path, body, { authorization });
      return { status: answer.status, code: answer.body.code };
    },
  };
}

const confirm = (member: SignedIn, password = staffPassword) =>
  member.call('/api/admin/auth/confirm', { password });
const dangerous = (member: SignedIn) =>
  member.call('/api/admin/staff/password/reset', { id: 'moderator' });
const { hotelNetworks, signIn: signInSettings } = defaultPortalSettings;
const refused = { status: 403, code: 'REAUTHENTICATION_REQUIRED' };

describe('what is dangerous', () => {
  it('is open for ten minutes after signing in, and again after a confirmation', async () => {
    const admin = await signIn();
    passTime({ minutes: 9 });
    expect(await dangerous(admin)).toMatchObject({ status: 200 });
    passTime({ minutes: 1 });
    expect(await dangerous(admin)).toEqual(refused);
    expect(await confirm(admin)).toMatchObject({ status: 204 });
    expect(await dangerous(admin)).toMatchObject({ status: 200 });
    passTime({ minutes: 10 });
    expect(await dangerous(admin)).toEqual(refused);
    expect(await portal.prisma.auditEntry.count({ where: { action: 'confirm' } })).toBe(1);
  });

  it('is known to other instances at once', async () => {
    const admin = await signIn();
    passTime({ minutes: 10 });
    const other = await portal.anotherInstance();
    const { auth } = other.modules;
    const before = await auth.authenticate(admin.token);
    await confirm(admin);
    const after = await auth.authenticate(admin.token, { isFresh: true });
    const ages = [before, after].map((actor) =>
      actor && actor.role !== 'guest' ? Date.now() - actor.confirmedAt.getTime() : null,
    );
    expect(ages[0]).toBeGreaterThanOrEqual(600_000);
    expect(ages[1]).toBeLessThan(60_000);
  });

  it.each([
    ['/api/admin/staff/create', { staff: { id: 'vera', name: 'Вера', role: 'admin' } }],
    ['/api/admin/staff/update', { staff: { id: 'moderator', role: 'admin' } }],
    ['/api/admin/staff/update', { staff: { id: 'moderator', password: 'four words are better' } }],
    ['/api/portal-setting/update', { attributes: { refundConfirmAbove: 1 } }],
    [
      '/api/portal-setting/update',
      { attributes: { signIn: { ...signInSettings, failedChecksPerPhonePerDay: 1_000 } } },
    ],
    [
      '/api/portal-setting/update',
      { attributes: { hotelNetworks: { ...hotelNetworks, networks: ['198.51.100.7'] } } },
    ],
  ])('needs it: %s %j', async (path, data) => {
    const admin = await signIn();
    passTime({ minutes: 10 });
    expect(await admin.call(path, data)).toEqual(refused);
    await confirm(admin);
    expect((await admin.call(path, data)).status).toBeLessThan(300);
  });

  it.each([
    ['/api/admin/staff/create', { staff: { id: 'vera', name: 'Вера', role: 'banquet' } }],
    ['/api/admin/staff/update', { staff: { id: 'moderator', name: 'Вера' } }],
    ['/api/portal-setting/update', { attributes: { debug: true } }],
  ])('is not this: %s %j', async (path, data) => {
    const admin = await signIn();
    passTime({ minutes: 10 });
    expect((await admin.call(path, data)).status).toBeLessThan(300);
  });

  it('is declared: these calls, and no other', () => {
    const declared = [...endpoints.values()].flatMap(({ method, path, confirm: kind }: Endpoint) =>
      kind ? [`${kind === true ? 'always' : kind}: ${method} ${path}`] : [],
    );
    expect(declared.toSorted()).toEqual([
      'always: GET /api/admin/guest/:id/data.zip',
      'always: GET /api/admin/guest/export.csv',
      'always: GET /api/admin/order/export.csv',
      'always: GET /api/admin/order/export.xlsx',
      'always: POST /api/admin/auth/confirm/check',
      'always: POST /api/admin/auth/second-factor/begin',
      'always: POST /api/admin/auth/second-factor/finish',
      'always: POST /api/admin/auth/second-factor/recovery',
      'always: POST /api/admin/auth/second-factor/remove',
      'always: POST /api/admin/guest/erase',
      'always: POST /api/admin/sms-auth/code',
      'always: POST /api/admin/staff/password/reset',
      'always: POST /api/admin/staff/second-factor/remove',
      'by-body: POST /api/admin/payment/reconciliation/resolve',
      'by-body: POST /api/admin/payment/refund',
      'by-body: POST /api/admin/staff/create',
      'by-body: PUT /api/admin/staff/update',
      'by-body: PUT /api/portal-setting/update',
    ]);
  });
});

describe('a confirmation', () => {
  it('ends the session at the fifth wrong one, however many come at once', async () => {
    const admin = await signIn();
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(admin, 'wrong')));
    const wrong = answers.filter(({ code }) => code === 'PASSWORD_WRONG');
    expect(wrong).toHaveLength(4);
    expect(answers.filter(({ code }) => code === 'SESSION_EXPIRED')).toHaveLength(8);
    expect(await dangerous(admin)).toMatchObject({ status: 401 });
    const where = { action: 'sign-in locked', entity: 'staff', entityId: 'admin' };
    const locks = (await portal.prisma.auditEntry.findMany({ where })).map(({ to }) => to);
    const ofSession = { reason: 'session', network: expect.any(String) as string };
    expect(locks.filter((to) => (to as { reason: string }).reason === 'session')).toEqual([
      ofSession,
    ]);
  });

  it('that is wrong stands in the audit trail, with a hash of the network alone', async () => {
    const admin = await signIn();
    expect(await confirm(admin, 'wrong')).toMatchObject({ code: 'PASSWORD_WRONG' });
    const entries = await portal.prisma.auditEntry.findMany({
      where: { action: 'sign-in refused' },
    });
    const network = expect.stringMatching(/^[\w-]{12}$/) as unknown;
    expect(entries).toMatchObject([
      {
        ...{ actor: 'system', entity: 'staff', entityId: 'admin' },
        to: { reason: 'PASSWORD_WRONG', network },
      },
    ]);
    expect(await portal.prisma.auditEntry.count({ where: { action: 'confirm' } })).toBe(0);
  });

  it('that is right forgets the wrong ones before it', async () => {
    const admin = await signIn();
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 3; time += 1) await confirm(admin, 'wrong');
      expect(await confirm(admin)).toMatchObject({ status: 204 });
      passTime({ minutes: 15 });
    }
  });

  it('needs a password that is older than the session', async () => {
    const admin = await signIn();
    const newPassword = 'four words are better';
    passTime({ minutes: 10 });
    const change = { password: staffPassword, newPassword };
    expect(await admin.call('/api/admin/staff/password', change)).toMatchObject({ status: 204 });
    for (let time = 0; time < 6; time += 1)
      expect(await confirm(admin, newPassword)).toEqual(refused);
    expect(await dangerous(admin)).toEqual(refused);
  });
});
