import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'One thing a guest can order. One tap adds it, then the button becomes a stepper.',
    '`chooseLabel` where something has to be chosen first; `unavailableLabel` where it cannot be had now.',
    'Two columns on a phone, as many as fit elsewhere.',
  ],
  instead: [
    { take: 'OrderCard', to: 'show what was ordered' },
    { take: 'Card', to: 'hold anything else' },
  ],
  attributes: {
    'data-openable': 'Its name and picture open its sheet.',
    'data-unavailable': 'It cannot be ordered now.',
  },
  keyboard: [
    ['Tab', 'To its name, then to its button or stepper.'],
    ['Enter', 'Opens it, or adds it; focus stays on what the button became.'],
  ],
};
