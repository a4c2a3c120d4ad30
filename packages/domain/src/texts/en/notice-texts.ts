import type { Translation } from '../translation.ts';
import type { noticeTexts as russian } from '../ru/notice-texts.ts';

/** The staff's chat, and what could not be delivered. */
export const noticeTexts: Translation<typeof russian> = {
  'notice.order': 'Order #{id}',
  'notice.ticket': 'Request #{id}',
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
  'notice.alarm.smsBudget':
    'No SMS left for today (the limit is {n}): no sign-in codes are sent until midnight. SMS_DAILY_BUDGET sets the limit.',
  'notice.alarm.longCodes':
    'Too many wrong codes today: until midnight the portal sends codes of {n} digits. Somebody may be guessing.',
  'notice.alarm.refund':
    'The money for order #{id} was not given back ({sum}): the payment provider refused. Give it back by hand.',
  'notice.alarm.provider.trouble': '{provider}: not working since {time}. Last error: {error}',
  'notice.alarm.provider.working': '{provider}: working again.',
  'notice.alarm.unattended.order':
    'Order #{id} has been waiting since {time} and nobody has the console open. Guest: {guest}, {room}, {phone}',
  'notice.alarm.unattended.ticket':
    'Request #{id} has been waiting since {time} and nobody has the console open. Guest: {guest}, {room}, {phone}',
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
};
