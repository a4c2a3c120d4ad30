import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnvironment({})).toMatchObject({
      ...{ PORT: 3000, HOST: '127.0.0.1', SANDBOX_PORT: 3900, DATA_DIR: '.portal' },
      ...{ TRUST_PROXY_HOPS: 0, OTP_DIGITS: 4, SMS_PROVIDER: 'sms-ru', YOOKASSA_RECEIPTS: false },
    });
  });

  it('takes what is empty for what is not set', () => {
    const empty = { PORT: '', PUBLIC_ORIGIN: '', DATABASE_URL: '  ', SMS_DAILY_BUDGET: '' };
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
    const spaces = { PORT: ' ', SANDBOX_PORT: '\t', DATA_DIR: ' ', HOST: ' ', NODE_ENV: ' ' };
    expect(readEnvironment(spaces)).toEqual(readEnvironment({}));
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT: give a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT: give a whole number from 0 to 65535'],
    [{ SANDBOX_PORT: '80.5' }, 'SANDBOX_PORT: give a whole number from 0 to 65535'],
    [{ SMS_DAILY_BUDGET: 'many' }, 'SMS_DAILY_BUDGET: give a whole number from 1 on'],
    [{ YOOKASSA_VAT_CODE: '13' }, 'YOOKASSA_VAT_CODE: give a whole number from 1 to 12'],
    [{ OTP_DIGITS: '5' }, 'OTP_DIGITS: give 4 or 6'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: give trace, debug, info, warn, error or silent'],
    [
      { PUBLIC_ORIGIN: 'portal.example' },
      'PUBLIC_ORIGIN: give an address such as https://portal.hotel.example',
    ],
  ])('says in words what to give instead: %o', (variables, advice) => {
    expect(() => readEnvironment(variables)).toThrow(`  ${advice}`);
  });

  it('leaves what is not the portal’s alone', () => {
    expect(readEnvironment({ PATH: '/bin', HOME: '/root' })).toEqual(readEnvironment({}));
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'staging'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_ORIGIN', 'portal.example'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['ALLOWED_APP_ORIGINS', '*'],
    ['ALLOWED_APP_ORIGINS', 'https://*.hotel.example'],
    ['ALLOWED_APP_ORIGINS', 'http://app.hotel.example'],
    ['ALLOWED_APP_ORIGINS', 'https://app.hotel.example/'],
    ['ALLOWED_APP_ORIGINS', 'https://app.hotel.example https://other.example'],
    ['ALLOWED_APP_ORIGINS', 'https://app.hotel.example,null'],
    ['TRUST_PROXY_HOPS', '-1'],
    ['TRUST_PROXY_HOPS', 'loopback'],
    ['DEMO_STAFF_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['OTP_DIGITS', '5'],
    ['SMS_DAILY_BUDGET', '0'],
    ['HOTEL_NETWORKS', 'hotel'],
    ['HOTEL_NETWORKS', '203.0.113.7 10.0.0.0/8'],
    ['HOTEL_NETWORKS', '2001:db8::/31'],
    ['STAFF_IDLE_MINUTES', '1e9'],
    ['SMS_PROVIDER', 'pigeon'],
    ['YOOKASSA_CAPTURE', 'later'],
    ['YOOKASSA_VAT_CODE', '13'],
    ['YOOKASSA_TAX_SYSTEM_CODE', '7'],
    ['YOOKASSA_PAYMENT_MODE', 'later'],
    ['YOOKASSA_RECEIPT_EMAIL', 'nobody'],
    ['YOOKASSA_NETWORKS', 'everybody'],
    ['YOOKASSA_NETWORKS', '185.71.76.0/27, 10.0.0.0/33'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`  ${name}: `);
  });

  it('names everything that is wrong at once, and never what was given', () => {
    const wrong = { PORT: 'secret-port', OTP_DIGITS: 'secret-digits', LOG_LEVEL: 'secret-level' };
    expect(() => readEnvironment(wrong)).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*OTP_DIGITS/);
    expect(() => readEnvironment(wrong)).not.toThrow(/secret/);
  });

  it.each(['1', 'true', 'on', 'yes', 'I-UNDERSTAND'])(
    'switches browser-made codes and a public demo on by no other word: %s',
    (value) => {
      expect(readEnvironment({ LEGACY_BROWSER_CODES: value, DEMO: value })).toMatchObject({
        ...{ LEGACY_BROWSER_CODES: false, DEMO: false },
      });
    },
  );
});
