import { randomUUID } from 'node:crypto';
import { defaultPortalSettings } from '@portal/domain';
import type { Database } from '../../src/db/database.ts';
import { createLog } from '../../src/log.ts';
import type { StaffMessenger } from '../../src/ports/staff-messenger.ts';
import { createChatQueueRepository } from '../../src/modules/notices/chat-queue-repository.ts';
import { createChatQueue, type ChatQueue } from '../../src/modules/notices/chat-queue.ts';
import { createStaffChatStore } from '../../src/modules/notices/staff-chat-store.ts';
import { createStaffChat } from '../../src/modules/notices/staff-chat.ts';
import { fastPace } from '../fixtures/staff-chat.ts';

const settings = {
  read: async () => defaultPortalSettings,
};
const health = { working: () => undefined, trouble: () => undefined };

/** What sends notices, and nothing of the portal beside it; its rows are free again after a second. */
export function createNotifier(
  prisma: Database['prisma'],
  messenger: StaffMessenger,
  chatId: string,
): ChatQueue {
  const log = createLog('silent');
  const store = createStaffChatStore(prisma, chatId, fastPace);
  const chat = createStaffChat({ messenger, store, health, log });
  const repository = createChatQueueRepository(prisma, randomUUID(), { leaseSeconds: 1 });
  const { longestText } = messenger;
  return createChatQueue({ repository, chat, store, settings, longestText, log });
}
