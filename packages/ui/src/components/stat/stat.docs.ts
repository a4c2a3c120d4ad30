import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'One number that matters today, with its name and how it has changed.',
    'The change is words, not an arrow alone.',
  ],
  instead: [
    { take: 'Chart', to: 'compare several' },
    { take: 'Price', to: 'write an amount in text' },
  ],
  attributes: { 'data-trend': 'Whether the change is good or bad news.' },
};
