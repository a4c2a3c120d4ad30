import type { staffSecurityTexts as russian } from '../ru/staff-security-texts.ts';
import type { Translation } from '@portal/domain/texts';

/** How staff prove who they are beyond a password. */
export const staffSecurityTexts: Translation<typeof russian> = {
  'admin.confirm.title': 'Say again who you are',
  'admin.confirm.hint':
    'This is protected: somebody else could do it at your computer. A confirmation is good for ten minutes.',
  'admin.confirm.submit': 'Confirm',
  'admin.confirm.cancel': 'Cancel',
  'admin.security.title': 'Second way of signing in',
  'admin.security.lead': 'A password can be seen or guessed. The second way is yours alone.',
  'admin.security.required': 'Your role needs one.',
  'admin.security.first': 'Set up a second way of signing in',
  'admin.security.firstHint':
    'The portal is open to the internet, so a password alone is not enough. The console opens once you have set up an app with codes or a passkey.',
  'admin.security.none': 'There is no second way yet',
  'admin.security.noneHint':
    'Set up an app with codes or a passkey: fingerprint, face, security key.',
  'admin.security.kind.totp': 'App with codes',
  'admin.security.kind.passkey': 'Passkey',
  'admin.security.addTotp': 'Set up an app',
  'admin.security.addPasskey': 'Add a passkey',
  'admin.security.noPasskeys':
    'A passkey can be added only where the portal is opened by a name, not by an address of digits.',
  'admin.security.added': 'Set up {date}',
  'admin.security.used': 'Last used {date}',
  'admin.security.unused': 'Not used yet',
  'admin.security.remove': 'Take away',
  'admin.security.removeNamed': 'Take away: {name}',
  'admin.security.remove.title': 'Take “{name}” away?',
  'admin.security.remove.hint':
    'Nobody signs in with it any more. With the last one the recovery codes stop working too.',
  'admin.security.removed': 'The way of signing in is taken away',
  'admin.security.enrolled': 'The second way of signing in is set up',
  'admin.security.failed': 'It did not work',
  'admin.security.loadFailed': 'The ways of signing in did not load',
  'admin.security.totp.title': 'App with codes',
  'admin.security.totp.hint':
    'Open the app (Google Authenticator and the like), point the camera at the picture and enter the code that it shows.',
  'admin.security.totp.qr': 'QR code for the app',
  'admin.security.totp.secret': 'Cannot scan it? Enter this key in the app',
  'admin.security.totp.code': 'Code of the app',
  'admin.security.name': 'Name',
  'admin.security.nameHint': 'To tell it from others: “My phone”.',
  'admin.security.nameRequired': 'Enter a name',
  'admin.security.totp.defaultName': 'Phone',
  'admin.security.passkey.defaultName': 'Key: {name}',
  'admin.security.finish': 'Set up',
  'admin.security.codes': 'Recovery codes',
  'admin.security.codes.left.one': '{n} code left',
  'admin.security.codes.left.few': '{n} codes left',
  'admin.security.codes.left.many': '{n} codes left',
  'admin.security.codes.hint':
    'If the phone or the key is lost, one of these codes lets you in. Each serves once.',
  'admin.security.codes.once':
    'They cannot be looked at again. Print them, or keep them where you alone will find them.',
  'admin.security.codes.renew': 'Make new codes',
  'admin.security.codes.copy': 'Copy',
  'admin.security.codes.copied': 'Copied',
  'admin.security.codes.print': 'Print',
  'admin.security.codes.done': 'The codes are kept',
  'admin.staff.factors': 'Second way of signing in',
  'admin.staff.factors.none': 'None',
  'admin.staff.factors.remove': 'Take the second way away',
  'admin.staff.factors.remove.title': 'Take the second way of signing in away: {name}?',
  'admin.staff.factors.remove.hint':
    'Only when the member of staff has lost the phone or the key and asked for it. They are signed out everywhere and sign in with the password alone; the staff chat hears of it.',
  'admin.staff.factors.remove.confirm': 'Take away',
  'admin.staff.factors.removed': 'The second way of signing in is taken away: {name}',
  'settings.access.secondFactorForAll': 'Every role needs a second way of signing in',
  'admin.lock.title': 'The console is locked',
  'admin.lock.hint':
    'Nobody has used it for a while. Say again who you are, and it opens where it was.',
  'admin.lock.orders.one': '{n} new order waits',
  'admin.lock.orders.few': '{n} new orders wait',
  'admin.lock.orders.many': '{n} new orders wait',
  'admin.lock.unlock': 'Unlock',
};
