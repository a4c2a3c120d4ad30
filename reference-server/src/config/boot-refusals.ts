import { createNetworkList, loopbackNetworks } from '../kernel/network/network-list.ts';
import type { Environment } from './environment.ts';
import { areOnePair } from './vapid-keys.ts';

const loopback = createNetworkList(loopbackNetworks);
const shortestSecret = 32;

/** Whether the chosen SMS provider has its credentials. */
export function hasSmsCredentials(environment: Environment): boolean {
  switch (environment.SMS_PROVIDER) {
    case 'sms-ru':
      return environment.SMS_RU_API_ID !== undefined;
    case 'smsc':
      return environment.SMSC_LOGIN !== undefined && environment.SMSC_PASSWORD !== undefined;
    case 'sms-aero':
      return environment.SMS_AERO_EMAIL !== undefined && environment.SMS_AERO_API_KEY !== undefined;
  }
}

/** Whether the payment provider has its credentials. */
export function hasPaymentCredentials(environment: Environment): boolean {
  return (
    environment.YOOKASSA_SHOP_ID !== undefined && environment.YOOKASSA_SECRET_KEY !== undefined
  );
}

/** Whether there is a bot, and a chat of staff for it to write to. */
export function hasStaffChatCredentials(environment: Environment): boolean {
  return environment.TELEGRAM_BOT_TOKEN !== undefined && environment.TELEGRAM_CHAT_ID !== undefined;
}

/** Whether notifications go to real push services: the key pair is given. */
export function hasPushKeys(environment: Environment): boolean {
  return environment.VAPID_PRIVATE_KEY !== undefined;
}

/** Whether the restaurant's system has credentials, of either version. */
export function hasRestaurantCredentials(environment: Environment): boolean {
  return environment.IIKO_API_LOGIN !== undefined || hasIikoApplication(environment);
}

/** Whether all three parts of version 2 are there. */
export function hasIikoApplication(environment: Environment): boolean {
  return iikoApplication(environment).every((value) => value !== undefined);
}

function iikoApplication(environment: Environment): (string | undefined)[] {
  return [environment.IIKO_API_KEY, environment.IIKO_APP_ID, environment.IIKO_CLIENT_SECRET];
}

/** Whether anything of a real provider's is given, of whichever. */
export function hasRealCredential(environment: Environment): boolean {
  return [
    environment.SMS_RU_API_ID,
    environment.SMSC_LOGIN,
    environment.SMSC_PASSWORD,
    environment.SMS_AERO_EMAIL,
    environment.SMS_AERO_API_KEY,
    environment.YOOKASSA_SHOP_ID,
    environment.YOOKASSA_SECRET_KEY,
    environment.IIKO_API_LOGIN,
    environment.TELEGRAM_BOT_TOKEN,
    environment.VAPID_PRIVATE_KEY,
    ...iikoApplication(environment),
  ].some((value) => value !== undefined);
}

/** Keys of YooKassa's test shops begin so. @source protocols/yookassa.md, section 8 */
const testKeyPrefix = 'test_';

/** Whether no real money moves with this key of YooKassa's. */
export function isTestPaymentKey(secretKey: string): boolean {
  return secretKey.startsWith(testKeyPrefix);
}

/**
 * What makes a portal public: strangers can reach it, or real money moves through it. Empty where it is for
 * this machine alone. Derived from what it is told to do, so that no single variable can be forgotten.
 */
export function publicReasons(environment: Environment): string[] {
  const { NODE_ENV, HOST, PUBLIC_ORIGIN, TRUST_PROXY_HOPS, YOOKASSA_SECRET_KEY } = environment;
  const reasons: [isSo: boolean, reason: string][] = [
    [NODE_ENV === 'production', 'NODE_ENV is production'],
    [!isLoopbackName(HOST), 'HOST is not of this machine alone'],
    [
      PUBLIC_ORIGIN !== undefined && !isLoopbackName(new URL(PUBLIC_ORIGIN).hostname),
      'PUBLIC_ORIGIN is not of this machine alone',
    ],
    [TRUST_PROXY_HOPS > 0, 'TRUST_PROXY_HOPS is above 0'],
    [!isTestPaymentKey(YOOKASSA_SECRET_KEY ?? testKeyPrefix), "YooKassa's key is a live one"],
  ];
  return reasons.filter(([isSo]) => isSo).map(([, reason]) => reason);
}

/** Whether a host is of this machine alone. Names below `localhost` are. @source RFC 6761, section 6.3 */
export function isLoopbackName(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || loopback.has(name);
}

/** Whether what is sent there crosses a network that others may listen to. */
export function isPlainElsewhere(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopbackName(hostname);
}

/** Reasons not to start, each with what to do. Empty when there are none. */
export function bootRefusals(environment: Environment): string[] {
  return [
    ...inPublic(environment),
    ...withHalfOfAPair(environment),
    ...withHalfOfIiko(environment),
    ...withUnfitVapidKeys(environment),
    ...withProxiesAsHotel(environment),
    ...withBrowserCodes(environment),
    ...withDemo(environment),
  ];
}

/** With one of them alone the sandbox would stand in, and nobody would know. */
const pairs = [
  ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  ['SMSC_LOGIN', 'SMSC_PASSWORD'],
  ['SMS_AERO_EMAIL', 'SMS_AERO_API_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
] as const;

function withHalfOfAPair(environment: Environment): string[] {
  return pairs
    .filter(
      ([one, other]) => (environment[one] === undefined) !== (environment[other] === undefined),
    )
    .map(([one, other]) => `${one} and ${other} belong together: give both or neither.`);
}

function withHalfOfIiko(environment: Environment): string[] {
  const isHalf =
    iikoApplication(environment).some((value) => value !== undefined) &&
    !hasIikoApplication(environment);
  if (!isHalf) return [];
  return [
    'IIKO_API_KEY, IIKO_APP_ID and IIKO_CLIENT_SECRET belong together: give all three, or IIKO_API_LOGIN alone.',
  ];
}

function withUnfitVapidKeys(environment: Environment): string[] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment;
  if (!publicKey || !privateKey || areOnePair({ publicKey, privateKey })) return [];
  return [
    'VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY: give both as one tool has made them, or neither.',
  ];
}

/** Whoever comes through a proxy would be in the hotel, as soon as its header is missing or not believed. */
function withProxiesAsHotel(environment: Environment): string[] {
  if (publicReasons(environment).length === 0) return [];
  return environment.HOTEL_NETWORKS.filter(
    (network) =>
      loopback.has(network.split('/')[0] ?? '') ||
      ['127.0.0.1', '::1'].some(createNetworkList([network]).has),
  ).map(
    (network) =>
      `HOTEL_NETWORKS has ${network}, where this machine's own proxy calls from: the whole internet would have the high limits of the hotel. Give the address that the hotel's Wi-Fi comes from.`,
  );
}

function isWeak(secret: string): boolean {
  return secret.length < shortestSecret || new Set(secret).size < 12;
}

function inPublic(environment: Environment): string[] {
  const reasons = publicReasons(environment);
  if (reasons.length === 0 || environment.DEMO) return [];
  const refusals: string[] = [];
  for (const name of ['SESSION_SECRET', 'OTP_PEPPER'] as const) {
    const value = environment[name];
    if (value === undefined) {
      refusals.push(`${name} is not set: give it at least ${shortestSecret} random characters.`);
    } else if (isWeak(value)) {
      refusals.push(`${name} is weak: give it at least ${shortestSecret} random characters.`);
    }
  }
  if (environment.SESSION_SECRET && environment.SESSION_SECRET === environment.OTP_PEPPER) {
    refusals.push('SESSION_SECRET and OTP_PEPPER are the same: give each its own value.');
  }
  const previous = environment.SESSION_SECRET_PREVIOUS;
  if (previous !== undefined && isWeak(previous)) {
    refusals.push(
      'SESSION_SECRET_PREVIOUS is weak: whoever guesses it signs in as anybody. Leave it away, and everybody signs in anew.',
    );
  }
  if (!environment.DATABASE_URL) {
    refusals.push(
      'DATABASE_URL is not set: the embedded database may lose data in a power cut and must not stand behind live payments. Give the address of a PostgreSQL.',
    );
  }
  if (!hasSmsCredentials(environment)) {
    refusals.push(
      `SMS_PROVIDER is ${environment.SMS_PROVIDER} and its credentials are missing: guests could not sign in.`,
    );
  }
  if (!hasPaymentCredentials(environment)) {
    refusals.push('YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY are missing: guests could not pay.');
  }
  if (environment.TELEGRAM_SIGNIN_CODES) {
    refusals.push(
      'TELEGRAM_SIGNIN_CODES shows every sign-in code to all staff and is refused in public.',
    );
  }
  if (isPlainElsewhere(environment.TELEGRAM_API_URL)) {
    refusals.push(
      "TELEGRAM_API_URL is plain http to another machine: who sits between reads the bot's token and guests' names. Give an https address.",
    );
  }
  if (environment.PUBLIC_ORIGIN === undefined || !environment.PUBLIC_ORIGIN.startsWith('https:')) {
    refusals.push('PUBLIC_ORIGIN is not an https address: give the address guests use.');
  }
  if (refusals.length === 0) return [];
  const whatElse = hasRealCredential(environment)
    ? ''
    : ' For a demo that strangers may see set DEMO=i-understand.';
  return [
    `The portal is public, as ${reasons.join(' and ')}, and then needs all that follows.${whatElse}`,
    ...refusals,
  ];
}

/** Whatever else is allowed of a demo: a stranger would be any guest. */
function withBrowserCodes(environment: Environment): string[] {
  if (!environment.LEGACY_BROWSER_CODES) return [];
  const refusals: string[] = [];
  const because = 'LEGACY_BROWSER_CODES lets anybody sign in as anybody and is refused';
  const reasons = publicReasons(environment);
  if (reasons.length > 0) refusals.push(`${because} in public: ${reasons.join(' and ')}.`);
  if (hasRealCredential(environment)) {
    refusals.push(`${because} beside a real provider's credentials.`);
  }
  return refusals;
}

function withDemo(environment: Environment): string[] {
  if (!environment.DEMO) return [];
  const refusals: string[] = [];
  const because = 'DEMO lets everybody into a hotel that is made up and is refused';
  if (environment.NODE_ENV === 'production') refusals.push(`${because} with NODE_ENV=production.`);
  if (hasRealCredential(environment)) {
    refusals.push(`${because} beside a real provider's credentials.`);
  }
  return refusals;
}
