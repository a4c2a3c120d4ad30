import type { Logger } from 'pino';
import * as z from 'zod';
import type { SqlClient } from '../../../db/statement.ts';
import { DeliveryError, type Retry } from '../../../outbox/delivery-error.ts';
import { SmsSendError, type SmsErrorKind, type SmsSender } from '../../../ports/sms-sender.ts';
import { readOpenChallenge } from './code-request-repository.ts';
import { signInCodeKind } from './request-code.ts';
import type { MessageSeal, QueuedMessage } from './sealed-message.ts';

/** `sealed` is null where nothing is sent: there is a row all the same, so that nobody sees a difference. */
const payloadSchema = z.object({ challengeId: z.uuid(), sealed: z.string().nullable() });

const notificationSchema = z.object({ noticeId: z.uuid(), sealed: z.string() });

/** Kind of the outbox rows that notify the owner of an account. */
export const accountNotificationKind = 'account-notice';

/** What sending codes works with. */
export interface CodeDeliveryOptions {
  readonly database: SqlClient;
  readonly smsSender: SmsSender;
  readonly seal: MessageSeal;
  readonly log: Logger;
}

/**
 * What a gateway's refusal means for a code that lives five minutes. A message that may be on its way is
 * not sent again: the guest can ask for another code.
 */
const retryAfter = {
  provider_down: 'by-back-off',
  rate_limited: { afterSeconds: 20 },
  no_funds: { afterSeconds: 60 },
  auth: 'never',
  bad_phone: 'never',
  forbidden_text_or_sender: 'never',
  rejected: 'never',
  unknown: 'never',
} as const satisfies Record<Exclude<SmsErrorKind, 'duplicate'>, Retry>;

/**
 * Sends a queued sign-in code, unless it cannot be entered any more.
 *
 * @throws {DeliveryError} when the gateway has not taken it, saying when to try again.
 */
export function createCodeDelivery({ database, smsSender, seal, log }: CodeDeliveryOptions) {
  /** Null where the gateway has this very message already. */
  async function send({ phone, text, clientAddress, expiresAt }: QueuedMessage) {
    const expiresInSeconds = Math.ceil((expiresAt.getTime() - Date.now()) / 1000);
    try {
      return await smsSender.send({ phone, text, clientAddress, expiresInSeconds });
    } catch (error) {
      if (!(error instanceof SmsSendError)) throw error;
      if (error.kind === 'duplicate') return null;
      throw new DeliveryError(`The SMS gateway: ${error.kind}.`, retryAfter[error.kind], error);
    }
  }

  return async function deliverSms(row: { kind: string; payload: unknown }): Promise<void> {
    if (row.kind === accountNotificationKind) {
      const { noticeId, sealed } = notificationSchema.parse(row.payload);
      await send(seal.open(noticeId, sealed));
      return;
    }
    if (row.kind !== signInCodeKind) {
      throw new DeliveryError(`There is no SMS of the kind ${row.kind}.`, 'never');
    }
    const { challengeId, sealed } = payloadSchema.parse(row.payload);
    if (sealed === null) return;
    const now = new Date();
    const [open] = await readOpenChallenge(database, challengeId, now);
    if (!open) return;
    const isSent = await send(seal.open(challengeId, sealed));
    if (isSent) log.info({ challengeId, costKopecks: isSent.costKopecks }, 'sign-in code sent');
  };
}
