import type { PayloadOf } from '@portal/domain/contract';
import type { PortalSettings } from '@portal/domain/portal';
import type { providerHealthChange } from '@portal/domain/providers';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { createOutboxWorker } from '../../outbox/outbox-worker.ts';
import type { MakeChange } from '../../outbox/change.ts';
import type { Presence } from '../../ports/presence.ts';
import type { StaffMessenger } from '../../ports/staff-messenger.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { createUnattendedModule } from '../unattended/unattended-module.ts';
import { createDeadLettersModule } from '../dead-letters/dead-letters-module.ts';
import { createProvidersModule } from '../providers/providers-module.ts';
import { createChatQueueRepository } from './chat-queue-repository.ts';
import { createChatQueue, type ChatQueue } from './chat-queue.ts';
import type { NotificationSettings } from './notification-text.ts';
import { createGuestReports } from './guest-report-repository.ts';
import { createStaffChatRepository } from './staff-chat-repository.ts';
import { createStaffChat } from './staff-chat.ts';
import { telegramRoutes } from './telegram-routes.ts';

/** What the module of notices needs. */
export interface StaffNotificationsModuleOptions {
  readonly prisma: Database['prisma'];
  /** Where staff are written to; null where the hotel has no such chat: notices are then dropped. */
  readonly staffChat: { readonly messenger: StaffMessenger; readonly chatId: string } | null;
  readonly settings: {
    read(): Promise<NotificationSettings & Pick<PortalSettings, 'receptionPhone' | 'retention'>>;
  };
  readonly presence: Pick<Presence, 'isStaffHere'>;
  readonly makeChange: MakeChange;
  readonly alerts: Alerts;
  /** Sends staff a live event when a provider begins to fail, or works again. */
  readonly onProviderChange: (change: PayloadOf<typeof providerHealthChange>) => void;
  readonly log: Logger;
}

type NotificationsWorker = Pick<ChatQueue, 'channel' | 'wake' | 'start' | 'stop'>;

/**
 * Notifications of staff beside their console: the staff chat, provider health, what nobody
 * attends to, and what could not be delivered.
 */
export function createStaffNotificationsModule(options: StaffNotificationsModuleOptions) {
  const { prisma, makeChange, staffChat, settings, log } = options;
  const providers = createProvidersModule({ ...options, onChange: options.onProviderChange });
  const unattended = createUnattendedModule(options);
  const deadLetters = createDeadLettersModule(options);
  const worker = staffChat ? queueFor(staffChat) : dropAll();

  function queueFor({
    messenger,
    chatId,
  }: NonNullable<StaffNotificationsModuleOptions['staffChat']>) {
    const chats = createStaffChatRepository(prisma, chatId, messenger.pace);
    const chat = createStaffChat({ messenger, chats, health: providers.health, log });
    const repository = createChatQueueRepository(prisma, randomUUID());
    const { maxText } = messenger;
    return createChatQueue({ repository, chat, chats, settings, maxText, log });
  }

  /** Without a chat nothing is sent; what somebody must act on is an alert and stands in the console. */
  function dropAll(): NotificationsWorker {
    const deliver = async () => undefined;
    return createOutboxWorker({ channel: 'telegram', database: prisma, deliver, log });
  }

  return {
    routes: [
      ...telegramRoutes({
        makeChange,
        chatId: staffChat && staffChat.chatId,
        settings,
        reports: createGuestReports(prisma),
      }),
      ...providers.routes,
      ...unattended.routes,
      ...deadLetters.routes,
    ],
    /** Hears how each use of a provider went. */
    health: providers.health,
    providerData: providers.data,
    /** Sends what the outbox holds for the chat. */
    worker,
    start() {
      worker.start();
      providers.start();
      unattended.start();
      deadLetters.start();
    },
    /** To be called when nothing uses providers any more. */
    async stop() {
      await Promise.all([worker.stop(), unattended.stop(), deadLetters.stop()]);
      await providers.stop();
    },
  };
}
