import type { Agent } from 'node:https';
import { iikoSandboxCredentials, iikoSandboxWebhookToken } from './iiko/iiko-credentials.ts';
import { createPushAgent } from './push/push-agent.ts';
import { smsSandboxCredentials } from './sms/sms-credentials.ts';
import { telegramSandboxCredentials } from './telegram/telegram-credentials.ts';
import { yookassaSandboxCredentials } from './yookassa/yookassa-credentials.ts';

/** Where each provider's protocol is spoken, and what it accepts: all an adapter needs to know. */
export interface SandboxEndpoints {
  smsRu: { baseUrl: string; apiId: string };
  smsc: { baseUrl: string; login: string; password: string };
  smsAero: { baseUrl: string; email: string; apiKey: string };
  yookassa: { baseUrl: string; shopId: string; secretKey: string; widgetUrl: string };
  /** Makes connections to any push host end here. */
  push: { agent: Agent };
  iiko: {
    baseUrl: string;
    credentials: { apiKey: string; appId: string; clientSecret: string };
    webhookToken: string;
  };
  telegram: { baseUrl: string; token: string; chatId: string };
}

/**
 * The endpoints of a sandbox at an address, also of one that runs in another process.
 * @param url where our own processes reach it, without a slash at the end
 * @param publicUrl where a browser reaches it
 */
export function sandboxEndpoints(url: string, publicUrl: string = url): SandboxEndpoints {
  const { apiKey, appId, clientSecret } = iikoSandboxCredentials;
  return {
    smsRu: { baseUrl: `${url}/smsru`, ...smsSandboxCredentials.smsRu },
    smsc: { baseUrl: `${url}/smsc`, ...smsSandboxCredentials.smsc },
    smsAero: { baseUrl: `${url}/smsaero/v2`, ...smsSandboxCredentials.smsAero },
    yookassa: {
      baseUrl: `${url}/yookassa/v3`,
      ...yookassaSandboxCredentials,
      widgetUrl: `${publicUrl}/yookassa/checkout-widget/v1/checkout-widget.js`,
    },
    push: { agent: createPushAgent(url) },
    iiko: {
      baseUrl: `${url}/iiko`,
      credentials: { apiKey, appId, clientSecret },
      webhookToken: iikoSandboxWebhookToken,
    },
    telegram: { baseUrl: `${url}/telegram`, ...telegramSandboxCredentials },
  };
}
