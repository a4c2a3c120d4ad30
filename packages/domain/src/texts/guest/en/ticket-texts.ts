import type { Translation } from '../../translation.ts';
import type { ticketTexts as russian } from '../ru/ticket-texts.ts';

/** Support tickets, as their guest and the staff read them. */
export const ticketTexts: Translation<typeof russian> = {
  'ticket.tooManyOpen':
    'You already have {n} open requests. Write in one of them, or wait until they are closed.',
  'ticket.status.new': 'Your request is being processed',
  'ticket.status.inwork': 'Your request is with our specialists',
  'ticket.status.closed': 'Your request is closed',
  'ticket.command.accept': 'Hand over to specialists',
  'ticket.command.close': 'Close the request',
  'ticket.command.reopen': 'Reopen',
  'ticket.command.reopenByGuest': 'Reopen',
  'ticket.notice.status': 'New request status',
  'ticket.notice.new': 'New support request',
  'ticket.active.prefix': 'You have ',
  'ticket.active.one': '{n} active request',
  'ticket.active.few': '{n} active requests',
  'ticket.active.many': '{n} active requests',
  'ticket.notice.statusMessage': 'Request #{id}: {status}',
  'ticket.notice.newMessage': 'Request #{id}, {room}',
  'ticket.notice.several': 'New support requests: {n}',
  'ticket.notice.message': 'New message in request #{id}',
  'ticket.title': 'Request #{id}',
  'ticket.state.sent': 'Sent',
  'ticket.state.delivered': 'Delivered',
  'ticket.state.read': 'Read',
  'ticket.state.sending': 'Sending',
  'ticket.state.failed': 'Not sent',
  'ticket.state.again': 'Send again',
  'ticket.sender.staff': 'Hotel staff',
  'ticket.sender.system': 'Portal',
  'ticket.typing': '{name} is typing…',
  'ticket.picture.forgotten':
    'The picture is no longer here: pictures are kept for 90 days after a request was closed.',
  'ticket.picture': 'Picture',
  'ticket.picture.attach': 'Attach a picture',
  'ticket.closed.reopen': 'Write if something is left: until {time} the request opens again.',
  'ticket.closed.over':
    'This request was closed more than a day ago. If something is left, make a new one.',
  'ticket.unread.one': '{n} new message',
  'ticket.unread.few': '{n} new messages',
  'ticket.unread.many': '{n} new messages',
  'ticket.loadFailed': 'Requests could not be loaded:',
};
