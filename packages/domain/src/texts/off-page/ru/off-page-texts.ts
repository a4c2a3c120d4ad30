import { issueTexts } from './issue-texts.ts';
import { staffNotificationTexts } from './staff-notification-texts.ts';
import { notificationTexts } from './notification-texts.ts';
import { phoneCodeTexts } from './phone-code-texts.ts';
import { problemTexts } from './problem-texts.ts';

/** Texts off the portal's pages: refusals, messages to phones and to the staff's chat. */
export const offPageTexts = {
  ...issueTexts,
  ...staffNotificationTexts,
  ...notificationTexts,
  ...phoneCodeTexts,
  ...problemTexts,
};
