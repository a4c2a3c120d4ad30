import type { Logger } from 'pino';
import * as z from 'zod';
import { RescheduledDelivery } from '../../outbox/delivery-error.ts';
import type { OutboxConsumer } from '../../outbox/outbox.ts';
import { createDueWorker } from '../../outbox/due-worker.ts';
import { StaffMessengerError } from '../../ports/staff-messenger.ts';
import type { ChatQueueRepository, ClaimedNotification } from './chat-queue-repository.ts';
import { digestNotifications } from './notification-digest.ts';
import { decideRetry, isChatFailing, isExhausted } from './notification-retry.ts';
import {
  notificationText,
  type NotificationSettings,
  type NotificationText,
} from './notification-text.ts';
import { splitText } from './split-text.ts';
import type { StaffChatRepository } from './staff-chat-repository.ts';
import type { StaffChat } from './staff-chat.ts';
import { staffNotificationSchema } from '../../outbox/staff-notification.ts';

const goesOn = '… ';

/** What telling the staff chat works with. */
export interface ChatQueueOptions {
  readonly repository: ChatQueueRepository;
  readonly chat: StaffChat;
  readonly chats: Pick<StaffChatRepository, 'saveParts' | 'pause' | 'noteFailure' | 'noteRecovery'>;
  readonly settings: { read(): Promise<NotificationSettings> };
  /** Longest text of one message, in UTF-16 units. */
  readonly maxText: number;
  readonly log: Logger;
}

/** Outbox worker of the staff chat; any number of processes may run one. */
export interface ChatQueue extends OutboxConsumer {
  start(): void;
  /** Takes nothing further and waits for the message that is under way. */
  stop(): Promise<void>;
  /** Sends the next message. True when there may be more to send now; else, when to check again. */
  sendNext(): Promise<true | Date | null>;
}

const payloadSchema = z.object({
  notice: staffNotificationSchema,
  /** Pieces of a long notice that are in the chat already. */
  sentParts: z.number().default(0),
  /** Attempts that cannot have arrived. */
  undelivered: z.number().default(0),
  failingSince: z.coerce.date().optional(),
});

interface QueuedNotification extends z.output<typeof payloadSchema> {
  readonly row: ClaimedNotification;
}

/** A queue that is not started yet. */
export function createChatQueue(options: ChatQueueOptions): ChatQueue {
  const { repository, chat, chats, settings, maxText, log } = options;

  async function sendNext(): Promise<true | Date | null> {
    const rows = await repository.claim(new Date());
    if (rows.length === 0) return null;
    const claimed = await readable(rows);
    const consumed = claimed.filter((notice) => isExhausted(unsureAttempts(notice)));
    if (consumed.length > 0) await deadLetter(rowsOf(consumed), 'Telegram: its answers were lost');
    const known = await settings.read();
    const rest = claimed.filter((notice) => !consumed.includes(notice));
    const silenced = rest.filter(({ notice }) => isSilenced(notice, known));
    if (silenced.length > 0) await repository.deleteSent(rowsOf(silenced));
    const [first, ...others] = rest.filter((notice) => !silenced.includes(notice));
    if (!first) return true;
    return others.length === 0 ? sendOne(first, known) : sendTogether([first, ...others], known);
  }

  async function sendOne(
    notice: QueuedNotification,
    known: NotificationSettings,
  ): Promise<true | Date> {
    const worded = notificationText(notice.notice, known);
    const pieces = piecesOf(worded);
    for (const [index, text] of pieces.entries()) {
      if (index < notice.sentParts) continue;
      const waitUntil = await notify([notice], { ...worded, text });
      if (waitUntil !== true) return waitUntil;
      if (index + 1 < pieces.length) await chats.saveParts(notice.row.id, index + 1);
    }
    await repository.deleteSent([notice.row]);
    return true;
  }

  /** What goes on in another message is marked: it might else begin as a notice of the portal's does. */
  function piecesOf({ header, text }: NotificationText): string[] {
    if (header === '') return splitText(text, maxText);
    const [first = '', ...others] = splitText(text, maxText - goesOn.length);
    return [first, ...others.map((piece) => goesOn + piece.trimStart())];
  }

  /** As many as one message holds; the rest goes back as if it had not been taken. */
  async function sendTogether(
    notifications: readonly QueuedNotification[],
    known: NotificationSettings,
  ): Promise<true | Date> {
    const { message, count } = digestNotifications(
      notifications.map(({ notice }) => notificationText(notice, known)),
      maxText,
    );
    const together = notifications.slice(0, count);
    await repository.putBack(rowsOf(notifications.slice(count)));
    const [only] = together;
    if (only && together.length === 1) return sendOne(only, known);
    const sent = await notify(together, message);
    if (sent === true) await repository.deleteSent(rowsOf(together));
    return sent;
  }

  /** Sends one message; otherwise settles its rows, and returns when to check again. */
  async function notify(
    notifications: readonly QueuedNotification[],
    { threadId, text }: NotificationText,
  ): Promise<true | Date> {
    const [{ notice } = {}] = notifications;
    try {
      await chat.send({ topic: notice?.topic ?? '', threadId, text });
    } catch (error) {
      if (error instanceof RescheduledDelivery) {
        // Due as before: what comes after it would else be sent first.
        await repository.putBack(rowsOf(notifications));
        return error.at;
      }
      if (!(error instanceof StaffMessengerError)) throw error;
      await settleFailure(notifications, error);
      return new Date();
    }
    // What waited for a chat that was away is sent now, and first what came first.
    if (await chats.noteRecovery()) await repository.bringBack(new Date());
    return true;
  }

  async function settleFailure(
    notifications: readonly QueuedNotification[],
    error: StaffMessengerError,
  ): Promise<void> {
    const now = new Date();
    const chatFailures = await chats.noteFailure();
    const code = error.code === null ? '' : ` (${error.code})`;
    const lastError = `Telegram: ${error.kind}${code}`;
    const mayHaveArrived = error.mayHaveBeenSent;
    for (const notice of notifications) {
      const failed = {
        ageHours: (now.getTime() - notice.row.createdAt.getTime()) / 3_600_000,
        unsureAttempts: unsureAttempts(notice),
        failingSeconds: secondsBetween(notice.failingSince ?? now, now),
        ownFailures: notice.undelivered + 1,
        chatFailures,
        isDigest: notifications.length > 1,
      };
      const fate = decideRetry(error, failed);
      // Those that were set aside for it have failed for no reason of their own.
      if (!mayHaveArrived && isChatFailing(failed)) await repository.bringBack(now);
      if (fate.kind === 'dead-letter') await deadLetter([notice.row], lastError, error);
      else if (fate.kind === 'separate') await repository.separate([notice.row], now, lastError);
      else {
        const availableAt = new Date(now.getTime() + fate.asideSeconds * 1000);
        await repository.retry([notice.row], { availableAt, lastError, mayHaveArrived, now });
        const pausedUntil = new Date(now.getTime() + fate.pauseSeconds * 1000);
        if (fate.pauseSeconds > 0) await chats.pause(pausedUntil);
        log.warn({ err: error, id: notice.row.id, ...fate }, 'staff chat: tried again later');
      }
    }
  }

  /** What nobody can read is no reason for the others to wait. */
  async function readable(rows: readonly ClaimedNotification[]): Promise<QueuedNotification[]> {
    const read = rows.map((row) => ({ row, parsed: payloadSchema.safeParse(row.payload) }));
    const unreadable = read.filter(({ parsed }) => !parsed.success).map(({ row }) => row);
    if (unreadable.length > 0) await deadLetter(unreadable, 'not a notice that the portal knows');
    return read.flatMap(({ row, parsed }) => (parsed.success ? [{ row, ...parsed.data }] : []));
  }

  async function deadLetter(
    rows: readonly ClaimedNotification[],
    lastError: string,
    error?: unknown,
  ) {
    await repository.deadLetter(rows, new Date(), lastError);
    log.error({ err: error, ids: rows.map(({ id }) => id) }, 'staff chat: given up');
  }

  const loop = createDueWorker({
    name: 'staff chat',
    due: repository.work,
    log,
    async run() {
      const next = await sendNext();
      if (next === true) return true;
      if (next) loop.wakeAt(next);
      return false;
    },
  });

  return { channel: 'telegram', start: loop.start, wake: loop.wake, stop: loop.stop, sendNext };
}

function rowsOf(notifications: readonly QueuedNotification[]): ClaimedNotification[] {
  return notifications.map(({ row }) => row);
}

/** How many attempts may have arrived, the present one included. */
function unsureAttempts({ row, undelivered }: QueuedNotification): number {
  return row.attempts - undelivered;
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}

/** Whether the hotel has switched notices of this kind off. */
function isSilenced(
  { topic }: QueuedNotification['notice'],
  { staffNotices }: NotificationSettings,
): boolean {
  const switches: Partial<Record<typeof topic, boolean>> = staffNotices;
  return switches[topic] === false;
}
