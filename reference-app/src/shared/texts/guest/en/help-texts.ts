import type { Translation } from '@portal/domain/texts';
import type { helpTexts as russian } from '../ru/help-texts.ts';

/** The guest's help pages: asking for something, and the conversation about it. */
export const helpTexts: Translation<typeof russian> = {
  'help.tickets.title': 'Your requests',
  'help.tickets.empty': 'No requests yet',
  'help.tickets.emptyHint': 'Towels, cleaning, a question about an order: write, and we see to it.',
  'help.tickets.signInHint': 'Sign in to write to us and see the answers.',
  'help.tickets.loadFailed': 'The requests could not be loaded',
  'help.tickets.past': 'Closed requests',
  'help.new': 'Write to us',
  'help.new.title': 'New request',
  'help.new.lead': 'Tell us what you need. The answer comes here.',
  'help.new.aboutOrder': 'About order #{id}',
  'help.new.room': 'Your room',
  'help.new.room.required': 'Choose the room you are in',
  'help.new.message': 'How can we help?',
  'help.new.message.placeholder': 'For example: two more towels, please',
  'help.new.message.required': 'Write how we can help',
  'help.new.send': 'Send the request',
  'help.new.sent': 'The request is sent',
  'help.ticket.since': 'since {time}',
  'help.ticket.notFound': 'There is no such request',
  'help.ticket.notFoundHint': 'It may have been made with another phone number.',
  'help.ticket.aboutOrder': 'Order #{id}',
  'help.ticket.again': 'New request',
  'help.order.ask': 'Ask about the order',
  'help.picture.uploading': 'Uploading, {percent} %',
  'help.picture.remove': 'Remove the picture',
  'help.unattended.order': 'Nobody has taken the order up yet. Please call: that is faster.',
  'help.unattended.ticket': 'Nobody has seen the request yet. Please call: that is faster.',
};
