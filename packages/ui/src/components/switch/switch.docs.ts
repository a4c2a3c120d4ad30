import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A setting that holds at once: sound, maintenance.',
    'Its label says what is on when it is on; `hint` says what that changes.',
  ],
  instead: [
    { take: 'Checkbox', to: 'agree to something in a form' },
    { take: 'Button', to: 'do something once' },
  ],
  keyboard: [
    ['Tab', 'Comes to it.'],
    ['Space', 'Turns it.'],
  ],
};
