import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A person among others: in a chat, in a list of who is here.',
    'Its name is read aloud; the dot that says «is here» has words of its own.',
  ],
  instead: [{ take: 'Badge', to: 'mark a state with a word' }],
  attributes: { 'data-size': 'The size prop.' },
};
