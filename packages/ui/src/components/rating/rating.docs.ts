import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: ['How a guest liked it, one to five; the same stars read-only where a score is shown.'],
  instead: [{ take: 'RadioGroup', to: 'choose one of a few by name' }],
  attributes: {
    'data-lit': 'On stars up to the score.',
    'data-readonly': 'It shows a score and takes none.',
  },
  keyboard: [
    ['Tab', 'To the chosen star.'],
    ['Arrows', 'One more, one less.'],
  ],
};
