import type { Logger } from 'pino';
import { maxPauseSeconds, RescheduledDelivery } from '../../outbox/delivery-error.ts';
import type { ProviderHealth } from '../../ports/provider-health.ts';
import {
  StaffMessengerError,
  type StaffMessage,
  type StaffMessenger,
} from '../../ports/staff-messenger.ts';
import type { StaffChatRepository } from './staff-chat-repository.ts';

/** What writing into the staff chat works with. */
export interface StaffChatOptions {
  readonly messenger: StaffMessenger;
  readonly chats: Pick<StaffChatRepository, 'takeTurn' | 'noteArrival' | 'pause' | 'moveTo'>;
  readonly health: ProviderHealth;
  readonly log: Logger;
}

/** Writes into the staff chat, at the pace it takes. */
export type StaffChat = ReturnType<typeof createStaffChat>;

/** The topic is given up, then the markup, then the chat's old id; nothing more can be. */
const maxTries = 4;

const problemTexts = {
  auth: 'Telegram не принимает токен бота: проверьте TELEGRAM_BOT_TOKEN',
  'no-access': 'Бот не может писать в чат персонала: проверьте TELEGRAM_CHAT_ID и права бота',
  failed: 'Telegram не отвечает',
} as const;

/** A chat whose pace and address stand in the store. */
export function createStaffChat({ messenger, chats, health, log }: StaffChatOptions) {
  /** Topics that were missing when they were last written to. */
  const missing = new Set<string>();

  async function deliver(message: StaffMessage): Promise<StaffMessage> {
    let attempt = message;
    for (let tries = 1; ; tries += 1) {
      try {
        await messenger.send(attempt);
        return attempt;
      } catch (error) {
        if (!(error instanceof StaffMessengerError) || tries === maxTries) throw error;
        const next = await wayAround(attempt, error);
        if (!next) throw error;
        attempt = next;
      }
    }
  }

  async function wayAround(
    message: StaffMessage,
    error: StaffMessengerError,
  ): Promise<StaffMessage | null> {
    if (error.kind === 'thread-missing' && message.threadId !== null) {
      log.error({ err: error, threadId: message.threadId }, 'staff chat: the topic is missing');
      return { ...message, threadId: null };
    }
    if (error.kind === 'unparsable' && !message.isPlain) {
      log.error({ err: error }, 'staff chat: the markup was refused');
      return { ...message, isPlain: true };
    }
    if (error.kind === 'moved' && error.movedTo !== null && error.movedTo !== message.chatId) {
      log.warn('staff chat: it became a supergroup and has another id');
      await chats.moveTo(error.movedTo);
      return { ...message, chatId: error.movedTo };
    }
    return null;
  }

  function report(error: StaffMessengerError): void {
    if (error.kind !== 'auth' && error.kind !== 'no-access' && error.kind !== 'failed') return;
    health.failed('telegram', {
      text: problemTexts[error.kind],
      ...(error.code !== null && { code: error.code }),
    });
  }

  return {
    /**
     * Sends one message. One that is refused for its topic goes to the chat itself, one that is refused for
     * its markup goes without.
     *
     * @param topic names what it is about; the console hears when its topic is missing
     * @throws {RescheduledDelivery} while it is not its turn.
     * @throws {StaffMessengerError} when it was not taken.
     */
    async send({
      topic,
      threadId,
      text,
    }: {
      topic: string;
      threadId: number | null;
      text: string;
    }) {
      const turn = await chats.takeTurn(new Date());
      if (!turn.isTaken) throw new RescheduledDelivery(turn.freeAt ?? new Date());
      const sent = await deliver({ chatId: turn.chatId, threadId, text }).catch(
        async (error: unknown) => {
          if (!(error instanceof StaffMessengerError)) throw error;
          report(error);
          if (error.kind !== 'rate-limited') throw error;
          const seconds = Math.min((error.retryAfterSeconds ?? 0) + 1, maxPauseSeconds);
          const until = new Date(Date.now() + seconds * 1000);
          await chats.pause(until);
          throw new RescheduledDelivery(until);
        },
      );
      await chats.noteArrival(new Date());
      if (threadId !== null && sent.threadId === null) missing.add(topic);
      else missing.delete(topic);
      if (missing.size === 0) health.working('telegram');
      else {
        const topics = [...missing].sort().join(', ');
        const text = `Нет тем чата персонала (${topics}): сообщения идут в общий чат`;
        health.failed('telegram', { text });
      }
    },
  };
}
