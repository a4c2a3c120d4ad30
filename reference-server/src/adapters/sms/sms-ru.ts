import * as z from 'zod';
import type { SmsErrorKind, SmsMessage, SmsSender } from '../../ports/sms-sender.ts';
import { callUrl } from '../provider-call.ts';
import {
  callSmsGateway,
  digitsOf,
  refusal,
  smsTimeoutMilliseconds,
  unreadable,
} from './sms-call.ts';

export interface SmsRuSettings {
  /** `https://sms.ru`. */
  baseUrl: string;
  apiId: string;
  /** A sender name approved by sms.ru; without one the account's default is used. */
  sender?: string;
  /** @default 5000 */
  timeoutMilliseconds?: number;
}

const gateway = 'sms.ru';
const accepted = new Set([100, 101, 102, 103]);
const maxTtlMinutes = 1440;

/** @source the code list in the protocol notes on SMS, §1 */
const kinds: Record<number, SmsErrorKind> = {
  200: 'auth',
  201: 'no_funds',
  202: 'bad_phone',
  204: 'forbidden_text_or_sender',
  206: 'rate_limited',
  207: 'bad_phone',
  209: 'bad_phone',
  220: 'provider_down',
  230: 'rate_limited',
  // "Too many identical messages": an earlier one was taken, so sending again would be twice.
  231: 'duplicate',
  232: 'duplicate',
  233: 'rate_limited',
  300: 'auth',
  301: 'auth',
  302: 'auth',
  303: 'auth',
  304: 'auth',
  305: 'auth',
  500: 'provider_down',
};

const status = z.object({ status_code: z.number() });
const sendAnswer = status.extend({
  sms: z.record(z.string(), status.extend({ sms_id: z.string().optional() })).optional(),
});

/** Sends through sms.ru, which answers HTTP 200 whatever happens and says the rest in the body. */
export function createSmsRuSender(settings: SmsRuSettings): SmsSender {
  return {
    async send(message) {
      const phone = digitsOf(message.phone);
      const answer = await callSmsGateway(gateway, {
        method: 'POST',
        url: callUrl(settings.baseUrl, 'sms/send'),
        body: new URLSearchParams(fieldsOf(message, phone, settings)),
        timeoutMilliseconds: settings.timeoutMilliseconds ?? smsTimeoutMilliseconds,
      });
      const read = sendAnswer.safeParse(answer.json);
      if (!read.success) throw unreadable(gateway);
      const sent = read.data.sms?.[phone];
      const code = accepted.has(read.data.status_code) ? sent?.status_code : read.data.status_code;
      if (code === undefined) throw unreadable(gateway);
      if (!accepted.has(code)) throw refusal(gateway, kinds[code] ?? 'rejected', String(code));
      if (sent?.sms_id === undefined) throw unreadable(gateway);
      return { providerMessageId: sent.sms_id, costKopecks: null };
    },
  };
}

function fieldsOf(
  { text, clientAddress, expiresInSeconds }: SmsMessage,
  phone: string,
  { apiId, sender }: SmsRuSettings,
): Record<string, string> {
  return {
    api_id: apiId,
    to: phone,
    msg: text,
    json: '1',
    ...(sender !== undefined && { from: sender }),
    ...(clientAddress !== undefined && { ip: clientAddress }),
    ...(expiresInSeconds !== undefined && { ttl: String(ttlMinutes(expiresInSeconds)) }),
  };
}

function ttlMinutes(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds / 60), 1), maxTtlMinutes);
}
