import { ProviderError } from './provider-error.ts';

/** Sends short messages through an SMS gateway. */
export interface SmsSender {
  /**
   * Hands one message to the gateway. No gateway has an idempotency key, so calling twice may
   * send twice: retry only after an error whose `mayHaveBeenSent` is false.
   * @throws {SmsSendError} whenever the gateway has not accepted the message for certain.
   */
  send(message: SmsMessage): Promise<SmsAcceptance>;
}

export interface SmsMessage {
  /** E.164 with the plus sign, `+79990000000`. */
  phone: string;
  text: string;
  /** The address of the person the message is for; a gateway with a flood guard gets it. */
  clientAddress?: string;
  /** After this the message is worthless and need not be delivered. Gateways round it up. */
  expiresInSeconds?: number;
}

interface SmsAcceptance {
  /** The gateway's own id of the message. */
  providerMessageId: string;
  /** What the message cost, in kopecks; null where the gateway does not say. */
  costKopecks: number | null;
}

/**
 * - `auth`: the gateway does not accept our credentials
 * - `no_funds`: the hotel's account there is empty
 * - `bad_phone`: this number cannot receive messages
 * - `forbidden_text_or_sender`: the text or the sender name is not allowed
 * - `duplicate`: the gateway has just taken the same message to the same phone
 * - `rate_limited`: too many messages, to this phone or altogether
 * - `provider_down`: the gateway is out of order and has not taken the message
 * - `rejected`: it has not taken the message, for a reason outside this list
 * - `unknown`: no answer that could be understood, so the message may be on its way
 */
export type SmsErrorKind =
  | 'auth'
  | 'no_funds'
  | 'bad_phone'
  | 'forbidden_text_or_sender'
  | 'duplicate'
  | 'rate_limited'
  | 'provider_down'
  | 'rejected'
  | 'unknown';

/** The gateway did not take a message, or did not say that it did. */
export class SmsSendError extends ProviderError<SmsErrorKind> {
  override readonly name = 'SmsSendError';

  /** True when sending again could put a second message on the phone. */
  get mayHaveBeenSent(): boolean {
    return this.kind === 'unknown' || this.kind === 'duplicate';
  }
}
