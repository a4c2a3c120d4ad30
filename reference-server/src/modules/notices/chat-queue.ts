import type { Logger } from 'pino';
import * as z from 'zod';
import { NotYet } from '../../outbox/not-yet.ts';
import type { OutboxConsumer } from '../../outbox/outbox.ts';
import { createPokedLoop } from '../../outbox/poked-loop.ts';
import { StaffMessengerError } from '../../ports/staff-messenger.ts';
import type { ChatQueueRepository, ClaimedNotice } from './chat-queue-repository.ts';
import { gatherNotices } from './notice-digest.ts';
import { decideRetry, isChatFailing, isSpent } from './notice-retry.ts';
import { wordNotice, type NoticeSettings, type WordedNotice } from './notice-words.ts';
import { splitText } from './split-text.ts';
import type { StaffChatStore } from './staff-chat-store.ts';
import type { StaffChat } from './staff-chat.ts';
import { staffNoticeSchema } from './staff-notice.ts';

const goesOn = '… ';

/** What telling the staff chat works with. */
export interface ChatQueueOptions {
  readonly repository: ChatQueueRepository;
  readonly chat: StaffChat;
  readonly store: Pick<StaffChatStore, 'saveParts' | 'pause' | 'noteFailure' | 'noteRecovery'>;
  readonly settings: { read(): Promise<NoticeSettings> };
  /** Longest text of one message, in UTF-16 units. */
  readonly longestText: number;
  readonly log: Logger;
}

/** Tells the staff chat what the outbox holds for it; any number of processes may run one. */
export interface ChatQueue extends OutboxConsumer {
  start(): void;
  /** Takes nothing further and waits for the message that is under way. */
  stop(): Promise<void>;
  /** Tells the next message. True when there may be more to tell now; else, when to look again. */
  tellNext(): Promise<true | Date | null>;
}

const payloadSchema = z.object({
  notice: staffNoticeSchema,
  /** Pieces of a long notice that are in the chat already. */
  sentParts: z.number().default(0),
  /** Attempts that cannot have arrived. */
  undelivered: z.number().default(0),
  failingSince: z.coerce.date().optional(),
});

interface Notice extends z.output<typeof payloadSchema> {
  readonly row: ClaimedNotice;
}

const idleMilliseconds = 1_000;

/** A queue that is not started yet. */
export function createChatQueue(options: ChatQueueOptions): ChatQueue {
  const { repository, chat, store, settings, longestText, log } = options;

  async function tellNext(): Promise<true | Date | null> {
    const rows = await repository.claim(new Date());
    if (rows.length === 0) return null;
    const claimed = await readable(rows);
    const spent = claimed.filter((notice) => isSpent(unsureAttempts(notice)));
    if (spent.length > 0) await giveUp(rowsOf(spent), 'Telegram: its answers were lost');
    const known = await settings.read();
    const rest = claimed.filter((notice) => !spent.includes(notice));
    const silenced = rest.filter(({ notice }) => isSilenced(notice, known));
    if (silenced.length > 0) await repository.deleteTold(rowsOf(silenced));
    const [first, ...others] = rest.filter((notice) => !silenced.includes(notice));
    if (!first) return true;
    return others.length === 0 ? tellOne(first, known) : tellTogether([first, ...others], known);
  }

  async function tellOne(notice: Notice, known: NoticeSettings): Promise<true | Date> {
    const worded = wordNotice(notice.notice, known);
    const pieces = piecesOf(worded);
    for (const [index, text] of pieces.entries()) {
      if (index < notice.sentParts) continue;
      const waitUntil = await tell([notice], { ...worded, text });
      if (waitUntil !== true) return waitUntil;
      if (index + 1 < pieces.length) await store.saveParts(notice.row.id, index + 1);
    }
    await repository.deleteTold([notice.row]);
    return true;
  }

  /** What goes on in another message is marked: it might else begin as a notice of the portal's does. */
  function piecesOf({ header, text }: WordedNotice): string[] {
    if (header === '') return splitText(text, longestText);
    const [first = '', ...others] = splitText(text, longestText - goesOn.length);
    return [first, ...others.map((piece) => goesOn + piece.trimStart())];
  }

  /** As many as one message holds; the rest goes back as if it had not been taken. */
  async function tellTogether(
    notices: readonly Notice[],
    known: NoticeSettings,
  ): Promise<true | Date> {
    const { message, count } = gatherNotices(
      notices.map(({ notice }) => wordNotice(notice, known)),
      longestText,
    );
    const together = notices.slice(0, count);
    await repository.putBack(rowsOf(notices.slice(count)), null);
    const [only] = together;
    if (only && together.length === 1) return tellOne(only, known);
    const told = await tell(together, message);
    if (told === true) await repository.deleteTold(rowsOf(together));
    return told;
  }

  /** Sends one message; otherwise settles what it was to tell, and says when to look again. */
  async function tell(
    notices: readonly Notice[],
    { threadId, text }: WordedNotice,
  ): Promise<true | Date> {
    const [{ notice } = {}] = notices;
    try {
      await chat.send({ topic: notice?.topic ?? '', threadId, text });
    } catch (error) {
      if (error instanceof NotYet) {
        await repository.putBack(rowsOf(notices), error.at);
        return error.at;
      }
      if (!(error instanceof StaffMessengerError)) throw error;
      await settleFailure(notices, error);
      return new Date();
    }
    // What waited for a chat that was away is told now, and first what came first.
    if (await store.noteRecovery()) await repository.bringBack(new Date());
    return true;
  }

  async function settleFailure(
    notices: readonly Notice[],
    error: StaffMessengerError,
  ): Promise<void> {
    const now = new Date();
    const chatFailures = await store.noteFailure();
    const code = error.providerCode === null ? '' : ` (${error.providerCode})`;
    const lastError = `Telegram: ${error.kind}${code}`;
    const mayHaveArrived = error.mayHaveBeenSent;
    for (const notice of notices) {
      const failed = {
        ageHours: (now.getTime() - notice.row.createdAt.getTime()) / 3_600_000,
        unsureAttempts: unsureAttempts(notice),
        failingSeconds: secondsBetween(notice.failingSince ?? now, now),
        ownFailures: notice.undelivered + 1,
        chatFailures,
        isDigest: notices.length > 1,
      };
      const fate = decideRetry(error, failed);
      // Those that were set aside for it have failed for no reason of their own.
      if (!mayHaveArrived && isChatFailing(failed)) await repository.bringBack(now);
      if (fate.kind === 'give-up') await giveUp([notice.row], lastError, error);
      else if (fate.kind === 'separate') await repository.separate([notice.row], now, lastError);
      else {
        const availableAt = new Date(now.getTime() + fate.asideSeconds * 1000);
        await repository.retry([notice.row], { availableAt, lastError, mayHaveArrived, now });
        const pausedUntil = new Date(now.getTime() + fate.pauseSeconds * 1000);
        if (fate.pauseSeconds > 0) await store.pause(pausedUntil);
        log.warn({ err: error, id: notice.row.id, ...fate }, 'staff chat: tried again later');
      }
    }
  }

  /** What nobody can read is no reason for the others to wait. */
  async function readable(rows: readonly ClaimedNotice[]): Promise<Notice[]> {
    const read = rows.map((row) => ({ row, parsed: payloadSchema.safeParse(row.payload) }));
    const unreadable = read.filter(({ parsed }) => !parsed.success).map(({ row }) => row);
    if (unreadable.length > 0) await giveUp(unreadable, 'not a notice that the portal knows');
    return read.flatMap(({ row, parsed }) => (parsed.success ? [{ row, ...parsed.data }] : []));
  }

  async function giveUp(rows: readonly ClaimedNotice[], lastError: string, error?: unknown) {
    await repository.deadLetter(rows, new Date(), lastError);
    log.error({ err: error, ids: rows.map(({ id }) => id) }, 'staff chat: given up');
  }

  const loop = createPokedLoop({
    name: 'staff chat',
    idleMilliseconds,
    log,
    async run() {
      const next = await tellNext();
      if (next === true) return true;
      if (next) lookAgainAt(next);
      return false;
    },
  });

  /** Rows of later are found within a second in any case; this one is found in time. */
  function lookAgainAt(moment: Date): void {
    const milliseconds = moment.getTime() - Date.now();
    if (milliseconds > idleMilliseconds) return;
    setTimeout(loop.poke, Math.max(milliseconds, 0)).unref();
  }

  return { channel: 'telegram', start: loop.start, poke: loop.poke, stop: loop.stop, tellNext };
}

function rowsOf(notices: readonly Notice[]): ClaimedNotice[] {
  return notices.map(({ row }) => row);
}

/** How many attempts may have arrived, the present one included. */
function unsureAttempts({ row, undelivered }: Notice): number {
  return row.attempts - undelivered;
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}

/** Whether the hotel has switched notices of this kind off. */
function isSilenced({ topic }: Notice['notice'], { staffNotices }: NoticeSettings): boolean {
  const switches: Partial<Record<typeof topic, boolean>> = staffNotices;
  return switches[topic] === false;
}
