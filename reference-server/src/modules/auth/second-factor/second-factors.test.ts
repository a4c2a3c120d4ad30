import { endpoints } from '@portal/domain/openapi';
import { defaultPortalSettings } from '@portal/domain/portal';
import type { WebAuthnOptions } from '@portal/domain/staff';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import { codeOfApp } from '../../../../test/fixtures/sign-in/authenticator.ts';
import {
  factorOrigin,
  factorPath,
  secondFactorTools,
  type Member,
} from '../../../../test/fixtures/sign-in/second-factors.ts';
import { createTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { readEnvironment } from '../../../config/environment.ts';
import { createOwnerAccounts } from '../../staff/owner/owner-accounts.ts';
import { authSettings } from '../auth-settings.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await createTestPortal({ only: [], environment: { PUBLIC_ORIGIN: factorOrigin } });
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.stop();
});

const { signIn, memberWith, member, enrolApp, enrolPasskey } = secondFactorTools(() => portal);

describe('who needs one', () => {
  it('are admins where the portal is public, and everybody where that is set', () => {
    const rules = (isDemo: boolean, secondFactorForAll: boolean) => {
      const { signIn: defaults } = defaultPortalSettings;
      const chosen = { ...defaultPortalSettings, signIn: { ...defaults, secondFactorForAll } };
      const { needsSecondFactor } = authSettings(readEnvironment({}), () => chosen, isDemo);
      return [needsSecondFactor('admin'), needsSecondFactor('moderator')];
    };
    expect(rules(false, false)).toEqual([true, false]);
    expect(rules(true, false)).toEqual([false, false]);
    expect(rules(true, true)).toEqual([true, true]);
  });

  it('signs in, and can do nothing before it is enrolled', async () => {
    const chosen = { ...defaultPortalSettings.signIn, secondFactorForAll: true };
    await portal.prisma.setting.create({ data: { key: 'signIn', value: chosen } });
    passTime({ seconds: 5 });
    await portal.call(null, '/api/portal-setting');
    const { status, body } = await signIn({}, 'admin');
    expect([status, body.guest.attributes.mustEnrolSecondFactor]).toEqual([200, true]);
    const call = memberWith(body.token);
    const answers = await Promise.all(
      [...endpoints.values()]
        .filter(({ access }) => access !== 'anyone' && 'admin' in access)
        .filter(({ path }) => !path.startsWith('/api/auth/logout'))
        .map(async ({ method, path }) => {
          const response = await portal.send(null, path.replaceAll(/:\w+/g, '1'), {
            method,
            headers: { authorization: `Bearer ${body.token}`, 'content-type': 'application/json' },
            ...(method !== 'GET' && { body: '{}' }),
          });
          const { code = null } = (await response.json().catch(() => ({}))) as { code?: string };
          return { call: path, isRefused: code === 'SECOND_FACTOR_ENROLMENT_REQUIRED' };
        }),
    );
    expect(answers.filter(({ isRefused }) => !isRefused).map(({ call: path }) => path)).toEqual([
      '/api/admin/sms-auth/guest',
      '/api/admin/staff/password',
      '/api/admin/auth/confirm/begin',
      '/api/admin/auth/confirm',
      `${factorPath}/fetch`,
      `${factorPath}/begin`,
      `${factorPath}/finish`,
      `${factorPath}/remove`,
      `${factorPath}/recovery`,
    ]);
    await enrolApp(call);
    expect((await call('/api/admin/staff/fetch')).status).toBe(200);
  });
});

describe('a factor that is lost', () => {
  it('is taken away by another admin: sessions end, the trail and the staff chat say so', async () => {
    await enrolApp(await member());
    const admin = await member('admin');
    const path = '/api/admin/staff/second-factor/remove';
    expect((await admin(path, { id: 'admin' })).body.code).toBe('OWN_ACCOUNT');
    expect((await admin(path, { id: 'moderator' })).status).toBe(204);
    const alive = { staffId: 'moderator', revokedAt: null };
    expect(await portal.prisma.session.count({ where: alive })).toBe(0);
    expect((await signIn()).status).toBe(200);
    const trail = await portal.prisma.auditEntry.findMany({
      where: { action: 'second factor', actor: 'admin_admin' },
    });
    expect(trail).toMatchObject([{ entityId: 'moderator', from: { count: 1 } }]);
    const sent = await portal.prisma.outbox.findMany({ where: { channel: 'telegram' } });
    expect(JSON.stringify(sent.map(({ payload }) => payload))).toContain('moderator');
  });

  it('is taken away by whoever has the machine', async () => {
    await enrolApp(await member());
    const owner = createOwnerAccounts(portal.prisma);
    await owner.resetPassword('moderator', 'four words are better');
    expect((await signIn({ password: 'four words are better' })).status).toBe(200);
    expect(await portal.prisma.recoveryCode.count()).toBe(0);
  });
});

describe('a confirmation', () => {
  it('takes a code or a passkey that is older than the session, and offers nothing else', async () => {
    const before = await member();
    const { secret } = await enrolApp(before);
    const { authenticator } = await enrolPasskey(before);
    const kindsFor = async (call: Member) => {
      const begun = await call<{ data: { kinds: string[]; passkey: WebAuthnOptions | null } }>(
        '/api/admin/auth/confirm/begin',
      );
      return begun.body.data;
    };
    expect((await kindsFor(before)).kinds).toEqual(['password']);
    const { body } = await signIn({ code: codeOfApp(secret) });
    const call = memberWith(body.token);
    const check = () => call('/api/admin/auth/confirm/check');
    passTime({ minutes: 10 });
    expect((await check()).body.code).toBe('REAUTHENTICATION_REQUIRED');
    const { kinds, passkey } = await kindsFor(call);
    expect(kinds).toEqual(['password', 'totp', 'passkey', 'recovery']);
    const proof = authenticator.prove(passkey ?? {});
    expect((await call('/api/admin/auth/confirm', { passkey: proof })).status).toBe(204);
    expect((await check()).status).toBe(204);
    passTime({ minutes: 10 });
    expect((await check()).status).toBe(403);
    const code = codeOfApp(secret);
    expect((await call('/api/admin/auth/confirm', { code })).status).toBe(204);
    expect((await check()).status).toBe(204);
  });
});
