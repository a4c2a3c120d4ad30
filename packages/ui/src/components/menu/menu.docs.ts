import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Several things that can be done with one thing: repeat, print, cancel.',
    'Two or three that are used often stay outside, as buttons.',
  ],
  instead: [
    { take: 'Select', to: 'choose a value for a form' },
    { take: 'Button', to: 'offer one thing' },
    { take: 'Drawer', to: 'lead somewhere on a phone' },
  ],
  attributes: { 'data-tone': 'On an entry that cannot be taken back.' },
  keyboard: [
    ['Enter, Space, ↓', 'On the button: opens it, at the first entry.'],
    ['↑', 'On the button: opens it, at the last entry.'],
    ['↑, ↓, Home, End', 'From entry to entry.'],
    ['A letter', 'To the next entry that begins with it.'],
    ['Enter, Space', 'Does it, and focus comes back.'],
    ['Escape, Tab', 'Closes it.'],
  ],
};
