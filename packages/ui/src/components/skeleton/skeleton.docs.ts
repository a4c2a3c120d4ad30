import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Holds the place of something that is being read, in its own shape, so that nothing jumps.',
    'For waits of more than a blink; it is silent, so put `aria-busy` on what it stands in.',
  ],
  instead: [
    { take: 'LoadingBar', to: 'say that the page is on its way' },
    { take: 'EmptyState', to: 'say that there is nothing' },
  ],
  attributes: { 'data-shape': 'The variant prop.' },
};
