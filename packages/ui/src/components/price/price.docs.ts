import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'An amount of money, in whole kopecks. Thin gaps, the rouble sign, kopecks only where there are any.',
    '`isFrom` for the least of several prices; a crossed-out price stands before the new one.',
  ],
  instead: [{ take: 'Stat', to: 'show a sum as a figure of the day' }],
  attributes: { 'data-size': 'The size prop.' },
};
