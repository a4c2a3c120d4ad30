import type { Logger } from 'pino';
import { z } from 'zod';
import type { SqlClient } from '../../db/statement.ts';
import { DeliveryFailure, type Retry } from '../../outbox/delivery-failure.ts';
import { SmsSendError, type SmsErrorKind, type SmsSender } from '../../ports/sms-sender.ts';
import { readOpenChallenge } from './code-request-store.ts';
import { signInCodeKind } from './request-code.ts';
import type { MessageSeal } from './sealed-message.ts';

const payloadSchema = z.object({ challengeId: z.uuid(), sealed: z.string() });

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
 * @throws {DeliveryFailure} when the gateway has not taken it, saying when to try again.
 */
export function createCodeDelivery({ database, smsSender, seal, log }: CodeDeliveryOptions) {
  return async function deliverSms(row: { kind: string; payload: unknown }): Promise<void> {
    if (row.kind !== signInCodeKind) {
      throw new DeliveryFailure(`There is no SMS of the kind ${row.kind}.`, 'never');
    }
    const { challengeId, sealed } = payloadSchema.parse(row.payload);
    const now = new Date();
    const [open] = await readOpenChallenge(database, challengeId, now);
    if (!open) return;
    const { phone, text, clientAddress, expiresAt } = seal.open(challengeId, sealed);
    const expiresInSeconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
    try {
      const { costKopecks } = await smsSender.send({
        phone,
        text,
        clientAddress,
        expiresInSeconds,
      });
      log.info({ challengeId, costKopecks }, 'sign-in code sent');
    } catch (error) {
      if (!(error instanceof SmsSendError)) throw error;
      // The gateway has this very message already.
      if (error.kind === 'duplicate') return;
      throw new DeliveryFailure(`The SMS gateway: ${error.kind}.`, retryAfter[error.kind], error);
    }
  };
}
