import { afterEach, expect, it } from 'vitest';
import { createEmptyTestDatabase } from './test/databases/own-database.ts';
import { codeOfApp } from './test/fixtures/sign-in/authenticator.ts';
import { factorPath } from './test/fixtures/sign-in/second-factors.ts';
import { createPortalProcess } from './test/resilience/portal-process.ts';

const leftovers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of leftovers.splice(0).reverse()) await remove();
});

it(
  'a fresh production start goes from nothing to the first admin signed in',
  { timeout: 240_000 },
  async () => {
    // No table, no secret, no file of anything that ran before.
    const database = await createEmptyTestDatabase();
    leftovers.push(database.stop);
    const portal = await createPortalProcess({
      environment: {
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: 'https://portal.example',
        DATABASE_URL: database.url,
        SESSION_SECRET: 'Zq8vT4nLx2Rk7Wc9Jp5Hd3Fs6Gb1Ym0Q',
        OTP_PEPPER: 'b7Kd2Xn9Vw4Rt6Lq1Mz8Pc5Hs3Fj0GyT',
        SMS_RU_API_ID: 'live-id',
        YOOKASSA_SHOP_ID: '100001',
        YOOKASSA_SECRET_KEY: 'live_key',
      },
    });
    leftovers.push(() => portal.remove());

    async function call(path: string, data: object, token?: string) {
      const response = await fetch(portal.url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ data }),
      });
      const text = await response.text();
      const body = (text === '' ? {} : JSON.parse(text)) as {
        readonly token?: string;
        readonly code?: string;
        readonly data?: { readonly id: string; readonly secret: string };
        readonly recoveryCodes?: readonly string[];
      };
      return { status: response.status, body, cookie: response.headers.get('Set-Cookie') ?? '' };
    }
    const linkOf = (output: string) => /^First admin: (\S+)$/m.exec(output)?.[1];

    await portal.start();
    const link = linkOf(portal.output()) ?? '';
    expect(link).toMatch(/^https:\/\/portal\.example\/admin\/first#/);
    expect(portal.output()).not.toContain('__sandbox');
    const published = { id: 'admin', password: 'park-hotel-demo' };
    expect((await call('/api/admin/auth/login', published)).status).toBe(204);

    const token = new URL(link).hash.slice(1);
    const mine = { id: 'olga', password: 'four words are better' };
    expect((await call('/api/admin/first/check', { token })).status).toBe(204);
    const weak = { token, staff: { id: 'olga', password: 'park-hotel-demo' } };
    expect((await call('/api/admin/first/create', weak)).status).toBe(422);
    expect((await call('/api/admin/first/create', { token, staff: mine })).status).toBe(201);
    expect((await call('/api/admin/first/create', { token, staff: mine })).body.code).toBe(
      'STAFF_EXISTS',
    );

    const signedIn = await call('/api/admin/auth/login', mine);
    expect(signedIn.status).toBe(200);
    expect(signedIn.cookie).toMatch(/^session_token=.*; Secure/);
    const staffOf = () => call('/api/admin/staff/fetch', {}, signedIn.body.token);
    expect((await staffOf()).body.code).toBe('SECOND_FACTOR_ENROLMENT_REQUIRED');

    const begun = await call(`${factorPath}/begin`, { kind: 'totp' }, signedIn.body.token);
    const { id = '', secret = '' } = begun.body.data ?? {};
    const enrolment = { id, name: 'Телефон', code: codeOfApp(secret) };
    const enrolled = await call(`${factorPath}/finish`, enrolment, signedIn.body.token);
    expect([enrolled.status, enrolled.body.recoveryCodes?.length]).toEqual([201, 10]);
    expect((await staffOf()).status).toBe(200);
    expect((await call('/api/admin/auth/login', mine)).body.code).toBe('SECOND_FACTOR_REQUIRED');

    const { exitCode } = await portal.interrupt();
    expect(exitCode).toBe(0);
    await portal.start();
    expect(linkOf(portal.output())).toBeUndefined();
    expect((await staffOf()).status).toBe(200);
  },
);
