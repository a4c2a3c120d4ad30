import { describe, expect, it } from 'vitest';
import { bootRefusals } from './boot-refusals.ts';
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
    ['one value for both secrets', { OTP_PEPPER: production.SESSION_SECRET }, 'are the same'],
    ['the embedded database', { DATABASE_URL: undefined }, 'DATABASE_URL is not set'],
    ['no SMS credentials', { SMS_RU_API_ID: undefined }, 'credentials are missing'],
    ['no payment credentials', { YOOKASSA_SECRET_KEY: undefined }, 'guests could not pay'],
    ['plain http', { PUBLIC_ORIGIN: 'http://portal.example' }, 'not an https address'],
    ['codes in the chat of staff', { TELEGRAM_SIGNIN_CODES: 'on' }, 'refused in production'],
    ['browser-made codes', { LEGACY_BROWSER_CODES: 'i-understand' }, 'refused in production'],
  ])('refuses %s in production', (_, change, reason) => {
    expect(refusals({ ...production, ...change })).toContain(reason);
  });

  it.each([
    ['on a public address', { HOST: '0.0.0.0' }, 'unless HOST is loopback'],
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
    expect(refusals({ ...live, DATABASE_URL: 'postgres://db/portal' })).toBe('');
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
