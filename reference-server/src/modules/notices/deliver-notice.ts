import { z } from 'zod';
import { backOffSeconds } from '../../outbox/back-off.ts';
import { DeliveryFailure, type Retry } from '../../outbox/delivery-failure.ts';
import type { ClaimedRow } from '../../outbox/outbox-store.ts';
import { StaffMessengerError } from '../../ports/staff-messenger.ts';
import { wordNotice, type NoticeSettings } from './notice-words.ts';
import { splitText } from './split-text.ts';
import type { StaffChatStore } from './staff-chat-store.ts';
import type { StaffChat } from './staff-chat.ts';
import { staffNoticeSchema } from './staff-notice.ts';

/** What telling the staff chat works with. */
export interface NoticeDeliveryOptions {
  readonly chat: StaffChat;
  readonly store: Pick<StaffChatStore, 'saveParts'>;
  readonly settings: { read(): Promise<NoticeSettings> };
  /** Longest text of one message, in UTF-16 units. */
  readonly longestText: number;
}

const payloadSchema = z.object({
  notice: staffNoticeSchema,
  /** Pieces of a long notice that are in the chat already. */
  sentParts: z.number().default(0),
});

/** One notice waits at the head of all: trying often costs little, and what waits goes out soon. */
const longestWaitSeconds = 30;
/** While the chat is closed to us, a person has to do something first. */
const closedWaitSeconds = 60;
/** A notice that could not be told for so long is kept for a person to send again. */
const givenUpAfterHours = 24;

/**
 * Tells the staff chat of one thing.
 *
 * @throws {NotYet} while it is not its turn.
 * @throws {DeliveryFailure} when it was not taken, saying when to try again.
 */
export function createNoticeDelivery(options: NoticeDeliveryOptions) {
  const { chat, store, settings, longestText } = options;

  return async function deliverNotice(row: ClaimedRow): Promise<void> {
    const { notice, sentParts } = payloadSchema.parse(row.payload);
    const known = await settings.read();
    if (isSilenced(notice, known)) return;
    const { threadId, text } = wordNotice(notice, known);
    const pieces = splitText(text, longestText);
    for (const [index, piece] of pieces.entries()) {
      if (index < sentParts) continue;
      await chat.send({ topic: notice.topic, threadId, text: piece }).catch((error: unknown) => {
        if (!(error instanceof StaffMessengerError)) throw error;
        const code = error.providerCode === null ? '' : ` (${error.providerCode})`;
        throw new DeliveryFailure(`Telegram: ${error.kind}${code}`, retryOf(error, row), error);
      });
      if (index + 1 < pieces.length) await store.saveParts(row.id, index + 1);
    }
  };
}

/** Whether the hotel has switched notices of this kind off. */
function isSilenced(
  { topic }: z.output<typeof staffNoticeSchema>,
  { staffNotices }: NoticeSettings,
): boolean {
  const switches: Partial<Record<typeof topic, boolean>> = staffNotices;
  return switches[topic] === false;
}

function retryOf(error: StaffMessengerError, { createdAt, attempts }: ClaimedRow): Retry {
  const isLasting = error.kind === 'failed' || error.kind === 'auth' || error.kind === 'no-access';
  const ageHours = (Date.now() - createdAt.getTime()) / 3_600_000;
  if (!isLasting || ageHours >= givenUpAfterHours) return 'never';
  if (error.kind !== 'failed') return { afterSeconds: closedWaitSeconds };
  return { afterSeconds: Math.min(backOffSeconds(attempts), longestWaitSeconds) };
}
