import type { Translation } from '../../translation.ts';
import type { notificationTexts as russian } from '../ru/notification-texts.ts';

/** What a notification says on a lock screen. */
export const notificationTexts: Translation<typeof russian> = {
  'push.ticketReply.title': 'You have a reply',
  'push.ticketReply.message': 'Open the portal to read the reply to your request.',
  'push.test.title': 'Notification check',
  'push.test.message': 'Everything works: news of your orders and requests will appear here.',
  'push.test.messageForStaff': 'Everything works: alerts that need you will appear here.',
};
