import { SmsSendError, type SmsErrorKind } from '../../ports/sms-sender.ts';
import {
  callProvider,
  NoAnswerError,
  type ProviderAnswer,
  type ProviderCall,
} from '../provider-call.ts';

/** Sign-in waits for the gateway, so it does not wait long. */
export const smsTimeoutMilliseconds = 5000;

/**
 * Calls a gateway, and throws for the answers that mean the same with all of them: none at all,
 * and an HTTP status that is an error.
 * @throws {SmsSendError}
 */
export async function callSmsGateway(gateway: string, call: ProviderCall): Promise<ProviderAnswer> {
  const answer = await callProvider(call).catch((error: unknown) => {
    if (!(error instanceof NoAnswerError)) throw error;
    throw new SmsSendError(`${gateway}: ${error.message}`, {
      kind: error.mayHaveArrived ? 'unknown' : 'provider_down',
      failure: error.failure,
      cause: error,
    });
  });
  const kind = kindOfStatus(answer.status);
  if (kind !== null) throw refusal(gateway, kind, `HTTP ${answer.status}`);
  return answer;
}

/** The gateway has answered, and not with an acceptance. */
export function refusal(gateway: string, kind: SmsErrorKind, code: string): SmsSendError {
  return new SmsSendError(`${gateway} has not taken the message: ${kind} (${code})`, {
    kind,
    code,
  });
}

/** The answer is not in the gateway's format, so the message may be on its way. */
export function unreadable(gateway: string): SmsSendError {
  return refusal(gateway, 'unknown', 'unreadable answer');
}

function kindOfStatus(status: number): SmsErrorKind | null {
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate_limited';
  if (status === 503) return 'provider_down';
  if (status >= 500) return 'unknown';
  if (status >= 300 && status < 400) return 'rejected';
  return null;
}

/** Digits without a plus sign, as all gateways take phones. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** Roubles in a string like `4.1`, in kopecks; null where the gateway has not named a price. */
export function costKopecksOf(roubles: string | number | undefined): number | null {
  if (roubles === undefined || Number.isNaN(Number(roubles))) return null;
  return Math.round(Number(roubles) * 100);
}
