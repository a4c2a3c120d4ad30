import { newPasswordSchema } from '@portal/domain/staff';
import { describe, expect, it } from 'vitest';
import { bootRefusals, publicReasons } from './boot-refusals.ts';
import { readEnvironment } from './environment.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://portal.example',
  DATABASE_URL: 'postgres://db/portal',
  SESSION_SECRET: 'Zq8vT4nLx2Rk7Wc9Jp5Hd3Fs6Gb1Ym0Q',
  OTP_PEPPER: 'b7Kd2Xn9Vw4Rt6Lq1Mz8Pc5Hs3Fj0GyT',
  SMS_RU_API_ID: 'live-id',
  YOOKASSA_SHOP_ID: '100001',
  YOOKASSA_SECRET_KEY: 'live_key',
};

function refusals(environment: Record<string, string | undefined>): string {
  return bootRefusals(readEnvironment(environment)).join('\n');
}

describe('boot refusals', () => {
  it('lets a complete production environment start', () => {
    expect(refusals(production)).toBe('');
  });

  it('lets an empty environment start for development', () => {
    expect(refusals({})).toBe('');
  });

  it.each([
    ['a missing session secret', { SESSION_SECRET: undefined }, 'SESSION_SECRET is not set'],
    ['a short pepper', { OTP_PEPPER: 'short' }, 'OTP_PEPPER is weak'],
    ['a repetitive secret', { SESSION_SECRET: 'a'.repeat(64) }, 'SESSION_SECRET is weak'],
    [
      'a weak secret of before',
      { SESSION_SECRET_PREVIOUS: 'a'.repeat(64) },
      'SESSION_SECRET_PREVIOUS is weak',
    ],
    ['one value for both secrets', { OTP_PEPPER: production.SESSION_SECRET }, 'are the same'],
    ['the embedded database', { DATABASE_URL: undefined }, 'DATABASE_URL is not set'],
    ['no SMS credentials', { SMS_RU_API_ID: undefined }, 'credentials are missing'],
    ['no payment credentials', { YOOKASSA_SECRET_KEY: undefined }, 'guests could not pay'],
    ['plain http', { PUBLIC_ORIGIN: 'http://portal.example' }, 'not an https address'],
    ['codes in the chat of staff', { TELEGRAM_SIGNIN_CODES: 'on' }, 'refused in public'],
    [
      'plain http to Telegram',
      { TELEGRAM_API_URL: 'http://bots.example' },
      "reads the bot's token",
    ],
    ['its own proxy as the hotel', { HOTEL_NETWORKS: '203.0.113.7 127.0.0.1' }, 'own proxy'],
    ['that by IPv6', { HOTEL_NETWORKS: '::/64' }, 'own proxy'],
    ['browser-made codes', { LEGACY_BROWSER_CODES: 'i-understand' }, 'refused in public'],
  ])('refuses %s in production, and wherever else strangers come', (_, change, reason) => {
    expect(refusals({ ...production, ...change })).toContain(reason);
    expect(refusals({ ...production, ...change, NODE_ENV: undefined })).toContain(reason);
  });

  it('takes a Bot API server of its own beside it, which speaks plain http', () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      expect(refusals({ ...production, TELEGRAM_API_URL: `http://${host}:8081` })).toBe('');
    }
  });

  it.each(['development', 'test', undefined])(
    'lets it start as well with NODE_ENV=%s',
    (NODE_ENV) => {
      expect(refusals({ ...production, NODE_ENV })).toBe('');
    },
  );

  it.each([
    ['on a public address', { HOST: '0.0.0.0' }, 'refused in public'],
    ['behind a proxy', { TRUST_PROXY_HOPS: '1' }, 'refused in public'],
    ['at a public origin', { PUBLIC_ORIGIN: 'https://hotel.example' }, 'refused in public'],
    [
      'in public, a demo or not',
      { TRUST_PROXY_HOPS: '1', DEMO: 'i-understand' },
      'refused in public',
    ],
    ['beside live credentials', { YOOKASSA_SHOP_ID: '1' }, "beside a real provider's credentials"],
    [
      'beside a live chat of staff',
      { TELEGRAM_BOT_TOKEN: '1:x', TELEGRAM_CHAT_ID: '-1001' },
      "beside a real provider's credentials",
    ],
    ['beside a live menu', { IIKO_API_LOGIN: 'login' }, "beside a real provider's credentials"],
  ])('refuses browser-made codes %s', (_, change, reason) => {
    expect(refusals({ LEGACY_BROWSER_CODES: 'i-understand', ...change })).toContain(reason);
  });

  it.each([
    { YOOKASSA_SHOP_ID: '1' },
    { YOOKASSA_SECRET_KEY: 'test_x' },
    { SMSC_LOGIN: 'x' },
    { SMS_AERO_API_KEY: 'x' },
    { TELEGRAM_BOT_TOKEN: '1:x' },
    { TELEGRAM_CHAT_ID: '-1001' },
  ])('refuses half of what belongs together: %o', (half) => {
    expect(refusals(half)).toContain('belong together');
  });

  it('refuses live payments on the embedded database wherever it runs, and takes a test shop', () => {
    const live = { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'live_x' };
    expect(refusals(live)).toContain('DATABASE_URL is not set');
    const { PUBLIC_ORIGIN: _, NODE_ENV: __, ...here } = production;
    expect(refusals({ ...here, DATABASE_URL: undefined })).toContain('DATABASE_URL is not set');
    expect(refusals({ ...live, YOOKASSA_SECRET_KEY: 'test_x' })).toBe('');
  });

  it('refuses an iiko key without its application', () => {
    expect(refusals({ IIKO_API_KEY: 'key', IIKO_APP_ID: 'app' })).toContain('belong together');
    expect(
      refusals({ IIKO_API_KEY: 'key', IIKO_APP_ID: 'app', IIKO_CLIENT_SECRET: 'secret' }),
    ).toBe('');
  });

  it('takes browser-made codes on loopback in development', () => {
    expect(refusals({ LEGACY_BROWSER_CODES: 'i-understand' })).toBe('');
  });
});

describe('what makes a portal public', () => {
  const reasons = (variables: Record<string, string>) =>
    publicReasons(readEnvironment(variables)).join();

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV'],
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '::' }, 'HOST'],
    [{ HOST: '192.168.0.7' }, 'HOST'],
    [{ HOST: 'hotel.example' }, 'HOST'],
    [{ PUBLIC_ORIGIN: 'https://hotel.example' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'http://localhost.hotel.example' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'http://10.0.0.5:3000' }, 'PUBLIC_ORIGIN'],
    [{ TRUST_PROXY_HOPS: '1' }, 'TRUST_PROXY_HOPS'],
    [{ YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'live_x' }, 'YooKassa'],
  ])('is a fact, whatever NODE_ENV says: %o', (variables, reason) => {
    expect(reasons(variables)).toContain(reason);
  });

  it.each([
    {},
    { HOST: 'localhost', PUBLIC_ORIGIN: 'http://localhost:8080' },
    { HOST: '127.0.0.2', PUBLIC_ORIGIN: 'https://portal.localhost' },
    { HOST: '::1', PUBLIC_ORIGIN: 'http://[::1]:3000' },
    { SMS_RU_API_ID: 'live-id', TELEGRAM_BOT_TOKEN: '1:x', TELEGRAM_CHAT_ID: '-1' },
    { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'test_x' },
  ])('is not %o', (variables) => {
    expect(reasons(variables)).toBe('');
    expect(refusals(variables)).toBe('');
  });

  it('asks of it what production asks, and says why and what else there is', () => {
    const behindProxy = refusals({ TRUST_PROXY_HOPS: '1' });
    for (const part of ['TRUST_PROXY_HOPS', 'DEMO=i-understand', 'SESSION_SECRET', 'https']) {
      expect(behindProxy).toContain(part);
    }
  });

  it('lets a demo be shown there on purpose, beside no real credential', () => {
    const DEMO = 'i-understand';
    for (const variables of [{ HOST: '0.0.0.0' }, { PUBLIC_ORIGIN: 'http://hotel.example' }, {}]) {
      expect(refusals({ ...variables, DEMO })).toBe('');
    }
    expect(refusals({ HOST: '0.0.0.0', DEMO: 'yes' })).toContain('SESSION_SECRET');
    for (const variables of [
      { SMS_RU_API_ID: 'live-id' },
      { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'test_x' },
      { TELEGRAM_BOT_TOKEN: '1:x', TELEGRAM_CHAT_ID: '-1' },
    ]) {
      expect(refusals({ ...variables, DEMO })).toContain("beside a real provider's credentials");
    }
    const strict = refusals({ ...production, DEMO });
    expect(strict).toContain('refused with NODE_ENV=production');
    expect(refusals({ NODE_ENV: 'production', DEMO })).toContain(
      'refused with NODE_ENV=production',
    );
  });

  it('has a published demo password, which no account may be given', () => {
    const { DEMO_STAFF_PASSWORD: published } = readEnvironment({});
    expect(newPasswordSchema.safeParse(published).success).toBe(false);
  });
});
