import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Holds what belongs together: an order, a form, a figure.',
    'Outlined on paper, raised for what lies above, sunken for a quiet aside. Never a card in a card: use sunken inside.',
  ],
  instead: [
    { take: 'OrderCard', to: 'show an order' },
    { take: 'ProductCard', to: 'show what can be ordered' },
    { take: 'Table', to: 'compare many of a kind' },
  ],
  attributes: {
    'data-variant': 'The variant prop.',
    'data-padding': 'The padding prop. Large is less on a phone.',
  },
};
