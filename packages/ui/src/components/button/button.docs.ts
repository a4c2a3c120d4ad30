import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Something is done here, on this page.',
    'One primary per view; the rest are secondary or quiet. Danger for what cannot be taken back.',
    '`busy` while it works: the press is ignored, focus stays, the ring says so.',
  ],
  instead: [
    { take: 'LinkButton', to: 'go to another page' },
    { take: 'IconButton', to: 'do a small thing where a word has no room' },
    { take: 'Switch', to: 'change a setting that holds at once' },
  ],
  attributes: {
    'data-variant': 'The variant prop.',
    'data-size': 'The size prop: 36, 44 or 52 px high.',
    'data-full-width': 'Stretched to its container.',
  },
  keyboard: [
    ['Tab', 'Comes to it; `busy` does not take it out of the way.'],
    ['Enter, Space', 'Presses it.'],
  ],
};
