import type { Translation } from '@portal/domain/texts';
import type { profileTexts as russian } from '../ru/profile-texts.ts';

/** The guest’s profile, notifications and personal data. */
export const profileTexts: Translation<typeof russian> = {
  'profile.title': 'Profile',
  'profile.lead': 'Your details and the settings of this device.',
  'profile.signInHint': 'Sign in to change your details and to see where you are signed in.',
  'profile.account': 'Your details',
  'profile.phone': 'Phone you sign in by',
  'profile.save': 'Save',
  'profile.saved': 'Saved',
  'profile.device': 'This device',
  'profile.scheme': 'Appearance',
  'profile.scheme.auto': 'As on the device',
  'profile.scheme.light': 'Light',
  'profile.scheme.dark': 'Dark',
  'profile.sessions': 'Where you are signed in',
  'profile.sessions.hint': 'If a device is not yours or is lost, sign out on it.',
  'profile.sessions.failed': 'Where you are signed in could not be found out',
  'profile.sessions.here': 'This device',
  'profile.sessions.seen': 'Last seen: {time}',
  'profile.sessions.unknown': 'Unknown browser',
  'profile.sessions.end': 'Sign out',
  'profile.sessions.endNamed': 'Sign out: {name}',
  'profile.sessions.ended': 'You are signed out there',
  'profile.signOut': 'Sign out on this device',
  'profile.signOutEverywhere': 'Sign out on all devices',
  'profile.signOutEverywhere.question': 'Sign out on all devices?',
  'profile.signOutEverywhere.hint':
    'You will have to sign in on each with a code by SMS. The cart on this device will be forgotten.',
  'profile.stay': 'Stay',
  'privacy.title': 'Personal data',
  'privacy.more': 'Read more',
  'privacy.counter.title': 'Visit counter',
  'privacy.counter.ask':
    'May visits be counted? Yandex Metrika shows the hotel which pages are used.',
  'privacy.counter.agree': 'Yes',
  'privacy.counter.decline': 'No',
  'privacy.counter.agreed': 'Count my visits',
  'privacy.counter.declined': 'Do not count them',
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
