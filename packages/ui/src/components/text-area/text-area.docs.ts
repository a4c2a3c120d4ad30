import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: ['More than a line: a wish to the kitchen, what is wrong in the room.'],
  instead: [
    { take: 'TextField', to: 'ask for one line' },
    { take: 'ChatThread', to: 'show a conversation' },
  ],
  keyboard: [['Enter', 'A new line.']],
};
