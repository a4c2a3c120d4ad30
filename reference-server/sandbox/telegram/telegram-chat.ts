import type { SandboxContext } from '../provider.ts';
import { telegramSandboxCredentials } from './telegram-credentials.ts';

export const topicStates = ['open', 'closed', 'deleted'] as const;
type TopicState = (typeof topicStates)[number];

/** What the bot may do in the chat: `kicked`, `not-found` and `read-only` are refusals. */
export const chatAccesses = ['open', 'read-only', 'kicked', 'not-found'] as const;

/** At most so many messages in any window; checked only where somebody asks for it. */
interface ChatLimit {
  most: number;
  windowSeconds: number;
  /** Between two messages at least. */
  gapSeconds: number;
}

interface ChatSettings {
  id: string;
  title: string;
  isForum: boolean;
  access: (typeof chatAccesses)[number];
  /** The id it has got as a supergroup; the old one is then refused. */
  movedTo: string | null;
  limit: ChatLimit | null;
  topics: Record<string, TopicState>;
}

/** Some of the settings, to change just these. */
type ChatChanges = {
  [Name in keyof ChatSettings]?: ChatSettings[Name] | undefined;
};

/** A message as it was sent, beside the moment it came. */
interface ReceivedMessage {
  chat_id: number;
  message_thread_id: number | null;
  text: string;
  parse_mode: string | null;
  /** ISO-8601, UTC. */
  at: string;
}

/** The one chat the sandbox's bot is in. */
export type TelegramChat = ReturnType<typeof createTelegramChat>;

const initial: ChatSettings = {
  id: telegramSandboxCredentials.chatId,
  title: 'Персонал парк-отеля',
  isForum: true,
  access: 'open',
  movedTo: null,
  limit: null,
  topics: { '2': 'open', '4': 'open', '12': 'open', '28': 'open' },
};

const firstMessageId = 900;

export function createTelegramChat({ state, clock }: SandboxContext) {
  const stored = state.collection<ChatSettings>('telegram-chat');
  const messages = state.collection<ReceivedMessage>('telegram-messages');
  const settings = () => stored.get('chat') ?? initial;

  function secondsSince(message: ReceivedMessage | undefined): number {
    return message ? (clock.now().getTime() - Date.parse(message.at)) / 1000 : Infinity;
  }

  return {
    settings,
    change(changes: ChatChanges): ChatSettings {
      const changed = Object.assign({}, settings(), changes);
      stored.put('chat', changed);
      return changed;
    },
    receive(message: Omit<ReceivedMessage, 'at'>): { id: number; at: string } {
      const id = firstMessageId + messages.all().length + 1;
      const at = clock.now().toISOString();
      messages.put(String(id), { ...message, at });
      return { id, at };
    },
    /** Oldest first. */
    list: (): ReceivedMessage[] => messages.all(),
    /** Seconds until the limit lets another message in; 0 when it does now. */
    waitSeconds(): number {
      const { limit } = settings();
      if (!limit) return 0;
      const all = messages.all();
      return Math.max(
        limit.windowSeconds - secondsSince(all.at(-limit.most)),
        limit.gapSeconds - secondsSince(all.at(-1)),
        0,
      );
    },
  };
}
