import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A word or two set apart: a mark on a dish, how long an order has waited.',
    'StatusBadge for the state of an order, a payment or a ticket; @portal/ui/portal has the tones of their statuses.',
    'The colour never says it alone: the word does.',
  ],
  instead: [
    { take: 'Stat', to: 'show one number that matters' },
    { take: 'useToaster', to: 'say that a state has just changed' },
  ],
  attributes: {
    'data-tone': 'The tone prop: its ground, its words and its dot are mixed from that colour.',
  },
};
