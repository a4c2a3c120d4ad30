import {
  StaffMessengerError,
  type StaffChatPace,
  type StaffMessage,
  type StaffMessenger,
} from '../../ports/staff-messenger.ts';
import { callProvider, callUrl, NoAnswerError } from '../provider-call.ts';
import { readTelegramAnswer } from './telegram-answers.ts';

/** How a bot reaches Telegram. */
export interface TelegramSettings {
  /** `https://api.telegram.org`, or a Bot API server of one's own. */
  baseUrl: string;
  token: string;
  /** @default 10000 */
  timeoutMilliseconds?: number;
}

const defaultTimeoutMilliseconds = 10_000;

/**
 * Longest text of a message, counted after its markup is read.
 * @source protocols/telegram.md, section 2
 */
const maxTelegramText = 4096;

/**
 * What one chat takes, all its topics together.
 * @source protocols/telegram.md, section 6
 */
const telegramPace: StaffChatPace = {
  gapMilliseconds: 1_000,
  maxInWindow: 20,
  windowMilliseconds: 60_000,
};

/**
 * Writes as a bot of Telegram's, by the Bot API.
 * @source protocols/telegram.md
 */
export function createTelegramMessenger(settings: TelegramSettings): StaffMessenger {
  const { baseUrl, token, timeoutMilliseconds = defaultTimeoutMilliseconds } = settings;
  const url = callUrl(baseUrl, `bot${token}/sendMessage`);
  return {
    pace: telegramPace,
    maxText: maxTelegramText,
    async send(message) {
      const answer = await callProvider({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fieldsOf(message)),
        timeoutMilliseconds,
      }).catch((error: unknown) => {
        if (!(error instanceof NoAnswerError)) throw error;
        // The cause is left out: it may name the address, and with it the token.
        throw new StaffMessengerError(`Telegram: ${error.message}`, {
          kind: 'failed',
          failure: error.failure,
          code: error.failure,
          mayHaveBeenSent: error.mayHaveArrived,
        });
      });
      readTelegramAnswer(answer);
    },
  };
}

function fieldsOf({ chatId, threadId, text, isPlain }: StaffMessage): object {
  return {
    chat_id: chatId,
    text: isPlain ? text : telegramHtml(text),
    ...(!isPlain && { parse_mode: 'HTML' }),
    // General has no topic of its own: naming it is an error.
    ...(threadId !== null && threadId !== generalTopic && { message_thread_id: threadId }),
    link_preview_options: { is_disabled: true },
  };
}

/** @source protocols/telegram.md, section 4 */
const generalTopic = 1;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text in Telegram's HTML, in which nothing a person wrote is markup. */
function telegramHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? '');
}
