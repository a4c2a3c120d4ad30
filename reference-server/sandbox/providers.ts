import { createIikoProvider } from './iiko/iiko-provider.ts';
import type { CreateProvider } from './provider.ts';
import { createPushProvider } from './push/push-provider.ts';
import { createSmsProvider } from './sms/sms-provider.ts';
import { createTelegramProvider } from './telegram/telegram-provider.ts';
import { createYookassaProvider } from './yookassa/yookassa-provider.ts';

/** Every provider the sandbox plays. */
export const providers: readonly CreateProvider[] = [
  createSmsProvider,
  createYookassaProvider,
  createIikoProvider,
  createPushProvider,
  createTelegramProvider,
];
