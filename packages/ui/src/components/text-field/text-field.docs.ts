import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'One line: a name, an address.',
    '`hint` says how before there is an error, `error` says what is wrong and what to do.',
    '`className` and `style` go to the field, all else to the input.',
  ],
  instead: [
    { take: 'TextArea', to: 'ask for more than a line' },
    { take: 'PhoneField', to: 'ask for a phone' },
    { take: 'SearchField', to: 'find something' },
    { take: 'NumberStepper', to: 'ask how many' },
  ],
};
