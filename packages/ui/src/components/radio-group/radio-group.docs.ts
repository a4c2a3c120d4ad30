import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'One of about two to six, all in sight: the way to pay, the time of delivery.',
    'Cards where each option needs a line of explanation, lines where the word is enough.',
  ],
  instead: [
    { take: 'Select', to: 'choose one of many' },
    { take: 'Checkbox', to: 'say yes or no' },
    { take: 'Tabs', to: 'switch between views' },
  ],
  attributes: { 'data-look': 'The variant prop.' },
  keyboard: [
    ['Tab', 'To the chosen option, or to the first.'],
    ['Arrows', 'Choose the next and the one before.'],
    ['Space', 'Chooses.'],
  ],
};
