import { randomUUID } from 'node:crypto';
import { defaultPortalSettings } from '@portal/domain/portal';
import type { Database } from '../../src/db/database.ts';
import { createLog } from '../../src/log.ts';
import type { StaffMessenger } from '../../src/ports/staff-messenger.ts';
import { createChatQueueRepository } from '../../src/modules/staff-notifications/chat-queue-repository.ts';
import {
  createChatQueue,
  type ChatQueue,
} from '../../src/modules/staff-notifications/chat-queue.ts';
import { createStaffChatRepository } from '../../src/modules/staff-notifications/staff-chat-repository.ts';
import { createStaffChat } from '../../src/modules/staff-notifications/staff-chat.ts';
import { fastPace } from '../fixtures/staff-chat/staff-chat.ts';

const settings = {
  read: async () => defaultPortalSettings,
};
const health = { working: () => undefined, failed: () => undefined };

/** What sends notices, and nothing of the portal beside it; its rows are free again after a second. */
export function createNotifier(
  prisma: Database['prisma'],
  messenger: StaffMessenger,
  chatId: string,
): ChatQueue {
  const log = createLog('silent');
  const chats = createStaffChatRepository(prisma, chatId, fastPace);
  const chat = createStaffChat({ messenger, chats, health, log });
  const repository = createChatQueueRepository(prisma, randomUUID(), { leaseSeconds: 1 });
  const { maxText } = messenger;
  return createChatQueue({ repository, chat, chats, settings, maxText, log });
}
