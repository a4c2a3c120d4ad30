import type { Translation } from '@portal/domain/texts';
import type { profileTexts as russian } from '../ru/profile-texts.ts';

/** A guest’s own account and device. */
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
};
