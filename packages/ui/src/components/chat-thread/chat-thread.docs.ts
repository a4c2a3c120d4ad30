import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A conversation: the guest on one side, the hotel on the other, notes of the system between.',
    'It stays at the end only for someone who was there; others get a button that says how many are new.',
  ],
  instead: [
    { take: 'TicketThread', to: 'show a ticket with its head and its field for an answer' },
    { take: 'Timeline', to: 'show what happened, without words of people' },
  ],
  attributes: {
    'data-mine': 'On messages of the person who looks.',
    'data-kind':
      '`message`, `note` of the system, or `aside`: what one side writes for itself alone.',
    'data-failed': 'On a message that was not sent.',
  },
  keyboard: [
    [
      'Tab',
      'To the list, which scrolls, to pictures, to «send again», and to the button «new messages».',
    ],
    ['Arrows, Page Up, Page Down', 'Scroll the list.'],
  ],
};
