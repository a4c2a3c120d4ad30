import { guestReportMinutes, staffMessageMaxLength } from '@portal/domain/server';
import {
  sendTelegram,
  staffChatTopics,
  type StaffChatTopic,
} from '@portal/domain/staff-notifications';
import { identityOf } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import type { NotificationSettings } from './notification-text.ts';
import type { GuestReports, ReportedTopic } from './guest-report-repository.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';

/** What writing into the staff chat by hand needs. */
export interface TelegramRoutesOptions {
  readonly makeChange: MakeChange;
  /** The configured chat; null where the hotel has none. */
  readonly chatId: string | null;
  readonly settings: { read(): Promise<NotificationSettings> };
  readonly reports: GuestReports;
}

const reportedTopics: readonly ReportedTopic[] = ['rating', 'delivery', 'support'];

/** The call that writes into the staff chat. */
export function telegramRoutes(options: TelegramRoutesOptions): Route[] {
  const { makeChange, chatId, settings, reports } = options;

  /** The server itself has sent what a guest reports: nothing is sent twice. */
  async function checkReport(guestId: number, threadId: number, message: string): Promise<void> {
    const { staffThreads } = await settings.read();
    const topic = reportedTopics.find((each) => isReport(each, staffThreads, threadId, message));
    const since = new Date(Date.now() - guestReportMinutes * 60_000);
    if (!topic || !(await reports.has(topic, guestId, since))) throw new ProblemError('FORBIDDEN');
  }

  return [
    implement(sendTelegram, async ({ actor, body }) => {
      const { message, chat_id: namedChat, message_thread_id: threadId } = body;
      if (namedChat !== undefined && namedChat !== null && String(namedChat) !== chatId) {
        throw new ProblemError('FORBIDDEN');
      }
      if (actor.role === 'guest') {
        await checkReport(actor.id, threadId, message);
        return { status: 200, body: { success: true } };
      }
      if (message.length > staffMessageMaxLength) {
        const tooLong = { message: 'issue.messageTooLong', params: { n: staffMessageMaxLength } };
        throw new ProblemError('INVALID', { details: [{ path: 'message', ...tooLong }] });
      }
      if (chatId === null) {
        throw new ProblemError('PROVIDER_UNAVAILABLE', {
          text: 'issue.noStaffChat',
          retryAfterSeconds: 60,
        });
      }
      const notice = { topic: 'message', text: message, threadId } as const;
      await makeChange(async ({ transaction, enqueue }) => {
        enqueue(staffNotificationRow(notice));
        await recordAudit(transaction, {
          actor: identityOf(actor),
          action: 'write',
          entity: 'staff-chat',
          entityId: String(threadId),
        });
      });
      return { status: 200, body: { success: true } };
    }),
  ];
}

/** The thread of the topic, by its default number or the hotel's own, with the topic's header. */
function isReport(
  topic: StaffChatTopic,
  threads: NotificationSettings['staffThreads'],
  threadId: number,
  message: string,
): boolean {
  const { threadId: specified, header } = staffChatTopics[topic];
  return (threadId === specified || threadId === threads[topic]) && message.startsWith(header);
}
