import { Router, type Response } from 'express';
import type { Answer } from '../answer.ts';
import { inflictFaults } from '../faults/inflict-faults.ts';
import type { SandboxContext } from '../provider.ts';
import { fieldsOf } from '../request-fields.ts';
import type { TelegramChat } from './telegram-chat.ts';
import { telegramSandboxCredentials } from './telegram-credentials.ts';
import { MarkupError, parseTelegramHtml, type ParsedText } from './telegram-html.ts';

type Fields = Readonly<Record<string, string>>;

const maxBytes = 32_768;
const maxCharacters = 4096;
/** General cannot be named. @source protocols/telegram.md, section 4 */
const generalTopic = '1';
/** How long a fault says to wait. */
const faultWaitSeconds = 2;
const bot = {
  id: 1_000_000_001,
  is_bot: true,
  first_name: 'Парк-отель',
  username: 'park_hotel_bot',
};

/** The Bot API: `/bot<token>/sendMessage` and `getMe`, names in any case, JSON or a form. */
export function createBotApi({ faults, answering }: SandboxContext, chat: TelegramChat): Router {
  const router = Router({ mergeParams: true });
  router.use(
    inflictFaults(faults, {
      provider: 'telegram',
      errorText: (response) => reply(response, refusal(500, 'Internal Server Error: restart')),
      rateLimit: (response) => reply(response, tooMany(faultWaitSeconds)),
    }),
  );
  router.all(
    '/:method',
    answering((request) => {
      const { token = '', method = '' } = request.params;
      if (token !== telegramSandboxCredentials.token) return refusal(401, 'Unauthorized');
      switch (String(method).toLowerCase()) {
        case 'getme':
          return success(bot);
        case 'sendmessage':
          return sendMessage(fieldsOf(request));
        default:
          return refusal(404, 'Not Found: method not found');
      }
    }),
  );
  return router;

  function sendMessage(fields: Fields): Answer {
    const chatId = fields['chat_id'] ?? '';
    const text = fields['text'] ?? '';
    const refused = refusedChat(chatId) ?? refusedText(text) ?? refusedMode(fields['parse_mode']);
    if (refused) return refused;
    const parseMode = fields['parse_mode'] ?? null;
    let parsed: ParsedText;
    try {
      parsed = parseMode ? parseTelegramHtml(text) : { text, entities: [] };
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error;
      return bad(`can't parse entities: ${error.message}`);
    }
    if (parsed.text.trim() === '') return bad('message text is empty');
    if (parsed.text.length > maxCharacters) return bad('message is too long');
    return deliver(chatId, fields['message_thread_id'] ?? '', { text, parseMode, parsed });
  }

  function deliver(
    chatId: string,
    thread: string,
    sent: { text: string; parseMode: string | null; parsed: ParsedText },
  ): Answer {
    const { isForum, topics, title } = chat.settings();
    const isTopic = isForum && thread !== '';
    if (isTopic) {
      const state = thread === generalTopic ? undefined : topics[thread];
      if (state === 'closed') return bad('TOPIC_CLOSED');
      if (state !== 'open') return bad('message thread not found');
    }
    const wait = chat.waitSeconds();
    if (wait > 0) return tooMany(Math.ceil(wait));
    const { id, at } = chat.receive({
      chat_id: Number(chatId),
      message_thread_id: isTopic ? Number(thread) : null,
      text: sent.text,
      parse_mode: sent.parseMode,
    });
    return success({
      message_id: id,
      ...(isTopic && { message_thread_id: Number(thread), is_topic_message: true }),
      from: bot,
      chat: { id: Number(chatId), type: 'supergroup', title, ...(isForum && { is_forum: true }) },
      date: Math.floor(Date.parse(at) / 1000),
      text: sent.parsed.text,
      ...(sent.parsed.entities.length > 0 && { entities: sent.parsed.entities }),
    });
  }

  function refusedChat(chatId: string): Answer | null {
    const { id, access, movedTo } = chat.settings();
    if (chatId === '') return bad('chat_id is empty');
    if (movedTo !== null && chatId === id) {
      return refusal(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
        migrate_to_chat_id: Number(movedTo),
      });
    }
    if (access === 'not-found' || chatId !== (movedTo ?? id)) return bad('chat not found');
    if (access === 'kicked') {
      return refusal(403, 'Forbidden: bot was kicked from the supergroup chat');
    }
    return access === 'read-only'
      ? bad('not enough rights to send text messages to the chat')
      : null;
  }
}

function refusedText(text: string): Answer | null {
  if (text.trim() === '') return bad('message text is empty');
  return Buffer.byteLength(text) > maxBytes ? bad('Text is too long') : null;
}

/** Of the modes only HTML is played. */
function refusedMode(mode: string | undefined): Answer | null {
  return mode === undefined || mode.toLowerCase() === 'html' ? null : bad('unsupported parse_mode');
}

function success(result: object): Answer {
  return { status: 200, body: { ok: true, result } };
}

function refusal(code: number, description: string, parameters?: object): Answer {
  return {
    status: code,
    body: { ok: false, error_code: code, description, ...(parameters && { parameters }) },
  };
}

function bad(description: string): Answer {
  return refusal(400, `Bad Request: ${description}`);
}

function tooMany(seconds: number): Answer {
  const description = `Too Many Requests: retry after ${seconds}`;
  const headers = { 'Retry-After': String(seconds) };
  return { ...refusal(429, description, { retry_after: seconds }), headers };
}

function reply(response: Response, { status, headers = {}, body }: Answer): void {
  response.status(status).set(headers).json(body);
}
