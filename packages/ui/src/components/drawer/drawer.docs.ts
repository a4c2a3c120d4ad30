import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Look closer without losing the page: an order of the board, the filters of a list.',
    'BottomSheet on the guest side: from below on a phone, in the middle of a desktop.',
    'Focus goes in, the page behind is inert, and focus comes back to where it was.',
  ],
  instead: [
    { take: 'Modal', to: 'ask for an answer before anything goes on' },
    { take: 'Accordion', to: 'show more in its place' },
  ],
  attributes: { 'data-side': 'Where it comes from.' },
  keyboard: [
    ['Tab', 'Goes round inside.'],
    ['Escape', 'Closes it, the topmost one only.'],
  ],
};
