import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'How far something has come: an order from «Новый» to «Выполнен», a banquet to its reserve.',
    'Lying down from 40rem up with `direction="row"`, standing on a phone; `dots` lies there too, its words only read aloud.',
  ],
  instead: [
    { take: 'ChatThread', to: 'show what people wrote' },
    { take: 'StatusBadge', to: 'show only where it stands now' },
  ],
  attributes: {
    'data-direction': 'The direction prop.',
    'data-state': 'On a step: done, current, ahead or failed.',
  },
};
