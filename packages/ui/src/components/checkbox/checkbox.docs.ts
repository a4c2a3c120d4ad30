import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A yes or no that is sent with a form: consent, a wish.',
    'Its label is the whole sentence, and pressing the words counts too.',
  ],
  instead: [
    { take: 'Switch', to: 'change something at once' },
    { take: 'RadioGroup', to: 'choose one of a few' },
  ],
  keyboard: [
    ['Tab', 'Comes to it.'],
    ['Space', 'Turns it.'],
  ],
};
