import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'How many, in small steps: portions, guests, nights.',
    'At its ends a button says so by being disabled, and what is typed is brought between them.',
  ],
  instead: [{ take: 'TextField', to: 'ask for a number that nobody counts up to' }],
  attributes: { 'data-disabled': 'Nothing can be changed.' },
  keyboard: [
    ['↑, ↓', 'One more, one less.'],
    ['Home, End', 'The least and the most.'],
    ['Digits', 'Write it; a nought counts when the field is left.'],
  ],
};
