import type { IikoCredentials } from './adapters/iiko/iiko-tokens.ts';
import { createIikoRestaurant } from './adapters/iiko/iiko-restaurant.ts';
import { createSmsAeroSender, type SmsAeroSettings } from './adapters/sms/sms-aero.ts';
import { createSmsRuSender, type SmsRuSettings } from './adapters/sms/sms-ru.ts';
import { createSmscSender, type SmscSettings } from './adapters/sms/smsc.ts';
import {
  createYookassaGateway,
  type YookassaSettings,
} from './adapters/yookassa/yookassa-gateway.ts';
import {
  hasIikoApplication,
  hasPaymentCredentials,
  hasRestaurantCredentials,
  hasSmsCredentials,
} from './config/boot-refusals.ts';
import type { Environment } from './config/environment.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { Restaurant } from './ports/restaurant.ts';
import type { SmsSender } from './ports/sms-sender.ts';

/** Servers on loopback that speak the providers' protocols, for those without credentials. */
export interface StandIns {
  readonly smsRu: SmsRuSettings;
  readonly smsc: SmscSettings;
  readonly smsAero: SmsAeroSettings;
  readonly yookassa: YookassaSettings & { readonly widgetUrl: string };
  readonly iiko: {
    readonly baseUrl: string;
    readonly credentials: IikoCredentials;
    readonly webhookToken: string;
  };
}

/** The outside world, as the modules know it. */
export interface Providers {
  readonly smsSender: SmsSender;
  readonly paymentGateway: PaymentGateway;
  /** The shop whose payments are ours. */
  readonly shopId: string;
  /** Where the payment provider's widget is loaded from. */
  readonly paymentWidgetUrl: string;
  /** Null where the hotel has none. */
  readonly restaurant: Restaurant | null;
  /** What webhooks of the restaurant carry; null takes none. */
  readonly restaurantWebhookToken: string | null;
  /** Origins that the payment form loads from. */
  readonly paymentOrigins: readonly string[];
}

/** Hosts of the payment form. @source protocols/yookassa.md, section 7 */
const yookassaOrigins = [
  'https://yookassa.ru',
  'https://yoomoney.ru',
  'https://static.yoomoney.ru',
];

/**
 * The real provider wherever it has credentials, else its stand-in.
 *
 * @throws Error when a provider has no credentials and nothing stands in for it.
 */
export function createProviders(environment: Environment, standIns: StandIns | null): Providers {
  return {
    smsSender: smsSender(environment, standIns),
    ...payments(environment, standIns),
    ...restaurant(environment, standIns),
  };
}

function needStandIns(standIns: StandIns | null, provider: string): StandIns {
  if (standIns) return standIns;
  throw new Error(`${provider} has no credentials and nothing stands in for it.`);
}

function smsSender(environment: Environment, standIns: StandIns | null): SmsSender {
  const sender = environment.SMS_SENDER === undefined ? {} : { sender: environment.SMS_SENDER };
  const isReal = hasSmsCredentials(environment);
  const played = isReal ? null : needStandIns(standIns, 'The SMS gateway');
  const {
    SMS_RU_API_ID: apiId = '',
    SMSC_LOGIN: login = '',
    SMSC_PASSWORD: password = '',
  } = environment;
  const { SMS_AERO_EMAIL: email = '', SMS_AERO_API_KEY: apiKey = '' } = environment;
  switch (environment.SMS_PROVIDER) {
    case 'sms-ru':
      return createSmsRuSender({
        ...(played?.smsRu ?? { baseUrl: 'https://sms.ru', apiId }),
        ...sender,
      });
    case 'smsc':
      return createSmscSender({
        ...(played?.smsc ?? { baseUrl: 'https://smsc.ru', login, password }),
        ...sender,
      });
    case 'sms-aero':
      return createSmsAeroSender({
        ...(played?.smsAero ?? { baseUrl: 'https://gate.smsaero.ru/v2', email, apiKey }),
        ...sender,
      });
  }
}

/** A hotel need not have a restaurant, so nothing need stand in for it. */
function restaurant(
  environment: Environment,
  standIns: StandIns | null,
): Pick<Providers, 'restaurant' | 'restaurantWebhookToken'> {
  if (!hasRestaurantCredentials(environment)) {
    const played = standIns?.iiko;
    return {
      restaurant: played ? createIikoRestaurant(played) : null,
      restaurantWebhookToken: played?.webhookToken ?? null,
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
    restaurant: createIikoRestaurant({ baseUrl: 'https://api-ru.iiko.services', credentials }),
    restaurantWebhookToken: environment.IIKO_WEBHOOK_TOKEN ?? null,
  };
}

function payments(
  environment: Environment,
  standIns: StandIns | null,
): Pick<Providers, 'paymentGateway' | 'shopId' | 'paymentWidgetUrl' | 'paymentOrigins'> {
  const receipts = environment.YOOKASSA_RECEIPTS
    ? { receipts: { vatCode: environment.YOOKASSA_VAT_CODE } }
    : {};
  if (!hasPaymentCredentials(environment)) {
    const { baseUrl, shopId, secretKey, widgetUrl } = needStandIns(standIns, 'YooKassa').yookassa;
    return {
      paymentGateway: createYookassaGateway({ baseUrl, shopId, secretKey, ...receipts }),
      shopId,
      paymentWidgetUrl: widgetUrl,
      paymentOrigins: [new URL(widgetUrl).origin],
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
    paymentWidgetUrl: 'https://yookassa.ru/checkout-widget/v1/checkout-widget.js',
    paymentOrigins: yookassaOrigins,
  };
}
