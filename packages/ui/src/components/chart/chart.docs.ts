import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A few values beside each other: orders of a week, hours of a day. At most about twelve.',
    'Every value is written, so nobody has to guess from the height of a column.',
  ],
  instead: [
    { take: 'Stat', to: 'show one number' },
    { take: 'Table', to: 'show many numbers, or exact ones' },
  ],
  attributes: { 'data-highlight': 'On the column drawn in the accent.' },
};
