import { emailSchema } from '@portal/domain/guests';
import { liveConnectionRules, type HotelNetworkError } from '@portal/domain/server';
import { hotelNetworkError } from '@portal/domain/sign-in';
import * as z from 'zod';
import { createNetworkList } from '../kernel/network/network-list.ts';

/** What is wrong is said by what to give: never by what was given, which may be a secret in a wrong place. */
function wholeNumber(from: number, to?: number) {
  const error = `give a whole number from ${from} ${to === undefined ? 'on' : `to ${to}`}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(from, { error })
    .max(to ?? Number.MAX_SAFE_INTEGER, { error });
}

function oneOf<const Choices extends readonly [string, string, ...string[]]>(...choices: Choices) {
  const error = `give ${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}`;
  return z.enum(choices, { error });
}

const port = wholeNumber(0, 65_535);
const optional = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

function flag(on: string) {
  return z
    .string()
    .optional()
    .transform((value) => value === on);
}

function eachIsNetwork(networks: readonly string[], context: z.RefinementCtx): void {
  try {
    createNetworkList(networks);
  } catch {
    context.addIssue({ code: 'custom', message: 'Networks as CIDR, such as 185.71.76.0/27' });
  }
}

function eachIsAppOrigin(origins: ReadonlySet<string>, context: z.RefinementCtx): void {
  for (const origin of origins) {
    const url = URL.parse(origin);
    const isHere = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere);
    if (isSafe && url.origin === origin && !origin.includes('*')) continue;
    context.addIssue({
      code: 'custom',
      message: 'give exact origins such as https://app.hotel.example, separated by commas',
    });
    return;
  }
}

const hotelNetworkErrors = {
  noNetwork: 'is no network such as 203.0.113.7 or 203.0.113.0/24',
  tooWide:
    'is wider than /16 (IPv6: /32): strangers are in it too, and would have the high limits of the hotel',
} as const satisfies Record<HotelNetworkError, string>;

function eachIsHotelNetwork(networks: readonly string[], context: z.RefinementCtx): void {
  for (const network of networks) {
    const problem = hotelNetworkError(network);
    if (problem === null) continue;
    context.addIssue({ code: 'custom', message: `${network} ${hotelNetworkErrors[problem]}` });
  }
}

/** Stands in the guides, for everybody to read. */
export const publishedDemoPassword = 'park-hotel-demo';

/**
 * Networks from which YooKassa sends its notifications.
 * @source protocols/yookassa.md, section 6
 */
const yookassaNetworks = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11',
  '77.75.156.35',
  '2a02:5180::/32',
] as const;

/** Hosts of the browsers' push services. @source protocols/webpush.md, section 1 */
export const knownPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
];

/** A name of letters, and `*.` before it for all names below it: addresses in numbers are never allowed. */
const pushHostPattern = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/** Every variable the server reads, with its default. */
const environmentSchema = z.object({
  // Another word would have been taken for development.
  NODE_ENV: oneOf('production', 'development', 'test').default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_ORIGIN: z
    .url({
      protocol: /^https?$/,
      error: 'give an address such as https://portal.hotel.example',
    })
    .optional(),
  ALLOWED_APP_ORIGINS: z
    .string()
    .default('')
    .transform((origins) => new Set(origins.split(',').map((origin) => origin.trim())))
    .transform((origins) => (origins.delete(''), origins))
    .superRefine(eachIsAppOrigin),
  DATA_DIR: z.string().default('.portal'),
  DATABASE_URL: optional,
  REDIS_URL: optional,
  HOTEL_NETWORKS: z
    .string()
    .default('')
    .transform((networks) => networks.split(/[\s,]+/).filter((network) => network !== ''))
    .superRefine(eachIsHotelNetwork),
  TRUST_PROXY_HOPS: wholeNumber(0, 10).default(0),
  SANDBOX_PORT: port.default(3900),
  DEMO: flag('i-understand'),
  DEMO_STAFF_PASSWORD: z.string().min(8).default(publishedDemoPassword),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent').default('info'),
  METRICS_TOKEN: optional,

  SESSION_SECRET: optional,
  SESSION_SECRET_PREVIOUS: optional,
  OTP_PEPPER: optional,
  OTP_DIGITS: oneOf('4', '6').default('4').transform(Number),
  SMS_DAILY_BUDGET: wholeNumber(1).default(1000),
  SMS_PER_ADDRESS_PER_HOUR: wholeNumber(1).default(20),
  SMS_PER_ADDRESS_PER_DAY: wholeNumber(1).default(50),
  OTP_FAILED_CHECKS_PER_PHONE_PER_DAY: wholeNumber(1).default(10),
  OTP_FAILED_CHECKS_PER_ADDRESS_PER_HOUR: wholeNumber(1).default(20),
  OTP_FAILED_CHECKS_PER_DAY: wholeNumber(1).default(200),
  LIVE_CONNECTIONS_PER_NETWORK: wholeNumber(1).default(liveConnectionRules.perNetwork),
  LIVE_HANDSHAKES_PER_MINUTE: wholeNumber(1).default(liveConnectionRules.handshakesPerMinute),
  STAFF_IDLE_MINUTES: wholeNumber(1, 720).default(30),
  LEGACY_BROWSER_CODES: flag('i-understand'),

  SMS_PROVIDER: oneOf('sms-ru', 'smsc', 'sms-aero').default('sms-ru'),
  SMS_SENDER: optional,
  SMS_RU_API_ID: optional,
  SMSC_LOGIN: optional,
  SMSC_PASSWORD: optional,
  SMS_AERO_EMAIL: optional,
  SMS_AERO_API_KEY: optional,

  YOOKASSA_SHOP_ID: optional,
  YOOKASSA_SECRET_KEY: optional,
  YOOKASSA_NETWORKS: z
    .string()
    .default(yookassaNetworks.join(' '))
    .transform((networks) => networks.trim().split(/[\s,]+/))
    .superRefine(eachIsNetwork),
  YOOKASSA_CAPTURE: oneOf('automatic', 'manual').default('automatic'),
  YOOKASSA_RECEIPTS: flag('on'),
  YOOKASSA_TAX_SYSTEM_CODE: wholeNumber(1, 6).optional(),
  YOOKASSA_PAYMENT_MODE: oneOf('full_prepayment', 'full_payment').default('full_payment'),
  YOOKASSA_RECEIPT_EMAIL: optional.pipe(emailSchema.optional()),
  YOOKASSA_VAT_CODE: wholeNumber(1, 12).default(1),

  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
  VAPID_SUBJECT: z
    .union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:.+@.+$/)])
    .optional(),
  PUSH_HOSTS: z
    .string()
    .default(knownPushHosts.join(' '))
    .transform((hosts) => hosts.trim().split(/[\s,]+/))
    .pipe(z.array(z.string().regex(pushHostPattern))),

  IIKO_API_LOGIN: optional,
  IIKO_API_KEY: optional,
  IIKO_APP_ID: optional,
  IIKO_CLIENT_SECRET: optional,
  IIKO_WEBHOOK_TOKEN: optional,
  IIKO_PRICE_CATEGORY_ID: optional,

  TELEGRAM_BOT_TOKEN: optional,
  TELEGRAM_CHAT_ID: optional,
  TELEGRAM_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'),
  TELEGRAM_SIGNIN_CODES: flag('on'),
});

/** The environment, read and checked. */
export type Environment = z.output<typeof environmentSchema>;

/**
 * Reads the environment.
 *
 * @throws Error naming each variable that is wrong and why.
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  // A compose file passes on as empty what is not set around it.
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value?.trim() !== ''),
  );
  const result = environmentSchema.safeParse(nonEmpty);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(
    `The portal cannot start, because its environment is wrong:\n${lines.join('\n')}`,
  );
}
