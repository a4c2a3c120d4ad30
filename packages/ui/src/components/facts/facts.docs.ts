import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Whose, from where and since when, in one line under a title; on a phone in as many as it takes.',
    'A fact is a few words or a link: a sentence is a paragraph.',
  ],
  instead: [
    { take: 'StatusBadge', to: 'say how something stands' },
    { take: 'Stat', to: 'show one number that matters' },
  ],
};
