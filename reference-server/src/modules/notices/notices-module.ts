import type { PayloadOf, PortalSettings, providerHealthChange } from '@portal/domain';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import { createOutboxWorker } from '../../outbox/outbox-worker.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Presence } from '../../ports/presence.ts';
import type { ProviderHealth } from '../../ports/provider-health.ts';
import type { StaffMessenger } from '../../ports/staff-messenger.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { createAttentionModule } from '../attention/attention-module.ts';
import { createDeadLettersModule } from '../dead-letters/dead-letters-module.ts';
import { createProvidersModule } from '../providers/providers-module.ts';
import { createChatQueueRepository } from './chat-queue-repository.ts';
import { createChatQueue, type ChatQueue } from './chat-queue.ts';
import type { NoticeSettings } from './notice-words.ts';
import { createGuestReports } from './guest-report-store.ts';
import { createStaffChatStore } from './staff-chat-store.ts';
import { createStaffChat } from './staff-chat.ts';
import { telegramRoutes } from './telegram-routes.ts';

/** What the module of notices needs. */
export interface NoticesModuleOptions {
  readonly prisma: Database['prisma'];
  /** Where staff are written to; null where the hotel has no such chat: notices are then dropped. */
  readonly staffChat: { readonly messenger: StaffMessenger; readonly chatId: string } | null;
  readonly settings: {
    read(): Promise<NoticeSettings & Pick<PortalSettings, 'receptionPhone' | 'retention'>>;
  };
  readonly presence: Pick<Presence, 'isStaffHere'>;
  readonly outbox: Outbox;
  readonly alerts: Alerts;
  /** Tells staff live that a provider got into trouble, or out of it. */
  readonly onProviderChange: (change: PayloadOf<typeof providerHealthChange>) => void;
  readonly log: Logger;
}

type NoticesWorker = Pick<ChatQueue, 'channel' | 'poke' | 'start' | 'stop'>;

/**
 * What staff are told beside their console: the chat of staff, how the providers are doing, what nobody
 * attends to, and what could not be delivered.
 */
export interface NoticesModule {
  readonly routes: Route[];
  /** Hears how each use of a provider went. */
  readonly health: ProviderHealth;
  /** Sends what the outbox holds for the chat. */
  readonly worker: NoticesWorker;
  start(): void;
  /** To be called when nothing uses providers any more. */
  stop(): Promise<void>;
}

/** Joins everything that staff are told. */
export function createNoticesModule(options: NoticesModuleOptions): NoticesModule {
  const { prisma, staffChat, settings, outbox, log } = options;
  const providers = createProvidersModule({ ...options, onChange: options.onProviderChange });
  const attention = createAttentionModule(options);
  const deadLetters = createDeadLettersModule(options);
  const worker = staffChat ? queueFor(staffChat) : dropAll();

  function queueFor({ messenger, chatId }: NonNullable<NoticesModuleOptions['staffChat']>) {
    const store = createStaffChatStore(prisma, chatId, messenger.pace);
    const chat = createStaffChat({ messenger, store, health: providers.health, log });
    const repository = createChatQueueRepository(prisma, randomUUID());
    const { longestText } = messenger;
    return createChatQueue({ repository, chat, store, settings, longestText, log });
  }

  /** Without a chat nobody is told; what somebody must act on is an alert and stands in the console. */
  function dropAll(): NoticesWorker {
    const deliver = async () => undefined;
    return createOutboxWorker({ channel: 'telegram', database: prisma, deliver, log });
  }

  return {
    routes: [
      ...telegramRoutes({
        prisma,
        chatId: staffChat && staffChat.chatId,
        settings,
        reports: createGuestReports(prisma),
        outbox,
      }),
      ...providers.routes,
      ...attention.routes,
      ...deadLetters.routes,
    ],
    health: providers.health,
    worker,
    start() {
      worker.start();
      providers.start();
      attention.start();
      deadLetters.start();
    },
    async stop() {
      await Promise.all([worker.stop(), attention.stop(), deadLetters.stop()]);
      await providers.stop();
    },
  };
}
