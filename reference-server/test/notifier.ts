import { defaultPortalSettings } from '@portal/domain';
import type { SqlClient } from '../src/db/statement.ts';
import { createLog } from '../src/log.ts';
import { createOutboxWorker, type OutboxWorker } from '../src/outbox/outbox-worker.ts';
import type { StaffMessenger } from '../src/ports/staff-messenger.ts';
import { createNoticeDelivery } from '../src/modules/notices/deliver-notice.ts';
import { createStaffChatStore } from '../src/modules/notices/staff-chat-store.ts';
import { createStaffChat } from '../src/modules/notices/staff-chat.ts';
import { fastPace } from './staff-chat-log.ts';

const settings = {
  read: async () => defaultPortalSettings,
};
const health = { working: () => undefined, trouble: () => undefined };

/** What sends notices, and nothing of the portal beside it; its rows are free again after a second. */
export function createNotifier(
  database: SqlClient,
  messenger: StaffMessenger,
  chatId: string,
): OutboxWorker {
  const log = createLog('silent');
  const store = createStaffChatStore(database, chatId, fastPace);
  const chat = createStaffChat({ messenger, store, health, log });
  const { longestText } = messenger;
  return createOutboxWorker({
    channel: 'telegram',
    database,
    deliver: createNoticeDelivery({ chat, store, settings, longestText }),
    concurrency: 1,
    leaseSeconds: 1,
    log,
  });
}
