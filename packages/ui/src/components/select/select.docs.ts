import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'One of many: a room, a section. The platform’s own list, so that a phone shows its wheel.',
    '`placeholder` while nothing is chosen.',
  ],
  instead: [
    { take: 'RadioGroup', to: 'choose one of a few that should be in sight' },
    { take: 'Menu', to: 'do one of several things' },
  ],
  keyboard: [
    ['Space, Enter, ↓', 'Open the list.'],
    ['Arrows', 'Choose.'],
    ['A letter', 'To what begins with it.'],
  ],
};
