import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Holds the payment provider’s form. A stray tap beside it does nothing.',
    '`onFormReady` gets the place to draw in; what it returns runs when the window goes.',
    'The form is the provider’s own and stands on white, by night too.',
  ],
  instead: [{ take: 'Modal', to: 'ask anything else' }],
  madeOf: 'Modal',
};
