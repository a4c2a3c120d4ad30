import { oneLine } from '@portal/domain/contract';
import type { PortalSettings } from '@portal/domain/portal';
import { staffAlarmHeader } from '@portal/domain/server';
import { staffChatTopics, type StaffChatTopic } from '@portal/domain/staff-notifications';
import { createTexts, type TextKey } from '@portal/domain/texts';
import { hotelTimes } from '../../kernel/hotel-time.ts';
import type { StaffNotification } from '../../outbox/staff-notification.ts';

/** What of the portal's settings a notice depends on. */
export type NotificationSettings = Pick<
  PortalSettings,
  'timeZone' | 'staffThreads' | 'staffNotices'
>;

/** Text of a notification, and the topic it goes to; null is the chat itself. */
export interface NotificationText {
  readonly threadId: number | null;
  /** Names the topic to whoever reads; empty for what staff write by hand. */
  readonly header: string;
  /** What it says below its header. */
  readonly body: string;
  /** Both together. */
  readonly text: string;
}

/** What people wrote at length, which may have lines of its own. */
interface Quoted {
  readonly quoted: string;
}
type Field = readonly [label: FieldKey, value: string | number | Quoted];
type FieldKey = Extract<TextKey, `notice.field.${string}`>;

/** The staff chat reads Russian, whatever language a guest has. */
const { t } = createTexts({ locale: 'ru' });

/** Puts a notice into words: its header, its number, and exactly the fields that are specified for it. */
export function notificationText(
  notice: StaffNotification,
  settings: NotificationSettings,
): NotificationText {
  const under = (topic: StaffChatTopic, number: string | null, fields: readonly Field[]) =>
    worded(settings.staffThreads[topic], staffChatTopics[topic].header, page(number, fields));
  switch (notice.topic) {
    case 'rating':
      return under('rating', t('notice.rating', { id: notice.ratingId }), [
        ['notice.field.score', notice.score],
        ['notice.field.review', { quoted: notice.review }],
        ['notice.field.guest', notice.guestName],
        ['notice.field.phone', notice.phone],
        ['notice.field.guestId', notice.guestId],
      ]);
    case 'support':
      return under(
        'support',
        t(notice.isFollowUp ? 'notice.ticket.again' : 'notice.ticket', { id: notice.ticketId }),
        [
          ['notice.field.guest', notice.guestName],
          ['notice.field.room', notice.roomLabel],
          ['notice.field.phone', notice.phone],
          ['notice.field.message', { quoted: notice.message }],
        ],
      );
    case 'delivery':
      return under('delivery', t('notice.order', { id: notice.orderId }), [
        ['notice.field.orderType', notice.orderType],
        [
          'notice.field.orderedAt',
          hotelTimes(settings.timeZone, 'message')(new Date(notice.orderedAt)),
        ],
        ['notice.field.payment', notice.paymentMethod],
        ['notice.field.store', notice.storeTitle],
        ['notice.field.guest', notice.guestName],
        ['notice.field.room', notice.roomName],
        ['notice.field.comment', { quoted: notice.comment }],
      ]);
    case 'code':
      return under('code', null, [
        ['notice.field.sender', notice.phone],
        ['notice.field.code', notice.code],
      ]);
    case 'alarm':
      return worded(
        notice.thread ? settings.staffThreads[notice.thread] : null,
        staffAlarmHeader,
        notice.text,
      );
    case 'message':
      return worded(notice.threadId, '', notice.text);
  }
}

function worded(threadId: number | null, header: string, body: string): NotificationText {
  return { threadId, header, body, text: header ? `${header}\n${body}` : body };
}

function page(number: string | null, fields: readonly Field[]): string {
  const lines = fields.map(
    ([label, value]) => `${t(label)}:${typeof value === 'object' ? quote(value) : after(value)}`,
  );
  return [...(number === null ? [] : [number]), ...lines].join('\n');
}

/** Names stand on one line, also those that were written before they had to. */
function after(value: string | number): string {
  return ` ${oneLine(String(value)) || t('notice.none')}`;
}

/** Each line of several is marked, so that none can be taken for one of the portal's own. */
function quote({ quoted }: Quoted): string {
  const lines = quoted.trim().split(lineBreak);
  if (lines.length < 2) return after(quoted);
  return lines.map((line) => `\n> ${oneLine(line)}`).join('');
}

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
