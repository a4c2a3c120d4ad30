import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'An order at a glance, for a guest: where it stands, what is in it, what can be done.',
    'With `href` all of it leads to the order, and its buttons stay buttons.',
  ],
  instead: [
    { take: 'Table', to: 'compare many orders' },
    { take: 'Timeline', to: 'show only how far it has come' },
  ],
  madeOf: 'Card',
};
