import type { Translation } from '../../translation.ts';
import type { problemTexts as russian } from '../ru/problem-texts.ts';

/**
 * What a person reads for a problem code, unless the place that raises it says something more exact.
 * The codes that pages speak of by themselves stand with the texts of those pages.
 */
export const problemTexts: Translation<typeof russian> = {
  'problem.BAD_JSON': 'The request could not be read: it is not JSON.',
  'problem.UNAUTHENTICATED': 'Sign in to continue.',
  'problem.SESSION_EXPIRED': 'Your session has ended. Sign in again.',
  'problem.CODE_REQUIRED': 'Request an SMS code first.',
  'problem.CODE_EXPIRED': 'The code is no longer valid. Request a new one.',
  'problem.FORBIDDEN': 'You are not allowed to do this.',
  'problem.CROSS_SITE': 'The request came from another site and was refused.',
  'problem.SMS_CODE_REQUIRED':
    'You signed in with a code that the reception read to you. Sign in with a code from an SMS to see the rest.',
  'problem.PROOF_REQUIRED':
    'Very many codes are being asked for. Send the number again: your browser does a small calculation first.',
  'problem.ACCOUNT_CLOSED': 'Access to the portal is closed. Please call reception: {phone}',
  'problem.NOT_FOUND': 'There is no such thing here.',
  'problem.NO_SUBSCRIPTION': 'Notifications are not switched on here: there is nowhere to send to.',
  'problem.CONFLICT': 'The data has changed. Reload and try again.',
  'problem.STALE_VERSION': 'Somebody else has changed this order. Look at the new version.',
  'problem.ILLEGAL_TRANSITION': 'This step is not possible from the present status.',
  'problem.IDEMPOTENCY_IN_PROGRESS': 'The same request is still running. Wait a moment.',
  'problem.PRICE_CHANGED': 'The price has changed. Please check your order.',
  'problem.STOP_LIST': 'Some dishes are not available at the moment.',
  'problem.NOT_FOR_SALE': 'Some products are not for sale at the moment.',
  'problem.STORE_CLOSED': 'The store is not taking orders at the moment.',
  'problem.TABLE_TAKEN': 'Another banquet has this table at that time.',
  'problem.BANQUET_SENT':
    'The restaurant already has this banquet. To change it, cancel it and plan a new one.',
  'problem.BANQUET_CANCELED': 'The banquet is canceled and cannot be sent to the restaurant.',
  'problem.ALREADY_PAID': 'The order is already paid.',
  'problem.ORDER_CLOSED': 'The order is already closed.',
  'problem.NOT_PAYABLE_ONLINE':
    'This order cannot be paid online. Our staff will take the payment.',
  'problem.TICKET_CLOSED': 'This request was closed more than a day ago. Please make a new one.',
  'problem.ALREADY_CLAIMED': 'A colleague is already taking care of this request.',
  'problem.SHORTCUT_TAKEN': 'Another reply already has this shortcut. Choose a different one.',
  'problem.TOO_MANY_REPLIES': 'There are too many canned replies already. Delete some first.',
  'problem.TOO_MANY_PICTURES':
    'Too many pictures are waiting to be sent. Send them or wait a while.',
  'problem.TOO_MANY_OPEN':
    'Too much is open already. Wait until some of it is finished, or cancel what you do not need.',
  'problem.CAPTURE_UNANSWERED':
    'The bank has not answered the last charge yet. Wait a minute and check the payment.',
  'problem.NOTHING_HELD': 'No money is being held for this order.',
  'problem.NOTHING_TO_REFUND': 'There is nothing left to refund for this order.',
  'problem.ACT_NOT_POSSIBLE': 'That cannot be done about this difference.',
  'problem.MONEY_OWED': 'Money is still owed: the alert stays open until it is settled.',
  'problem.GUEST_HAS_OPEN':
    'Something of this guest is still open. Finish it first, or close the account with all that is open.',
  'problem.ALREADY_RATED': 'You have already rated this.',
  'problem.CUSTOM_ID_TAKEN': 'Another store already has this name in links. Choose another one.',
  'problem.NAME_TAKEN': 'This name is already taken. Choose another one.',
  'problem.CATEGORY_IN_USE': 'Stores belong to this category. Choose another one for them first.',
  'problem.TOO_MANY_CATEGORIES': 'There are too many categories already. Delete some first.',
  'problem.ROOM_IN_USE':
    'There have been orders or requests here, so it cannot be removed. Hide it from guests.',
  'problem.TOO_LARGE': 'The request is too large: 64 KB at most.',
  'problem.PICTURE_TOO_LARGE': 'The picture is too large: 5 MB at most.',
  'problem.STORAGE_FULL':
    'You have sent as many pictures as a day allows. Describe the rest in words, or send it tomorrow.',
  'problem.NOT_A_PICTURE': 'Send a picture: JPEG, PNG, WebP or GIF.',
  'problem.NOT_JSON': 'Send the request as application/json.',
  'problem.INVALID': 'Check the fields: some of them are wrong.',
  'problem.PUSH_ENDPOINT_NOT_ALLOWED': 'The push service of this browser is not supported.',
  'problem.PICTURE_UNREADABLE':
    'The picture could not be read: the file is damaged or has too many pixels.',
  'problem.CANCEL_REASON_REQUIRED': 'Give a reason for the cancellation.',
  'problem.IDEMPOTENCY_KEY_REUSED': 'This key was already used for another request.',
  'problem.TOO_MANY_REQUESTS': 'Too many requests. Wait a moment.',
  'problem.TOO_MANY_ATTEMPTS': 'Too many attempts. Request a new code later.',
  'problem.TOO_MANY_PASSWORDS': 'Too many wrong passwords. Try again later.',
  'problem.PROVIDER_ERROR': 'An outside system answered with an error. Try again.',
  'problem.PROVIDER_UNAVAILABLE': 'An outside system cannot be reached. Try again in a minute.',
  'problem.UNAVAILABLE': 'The portal cannot answer right now. Try again in a minute.',
  'problem.RESTAURANT_UNAVAILABLE':
    'The restaurant is not taking orders through the portal at the moment.',
  'problem.PORTAL_DISABLED': 'Maintenance is under way',
  'problem.PROVIDER_TIMEOUT': 'An outside system did not answer in time. Try again.',
};
