import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Link goes somewhere, in text or in a list. LinkButton does so with the weight of a button.',
    'Both draw the router’s link when LinkProvider was given one, so pages change without a reload.',
  ],
  instead: [{ take: 'Button', to: 'do something here' }],
  attributes: {
    'data-variant': 'The variant prop.',
    'data-size': 'On LinkButton: the size prop.',
    'data-full-width': 'On LinkButton: stretched to its container.',
  },
  keyboard: [['Enter', 'Follows it.']],
};
