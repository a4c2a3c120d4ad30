import * as z from 'zod';
import type { SmsSender } from '../../ports/sms-sender.ts';
import { basicAuthorization, callUrl } from '../provider-call.ts';
import {
  callSmsGateway,
  costKopecksOf,
  digitsOf,
  refusal,
  smsTimeoutMilliseconds,
  unreadable,
} from './sms-call.ts';

export interface SmsAeroSettings {
  /** `https://gate.smsaero.ru/v2`. */
  baseUrl: string;
  email: string;
  apiKey: string;
  /** A sender name approved by SMS Aero. @default 'SMS Aero', the shared one */
  sender?: string;
  /** @default 5000 */
  timeoutMilliseconds?: number;
}

const gateway = 'SMS Aero';

/** @source the protocol notes on SMS, §3; `result` is how older versions refuse */
const sendAnswer = z.union([
  z.object({
    success: z.literal(true),
    data: z.object({ id: z.number(), cost: z.union([z.string(), z.number()]).optional() }),
  }),
  z.object({ success: z.literal(false), message: z.string().nullish() }),
  z.object({ result: z.string(), reason: z.string().optional() }),
]);

/** Sends through SMS Aero, whose refusals have no codes, only texts for people. */
export function createSmsAeroSender(settings: SmsAeroSettings): SmsSender {
  const { baseUrl, email, apiKey, sender = 'SMS Aero' } = settings;
  return {
    async send({ phone, text }) {
      const answer = await callSmsGateway(gateway, {
        method: 'POST',
        url: callUrl(baseUrl, 'sms/send'),
        headers: {
          authorization: basicAuthorization(email, apiKey),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ number: digitsOf(phone), text, sign: sender }),
        timeoutMilliseconds: settings.timeoutMilliseconds ?? smsTimeoutMilliseconds,
      });
      const read = sendAnswer.safeParse(answer.json);
      if (!read.success) throw unreadable(gateway);
      if ('result' in read.data) {
        const { result, reason } = read.data;
        throw refusal(gateway, kindOfResult(result), reason ?? result);
      }
      if (!read.data.success) {
        throw refusal(gateway, 'rejected', read.data.message ?? `HTTP ${answer.status}`);
      }
      const { id, cost } = read.data.data;
      return { providerMessageId: String(id), costKopecks: costKopecksOf(cost) };
    },
  };
}

function kindOfResult(result: string) {
  return result === 'no credits' ? 'no_funds' : 'rejected';
}
