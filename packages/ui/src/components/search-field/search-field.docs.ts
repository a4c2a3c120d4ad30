import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Finds in what is shown or asks the server while it is being written.',
    'Its name is its placeholder too; the cross clears it and keeps focus.',
  ],
  instead: [{ take: 'TextField', to: 'ask for a line of a form' }],
  keyboard: [
    ['Escape', 'Clears it.'],
    ['Tab', 'To the cross, when there is something to clear.'],
  ],
};
