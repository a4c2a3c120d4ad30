import type { Translation } from '../../translation.ts';
import type { staffNotificationTexts as russian } from '../ru/staff-notification-texts.ts';

/** The staff's chat, and what could not be delivered. */
export const staffNotificationTexts: Translation<typeof russian> = {
  'notice.order': 'Order #{id}',
  'notice.ticket': 'Request #{id}',
  'notice.ticket.again': 'Request #{id}: the guest writes again',
  'notice.gathered.one': '{n} notification was waiting',
  'notice.gathered.few': '{n} notifications were waiting',
  'notice.gathered.many': '{n} notifications were waiting',
  'notice.rating': 'Review #{id}',
  'notice.none': '—',
  'notice.field.score': 'Score',
  'notice.field.review': 'Review',
  'notice.field.guest': 'Guest',
  'notice.field.guestId': 'Guest ID',
  'notice.field.phone': 'Phone',
  'notice.field.room': 'Room',
  'notice.field.message': 'Message',
  'notice.field.orderType': 'Order type',
  'notice.field.orderedAt': 'Ordered at',
  'notice.field.payment': 'Payment',
  'notice.field.store': 'Store',
  'notice.field.comment': 'Comment',
  'notice.field.sender': 'Sender',
  'notice.field.code': 'Code',
  'notice.alarm.smsBudget.low':
    '{n} are left until midnight, {strangers} of them for new devices outside the hotel’s networks.',
  'notice.alarm.smsBudget.spent':
    'Until midnight no sign-in codes are sent; the reception can read them out.',
  'notice.alarm.smsBudget.spentByStrangers':
    'Until midnight no sign-in codes are sent to new devices outside the hotel’s networks, unless the phone has an account; the reception can read them out.',
  'notice.alarm.longCodes':
    'Too many wrong codes in a day: until midnight the portal sends codes of {n} digits.',
  'notice.alarm.passwords.account':
    'Wrong passwords for one staff account: {n} in {minutes} min. Unknown devices wait before each try for now.',
  'notice.alarm.passwords.nobody':
    'Wrong passwords for an account that does not exist: {n} in {minutes} min.',
  'notice.alarm.passwords.address':
    'Wrong staff passwords from one address: {n} in {minutes} min. Unknown devices cannot sign in from it for now.',
  'notice.alarm.money.rejected': 'The payment system has refused; the portal will try again.',
  'notice.alarm.money.rejectedForGood':
    'The payment system has refused; the portal does not try again by itself.',
  'notice.alarm.money.unanswered': 'The payment system does not answer; the portal keeps asking.',
  'notice.alarm.money.late': 'The portal gives it back to the guest.',
  'notice.alarm.provider.trouble': '{provider}: not working since {time}. Last error: {error}',
  'notice.alarm.provider.working': '{provider}: working again.',
  'notice.alarm.reserve.accepted': 'Banquet #{id}: the restaurant has taken it.',
  'notice.alarm.reserve.sent': 'Banquet #{id}: it is being sent to the restaurant again.',
  'notice.alarm.reserve.canceling': 'Banquet #{id}: it is being called off at the restaurant.',
  'notice.alarm.reserve.canceled': 'Banquet #{id}: canceled.',
  'notice.alarm.unattended.order':
    'Order #{id} has been waiting since {time} and nobody has the console open. Guest: {guest}, {room}, {phone}',
  'notice.alarm.unattended.ticket':
    'Request #{id} has been waiting since {time} and nobody has the console open. Guest: {guest}, {room}, {phone}',
  'notice.alarm.unattended.more': 'And {n} more',
  'outbox.summary.delivery': 'Staff chat: order #{id}',
  'outbox.summary.support': 'Staff chat: request #{id}',
  'outbox.summary.rating': 'Staff chat: review #{id}',
  'outbox.summary.code': 'Staff chat: sign-in code',
  'outbox.summary.alarm': 'Staff chat: an alarm of the portal',
  'outbox.summary.message': 'Staff chat: a message of staff',
  'outbox.summary.sms': 'SMS with a sign-in code',
  'outbox.summary.push.order': 'Notification to a guest: order #{id}',
  'outbox.summary.push.ticket': 'Notification to a guest: request #{id}',
  'outbox.summary.other': 'Other: {channel}, {kind}',
  'notice.readOut.sms':
    'The reception has read out a sign-in code for your account. If it was not you, call {phone}',
};
