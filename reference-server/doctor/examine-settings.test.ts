import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/config/environment.ts';
import { examineSettings } from './examine-settings.ts';

const production = {
  ...{ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://portal.example', TRUST_PROXY_HOPS: '1' },
  DATABASE_URL: 'postgresql://portal:of-the-database@127.0.0.1/portal',
  SESSION_SECRET: 'Zq8vT4nLx2Rk7Wc9Jp5Hd3Fs6Gb1Ym0Q',
  OTP_PEPPER: 'b7Kd2Xn9Vw4Rt6Lq1Mz8Pc5Hs3Fj0GyT',
  SMS_RU_API_ID: 'live-id',
  ...{ YOOKASSA_SHOP_ID: '100001', YOOKASSA_SECRET_KEY: 'live_key' },
  METRICS_TOKEN: 'of-the-scraper-and-long-enough',
};

function found(changed: Record<string, string> = {}, node = 'v24.5.0'): string[] {
  const findings = examineSettings(readEnvironment({ ...production, ...changed }), node);
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ check, level, what }) => `${level} ${check}: ${what}`);
}

describe('the settings of a portal in public', () => {
  it('are right', () => expect(found()).toEqual([]));

  it.each([
    ['a weak secret', { SESSION_SECRET: 'secret' }, 'wrong settings: SESSION_SECRET is weak'],
    ['the same secret twice', { OTP_PEPPER: production.SESSION_SECRET }, 'are the same'],
    ['half a provider', { TELEGRAM_BOT_TOKEN: 'x' }, 'wrong settings: TELEGRAM_BOT_TOKEN and'],
    ['a part of iiko', { IIKO_API_KEY: 'x' }, 'wrong settings: IIKO_API_KEY, IIKO_APP_ID'],
    ['no hops behind a proxy', { TRUST_PROXY_HOPS: '0' }, 'wrong proxy: TRUST_PROXY_HOPS is 0'],
    ['plain http', { PUBLIC_ORIGIN: 'http://portal.example' }, 'PUBLIC_ORIGIN is not an https'],
    ['a short token', { METRICS_TOKEN: 'short' }, 'wrong metrics-token'],
    ['no token', { METRICS_TOKEN: '' }, 'warning metrics-token'],
    [
      'plain http to Telegram',
      { TELEGRAM_API_URL: 'http://bots.example' },
      'wrong settings: TELEGRAM_API_URL is plain http',
    ],
    ['another NODE_ENV', { NODE_ENV: 'development' }, 'warning public: It is public'],
  ])('are found out where there is %s', (_, changed, expected) => {
    expect(found(changed).join('\n')).toContain(expected);
  });

  it('are found out on an old Node', () => {
    expect(found({}, 'v22.1.0')).toEqual([expect.stringContaining('wrong node: Node.js v22.1.0')]);
  });

  it('are not told with a secret in them', () => {
    for (const changed of [
      {},
      { SESSION_SECRET: 'secret-of-mine' },
      { METRICS_TOKEN: 'short-one' },
    ]) {
      const sent = JSON.stringify(
        examineSettings(readEnvironment({ ...production, ...changed }), 'v24.0.0'),
      );
      expect(sent).not.toMatch(/Zq8v|b7Kd|live_key|live-id|of-the|secret-of-mine|short-one/);
    }
  });

  it('allow a demo on purpose, and say what that means', () => {
    const demo = readEnvironment({ TRUST_PROXY_HOPS: '1', DEMO: 'i-understand' });
    expect(examineSettings(demo, 'v24.0.0')).toContainEqual(
      expect.objectContaining({ check: 'public', level: 'warning' }),
    );
  });

  it('of a trial tell of plain http to Telegram, once', () => {
    const attempt = readEnvironment({ TELEGRAM_API_URL: 'http://bots.example' });
    const sent = examineSettings(attempt, 'v24.0.0').filter(({ level }) => level !== 'ok');
    expect(sent).toMatchObject([{ check: 'telegram', level: 'warning' }]);
    const inPublic = found({ TELEGRAM_API_URL: 'http://bots.example' });
    expect(inPublic.filter((line) => line.includes('TELEGRAM_API_URL'))).toHaveLength(1);
  });

  it('of a trial on this machine are right as they are', () => {
    const levels = examineSettings(readEnvironment({}), 'v24.0.0').map(({ level }) => level);
    expect(new Set(levels)).toEqual(new Set(['ok']));
  });
});
