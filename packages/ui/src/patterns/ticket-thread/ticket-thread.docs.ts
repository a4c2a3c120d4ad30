import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A ticket: what it is about, the conversation, and the field for an answer, or why there is none.',
  ],
  instead: [{ take: 'ChatThread', to: 'show only the conversation' }],
  attributes: { 'data-part': 'On the field that takes pictures, which the button opens.' },
  keyboard: [
    ['Enter', 'Sends what was written.'],
    ['Shift Enter', 'A new line.'],
    ['Tab', 'From the list to the field and to its button.'],
  ],
};
