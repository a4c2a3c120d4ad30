import * as z from 'zod';
import type { SmsErrorKind, SmsMessage, SmsSender } from '../../ports/sms-sender.ts';
import { callUrl } from '../provider-call.ts';
import {
  callSmsGateway,
  costKopecksOf,
  digitsOf,
  refusal,
  smsTimeoutMilliseconds,
  unreadable,
} from './sms-call.ts';

export interface SmscSettings {
  /** `https://smsc.ru`. */
  baseUrl: string;
  login: string;
  /** The password, or its MD5 in lower case. */
  password: string;
  /** A sender name approved by smsc.ru; without one the gateway's shared name is used. */
  sender?: string;
  /** @default 5000 */
  timeoutMilliseconds?: number;
}

const gateway = 'smsc.ru';

/** @source the list of `error_code` in the protocol notes on SMS, §2 */
const kinds: Record<number, SmsErrorKind> = {
  2: 'auth',
  3: 'no_funds',
  4: 'rate_limited',
  6: 'forbidden_text_or_sender',
  7: 'bad_phone',
  8: 'bad_phone',
  9: 'duplicate',
};

const sendAnswer = z.union([
  z.object({ error_code: z.number(), error: z.string().optional() }),
  z.object({ id: z.number(), cost: z.union([z.string(), z.number()]).optional() }),
]);

/** Sends through smsc.ru, which answers HTTP 200 whatever happens and says the rest in the body. */
export function createSmscSender(settings: SmscSettings): SmsSender {
  return {
    async send(message) {
      const answer = await callSmsGateway(gateway, {
        method: 'POST',
        url: callUrl(settings.baseUrl, 'sys/send.php'),
        body: new URLSearchParams(fieldsOf(message, settings)),
        timeoutMilliseconds: settings.timeoutMilliseconds ?? smsTimeoutMilliseconds,
      });
      const read = sendAnswer.safeParse(answer.json);
      if (!read.success) throw unreadable(gateway);
      if ('error_code' in read.data) {
        throw refusal(gateway, kindOf(read.data), String(read.data.error_code));
      }
      const { id, cost } = read.data;
      return { providerMessageId: String(id), costKopecks: costKopecksOf(cost) };
    },
  };
}

/** Code 9 also stands for too many requests at a time, and then nothing was sent before. */
function kindOf({ error_code, error }: { error_code: number; error?: string | undefined }) {
  if (error_code === 9 && error?.includes('concurrent')) return 'rate_limited';
  return kinds[error_code] ?? 'rejected';
}

function fieldsOf(
  { phone, text, expiresInSeconds }: SmsMessage,
  { login, password, sender }: SmscSettings,
): Record<string, string> {
  return {
    login,
    psw: password,
    phones: digitsOf(phone),
    mes: text,
    // JSON, in UTF-8, with the price.
    fmt: '3',
    charset: 'utf-8',
    cost: '3',
    ...(sender !== undefined && { sender }),
    ...(expiresInSeconds !== undefined && { valid: String(validHours(expiresInSeconds)) }),
  };
}

function validHours(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds / 3600), 1), 24);
}
