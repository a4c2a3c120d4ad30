import type { Translation } from '@portal/domain/texts';
import type { pushTexts as russian } from '../ru/push-texts.ts';

/** How notifications are switched on. */
export const pushTexts: Translation<typeof russian> = {
  'push.switch.label': 'Notifications on this device',
  'push.switch.hint':
    'We will tell you about your order and a reply to your request, even when the portal is closed.',
  'push.switch.failed': 'Notifications could not be changed. Please try again.',
  'push.try': 'Try it',
  'push.try.sent': 'Sent: the notification will arrive in a few seconds.',
  'push.try.lost': 'The browser has ended the subscription. Switch notifications on again.',
  'push.denied':
    'The browser may not show notifications of this site. Allow them in the site settings and come back here.',
  'push.homeScreen':
    'On iPhone and iPad notifications arrive once the portal is on the Home Screen: tap Share, then Add to Home Screen, and open the portal from there.',
  'push.insecure': 'Notifications work only at a secure address (https).',
};
