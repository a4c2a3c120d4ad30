import {
  createTexts,
  staffAlarmHeader,
  staffChatTopics,
  type PortalSettings,
  type StaffChatTopic,
  type TextKey,
} from '@portal/domain';
import type { z } from 'zod';
import { hotelTime } from './hotel-time.ts';
import type { staffNoticeSchema } from './staff-notice.ts';

/** What of the portal's settings a notice depends on. */
export type NoticeSettings = Pick<PortalSettings, 'timeZone' | 'staffThreads' | 'staffNotices'>;

/** A notice in words, and the topic it goes to; null is the chat itself. */
export interface WordedNotice {
  readonly threadId: number | null;
  readonly text: string;
}

type Notice = z.output<typeof staffNoticeSchema>;
type Field = readonly [label: FieldKey, value: string | number];
type FieldKey = Extract<TextKey, `notice.field.${string}`>;

/** The staff chat reads Russian, whatever language a guest has. */
const { t } = createTexts({ locale: 'ru' });

/** Puts a notice into words: its header, its number, and exactly the fields that are specified for it. */
export function wordNotice(notice: Notice, settings: NoticeSettings): WordedNotice {
  const under = (topic: StaffChatTopic, number: string | null, fields: readonly Field[]) => ({
    threadId: settings.staffThreads[topic],
    text: page(staffChatTopics[topic].header, number, fields),
  });
  switch (notice.topic) {
    case 'rating':
      return under('rating', t('notice.rating', { id: notice.ratingId }), [
        ['notice.field.score', notice.score],
        ['notice.field.review', notice.review],
        ['notice.field.guest', notice.guestName],
        ['notice.field.phone', notice.phone],
        ['notice.field.guestId', notice.guestId],
      ]);
    case 'support':
      return under('support', t('notice.ticket', { id: notice.ticketId }), [
        ['notice.field.guest', notice.guestName],
        ['notice.field.room', notice.roomLabel],
        ['notice.field.phone', notice.phone],
        ['notice.field.message', notice.message],
      ]);
    case 'delivery':
      return under('delivery', t('notice.order', { id: notice.orderId }), [
        ['notice.field.orderType', notice.orderType],
        ['notice.field.orderedAt', hotelTime(new Date(notice.orderedAt), settings.timeZone)],
        ['notice.field.payment', notice.paymentMethod],
        ['notice.field.store', notice.storeTitle],
        ['notice.field.guest', notice.guestName],
        ['notice.field.room', notice.roomName],
        ['notice.field.comment', notice.comment],
      ]);
    case 'code':
      return under('code', null, [
        ['notice.field.sender', notice.phone],
        ['notice.field.code', notice.code],
      ]);
    case 'alarm':
      return {
        threadId: notice.thread ? settings.staffThreads[notice.thread] : null,
        text: `${staffAlarmHeader}\n${notice.text}`,
      };
    case 'message':
      return { threadId: notice.threadId, text: notice.text };
  }
}

function page(header: string, number: string | null, fields: readonly Field[]): string {
  const lines = fields.map(([label, value]) => `${t(label)}: ${String(value) || t('notice.none')}`);
  return [header, ...(number === null ? [] : [number]), ...lines].join('\n');
}
