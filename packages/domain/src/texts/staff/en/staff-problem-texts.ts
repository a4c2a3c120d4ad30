import type { Translation } from '../../translation.ts';
import type { staffProblemTexts as russian } from '../ru/staff-problem-texts.ts';

/** What staff are refused with, and what their forms say of it ahead. */
export const staffProblemTexts: Translation<typeof russian> = {
  'admin.catalogue.newerVersion': 'Somebody else has changed this. Look at the new version.',
  'admin.catalogue.fault.noCategory': 'This category is gone. Choose another one',
  'admin.catalogue.fault.noStore': 'There is no such store',
  'admin.catalogue.fault.pictureGone': 'This picture is gone. Upload it again',
  'admin.catalogue.fault.restaurantStays':
    'A restaurant cannot become a shop or a service, nor the other way round',
  'admin.catalogue.fault.restaurantHasMenu':
    'The menu of a restaurant is kept in iiko: products cannot be added to it',
  'admin.catalogue.fault.customIdMissing': 'Say what the store is called in links',
  'admin.catalogue.fault.percentTooLarge': '100% at most',
  'admin.catalogue.fault.required': 'Fill this in',
  'admin.catalogue.fault.price': 'Roubles with at most two decimals, up to 10,000,000',
  'admin.catalogue.fault.percent': 'From 0 to 100 with at most two decimals',
  'admin.catalogue.fault.place': 'A whole number from −1,000,000 to 1,000,000',
  'admin.catalogue.fault.customId':
    'Latin letters, digits, dot, hyphen and underscore; a letter or a digit at both ends',
  'guestData.open.orders': 'Unfinished orders: {list}',
  'guestData.open.tickets': 'Open requests: {list}',
  'guestData.open.money': 'Orders whose money is not settled: {list}',
  'guestData.open.banquets': 'Banquets to come with this phone: {list}',
  'problem.NOT_PUBLIC':
    'The portal was started for this machine alone, and the request came through a proxy or under a foreign name. For a demo that others may see set DEMO=i-understand; for a hotel PUBLIC_ORIGIN and TRUST_PROXY_HOPS.',
  'settings.fault.maxBelowMin': 'The largest payment is below the smallest',
  'settings.fault.proxy':
    '{address} is in {network}, a proxy that everybody comes through: the whole internet would have the limits of the hotel. Give the address that the hotel’s Wi-Fi comes from',
  'problem.STAFF_ID_TAKEN': 'This login is taken. Think of another one.',
  'problem.STAFF_EXISTS': 'There is staff here already. Sign in, or ask an admin to add you.',
  'problem.FIRST_ADMIN_LINK_EXPIRED':
    'The link does not serve: it is needed whole, and good once and for an hour. Restart the portal, and it prints a new one.',
  'problem.LAST_ADMIN':
    'This is the last administrator. Give the role to somebody else first, so that nobody is shut out.',
  'problem.OWN_ACCOUNT':
    'Another administrator changes your role and access; your password is changed by “Change password” in the menu.',
  'problem.PASSWORD_EXPIRED':
    'The portal made this password up, and it was good for a day. Ask an admin for a new one; where there is none, whoever has access to the server makes one.',
  'problem.PASSWORD_CHANGE_REQUIRED':
    'First change the password that the portal made up to one of your own.',
  'problem.PASSWORD_WRONG': 'This is not your present password.',
  'admin.staff.password.tooShort': '{n} characters at least',
  'admin.staff.password.tooLong': '{n} characters at most',
  'admin.staff.password.tooSimple': 'Too simple: take more different characters',
  'admin.staff.password.guessed':
    'Such passwords are guessed first: common words, rows of keys, dates. Take a few words that have nothing to do with each other',
  'admin.staff.password.containsId': 'Too simple: it is made of the login',
  'admin.staff.password.published': 'This password is published: think of another one',
  'problem.REAUTHENTICATION_REQUIRED':
    'Say again who you are, then repeat it: you signed in too long ago for this.',
  'admin.confirm.signInAnew': 'This is younger than your sign-in. Sign out and sign in again.',
  'problem.SECOND_FACTOR_REQUIRED':
    'The password is right. Now confirm the sign-in in the second way.',
  'problem.SECOND_FACTOR_ENROLMENT_REQUIRED':
    'First set up a second way of signing in: the console is closed without it.',
  'problem.SECOND_FACTOR_WAITS': 'Too many wrong codes. Try later, or in another way.',
  'problem.TOO_MANY_FACTORS': 'There are too many ways of signing in. Take one away first.',
  'problem.PASSKEY_NOT_POSSIBLE':
    'A passkey cannot belong to an address of digits: open the portal by its name.',
  'secondFactor.taken':
    'The second way of signing in of {name} ({id}) was taken away by admin {by}. If nobody asked for it, change the password of {id} and look in the audit trail.',
  'secondFactor.passkeyWrong': 'The passkey does not fit. Try again.',
  'problem.CONSOLE_LOCKED':
    'The console is locked: nobody has used it for a while. Say again who you are.',
};
