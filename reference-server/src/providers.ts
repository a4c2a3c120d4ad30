import type { Agent } from 'node:https';
import { createIikoTokens, type IikoCredentials } from './adapters/iiko/iiko-tokens.ts';
import { createIikoReserves } from './adapters/iiko/iiko-reserves.ts';
import { createIikoRestaurant } from './adapters/iiko/iiko-restaurant.ts';
import { createHttpPictureSource } from './adapters/pictures/http-picture-source.ts';
import { createSmsAeroSender, type SmsAeroSettings } from './adapters/sms/sms-aero.ts';
import { createSmsRuSender, type SmsRuSettings } from './adapters/sms/sms-ru.ts';
import { createSmscSender, type SmscSettings } from './adapters/sms/smsc.ts';
import {
  createTelegramMessenger,
  type TelegramSettings,
} from './adapters/telegram/telegram-messenger.ts';
import { createWebPushSender } from './adapters/web-push/web-push-sender.ts';
import type { ReceiptSettings } from './adapters/yookassa/wire-receipt.ts';
import {
  createYookassaGateway,
  type YookassaSettings,
} from './adapters/yookassa/yookassa-gateway.ts';
import {
  hasIikoApplication,
  hasPaymentCredentials,
  hasPushKeys,
  hasRestaurantCredentials,
  hasSmsCredentials,
  hasStaffChatCredentials,
  isTestPaymentKey,
} from './config/boot-refusals.ts';
import type { Config } from './config/config.ts';
import type { Environment } from './config/environment.ts';
import { loopbackNetworks } from './kernel/network/network-list.ts';
import type { PaymentGateway, PaymentProviders } from './ports/payment-gateway.ts';
import type { PictureSource } from './ports/picture-source.ts';
import type { RestaurantReserves } from './ports/restaurant-reserves.ts';
import type { Restaurant } from './ports/restaurant.ts';
import type { PushSender } from './ports/push-sender.ts';
import type { SmsSender } from './ports/sms-sender.ts';
import type { StaffMessenger } from './ports/staff-messenger.ts';

/** Servers on loopback that speak the providers' protocols, for those without credentials. */
export interface SandboxProviders {
  readonly smsRu: SmsRuSettings;
  readonly smsc: SmscSettings;
  readonly smsAero: SmsAeroSettings;
  readonly yookassa: YookassaSettings & { readonly widgetUrl: string };
  readonly iiko: {
    readonly baseUrl: string;
    readonly credentials: IikoCredentials;
    readonly webhookToken: string;
  };
  /** Connections that end there, whatever push host is meant. */
  readonly push: { readonly agent: Agent };
  readonly telegram: TelegramSettings & { readonly chatId: string };
}

/** The outside world, as the modules know it. */
export interface Providers {
  readonly smsSender: SmsSender;
  readonly paymentGateway: PaymentGateway;
  /** Payment systems beside YooKassa that have an adapter, by their `title_system`. */
  readonly furtherPayments?: PaymentProviders;
  /** The shop whose payments are ours. */
  readonly shopId: string;
  /** True with a key of the provider's test shop: no real money moves. */
  readonly paymentsAreTest: boolean;
  /** Networks from which the provider of payments notifies, as CIDR. */
  readonly paymentNetworks: readonly string[];
  /** Where the payment provider's widget is loaded from. */
  readonly paymentWidgetUrl: string;
  /** How push services are reached, where that is not over the internet. */
  readonly push: { readonly agent?: Agent };
  /** Null where the hotel has none. */
  readonly restaurant: Restaurant | null;
  /** Its reserves; null where the hotel has none. */
  readonly restaurantReserves: RestaurantReserves | null;
  /** What webhooks of the restaurant carry; null takes none. */
  readonly restaurantWebhookToken: string | null;
  /** Fetches the pictures that the restaurant's menu names. */
  readonly pictureSource: PictureSource;
  /** Where staff are written to; null where the hotel has no such chat. */
  readonly staffChat: { readonly messenger: StaffMessenger; readonly chatId: string } | null;
  /** Origins that the payment form loads from. */
  readonly paymentOrigins: readonly string[];
  /** Where its scripts come from: folders, or whole origins. */
  readonly paymentScripts: readonly string[];
}

/** Hosts of the payment form. @source protocols/yookassa.md, section 7 */
const yookassaOrigins = [
  'https://yookassa.ru',
  'https://yoomoney.ru',
  'https://static.yoomoney.ru',
];

/** The widget, and what it loads by itself. The first host gives other things than scripts for shops too. */
const yookassaScripts = [
  'https://yookassa.ru/checkout-widget/',
  ...yookassaOrigins.filter((origin) => origin !== 'https://yookassa.ru'),
];

/**
 * The real provider wherever it has credentials, else its stand-in.
 *
 * @throws Error when a provider has no credentials and nothing stands in for it.
 */
export function createProviders(
  environment: Environment,
  sandbox: SandboxProviders | null,
): Providers {
  return {
    smsSender: smsSender(environment, sandbox),
    ...payments(environment, sandbox),
    ...restaurant(environment, sandbox),
    pictureSource: createHttpPictureSource({
      fromAnywhere: !hasRestaurantCredentials(environment),
    }),
    staffChat: staffChat(environment, sandbox),
    // Without keys of its own the portal makes some, so push needs no credentials.
    push: hasPushKeys(environment) || !sandbox ? {} : sandbox.push,
  };
}

function needSandbox(sandbox: SandboxProviders | null, provider: string): SandboxProviders {
  if (sandbox) return sandbox;
  throw new Error(`${provider} has no credentials and nothing stands in for it.`);
}

function smsSender(environment: Environment, sandbox: SandboxProviders | null): SmsSender {
  const sender = environment.SMS_SENDER === undefined ? {} : { sender: environment.SMS_SENDER };
  const isReal = hasSmsCredentials(environment);
  const endpoints = isReal ? null : needSandbox(sandbox, 'The SMS gateway');
  const {
    SMS_RU_API_ID: apiId = '',
    SMSC_LOGIN: login = '',
    SMSC_PASSWORD: password = '',
  } = environment;
  const { SMS_AERO_EMAIL: email = '', SMS_AERO_API_KEY: apiKey = '' } = environment;
  switch (environment.SMS_PROVIDER) {
    case 'sms-ru':
      return createSmsRuSender({
        ...(endpoints?.smsRu ?? { baseUrl: 'https://sms.ru', apiId }),
        ...sender,
      });
    case 'smsc':
      return createSmscSender({
        ...(endpoints?.smsc ?? { baseUrl: 'https://smsc.ru', login, password }),
        ...sender,
      });
    case 'sms-aero':
      return createSmsAeroSender({
        ...(endpoints?.smsAero ?? { baseUrl: 'https://gate.smsaero.ru/v2', email, apiKey }),
        ...sender,
      });
  }
}

/** A hotel need not have a restaurant, so nothing need stand in for it. */
function restaurant(
  environment: Environment,
  sandbox: SandboxProviders | null,
): Pick<Providers, 'restaurant' | 'restaurantReserves' | 'restaurantWebhookToken'> {
  if (!hasRestaurantCredentials(environment)) {
    const endpoints = sandbox?.iiko;
    return {
      ...(endpoints
        ? iikoAt(endpoints.baseUrl, endpoints.credentials)
        : { restaurant: null, restaurantReserves: null }),
      restaurantWebhookToken: endpoints?.webhookToken ?? null,
    };
  }
  const {
    IIKO_API_LOGIN: apiLogin = '',
    IIKO_API_KEY: apiKey = '',
    IIKO_APP_ID: appId = '',
    IIKO_CLIENT_SECRET: clientSecret = '',
  } = environment;
  const credentials = hasIikoApplication(environment)
    ? { apiKey, appId, clientSecret }
    : { apiLogin };
  return {
    ...iikoAt('https://api-ru.iiko.services', credentials),
    restaurantWebhookToken: environment.IIKO_WEBHOOK_TOKEN ?? null,
  };
}

/** A hotel need not have a chat of staff either. */
function staffChat(
  environment: Environment,
  sandbox: SandboxProviders | null,
): Providers['staffChat'] {
  if (!hasStaffChatCredentials(environment)) {
    const endpoints = sandbox?.telegram;
    return endpoints
      ? { messenger: createTelegramMessenger(endpoints), chatId: endpoints.chatId }
      : null;
  }
  const { TELEGRAM_BOT_TOKEN: token = '', TELEGRAM_CHAT_ID: chatId = '' } = environment;
  const baseUrl = environment.TELEGRAM_API_URL;
  return { messenger: createTelegramMessenger({ baseUrl, token }), chatId };
}

/** Menu and reserves of one iiko, asked with one token. */
function iikoAt(
  baseUrl: string,
  credentials: IikoCredentials,
): Pick<Providers, 'restaurant' | 'restaurantReserves'> {
  const access = { baseUrl, credentials, tokens: createIikoTokens(baseUrl, credentials) };
  return {
    restaurant: createIikoRestaurant(access),
    restaurantReserves: createIikoReserves(access),
  };
}

function receiptSettings(environment: Environment): ReceiptSettings {
  const { YOOKASSA_TAX_SYSTEM_CODE: taxSystemCode } = environment;
  const { YOOKASSA_RECEIPT_EMAIL: fallbackEmail } = environment;
  return {
    vatCode: environment.YOOKASSA_VAT_CODE,
    paymentMode: environment.YOOKASSA_PAYMENT_MODE,
    ...(taxSystemCode !== undefined && { taxSystemCode }),
    ...(fallbackEmail !== undefined && { fallbackEmail }),
  };
}

function payments(
  environment: Environment,
  sandbox: SandboxProviders | null,
): Pick<
  Providers,
  | 'paymentGateway'
  | 'shopId'
  | 'paymentsAreTest'
  | 'paymentNetworks'
  | 'paymentWidgetUrl'
  | 'paymentOrigins'
  | 'paymentScripts'
> {
  const receipts = environment.YOOKASSA_RECEIPTS ? { receipts: receiptSettings(environment) } : {};
  if (!hasPaymentCredentials(environment)) {
    const { baseUrl, shopId, secretKey, widgetUrl } = needSandbox(sandbox, 'YooKassa').yookassa;
    return {
      paymentGateway: createYookassaGateway({ baseUrl, shopId, secretKey, ...receipts }),
      shopId,
      paymentsAreTest: true,
      paymentNetworks: loopbackNetworks,
      paymentWidgetUrl: widgetUrl,
      paymentOrigins: [new URL(widgetUrl).origin],
      paymentScripts: [new URL('.', widgetUrl).href],
    };
  }
  const { YOOKASSA_SHOP_ID: shopId = '', YOOKASSA_SECRET_KEY: secretKey = '' } = environment;
  return {
    paymentGateway: createYookassaGateway({
      baseUrl: 'https://api.yookassa.ru/v3',
      shopId,
      secretKey,
      ...receipts,
    }),
    shopId,
    paymentsAreTest: isTestPaymentKey(secretKey),
    paymentNetworks: environment.YOOKASSA_NETWORKS,
    paymentWidgetUrl: 'https://yookassa.ru/checkout-widget/v1/checkout-widget.js',
    paymentOrigins: yookassaOrigins,
    paymentScripts: yookassaScripts,
  };
}

/** Sends to browsers with the portal's own keys. */
export function createPushSender(
  { vapidKeys: vapid, vapidSubject: subject, environment }: Config,
  { push }: Pick<Providers, 'push'>,
): PushSender {
  return createWebPushSender({ vapid, subject, hosts: environment.PUSH_HOSTS, ...push });
}
