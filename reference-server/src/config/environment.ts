import { z } from 'zod';
import { knownPushHosts, pushHostPattern } from './push-hosts.ts';

const port = z.coerce.number().int().min(0).max(65_535);
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

/** Every variable the server reads, with its default. */
const environmentSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.portal'),
  DATABASE_URL: optional,
  REDIS_URL: optional,
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  SANDBOX_PORT: port.default(3900),
  DEMO_STAFF_PASSWORD: z.string().min(8).default('park-hotel-demo'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: optional,

  SESSION_SECRET: optional,
  OTP_PEPPER: optional,
  OTP_DIGITS: z.enum(['4', '6']).default('4').transform(Number),
  SMS_DAILY_BUDGET: z.coerce.number().int().positive().default(1000),
  SMS_PER_ADDRESS_PER_HOUR: z.coerce.number().int().positive().default(20),
  SMS_PER_ADDRESS_PER_DAY: z.coerce.number().int().positive().default(50),
  OTP_FAILED_CHECKS_PER_PHONE_PER_DAY: z.coerce.number().int().positive().default(10),
  OTP_FAILED_CHECKS_PER_ADDRESS_PER_HOUR: z.coerce.number().int().positive().default(20),
  OTP_FAILED_CHECKS_PER_DAY: z.coerce.number().int().positive().default(200),
  STAFF_IDLE_MINUTES: z.coerce.number().int().positive().max(720).default(30),
  LEGACY_BROWSER_CODES: flag('i-understand'),

  SMS_PROVIDER: z.enum(['sms-ru', 'smsc', 'sms-aero']).default('sms-ru'),
  SMS_SENDER: optional,
  SMS_RU_API_ID: optional,
  SMSC_LOGIN: optional,
  SMSC_PASSWORD: optional,
  SMS_AERO_EMAIL: optional,
  SMS_AERO_API_KEY: optional,

  YOOKASSA_SHOP_ID: optional,
  YOOKASSA_SECRET_KEY: optional,
  YOOKASSA_CAPTURE: z.enum(['automatic', 'manual']).default('automatic'),
  YOOKASSA_RECEIPTS: flag('on'),
  YOOKASSA_VAT_CODE: z.coerce.number().int().min(1).max(12).default(1),

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
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(
    `The portal cannot start, because its environment is wrong:\n${lines.join('\n')}`,
  );
}
