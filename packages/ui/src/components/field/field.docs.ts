import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A control the kit does not have, with the kit’s label, hint and error tied to it.',
    'It hands the control `id`, `aria-describedby`, `aria-invalid` and `aria-required`: spread them on it.',
  ],
  instead: [
    { take: 'TextField', to: 'ask for a line of text' },
    { take: 'TextArea', to: 'ask for more than a line' },
    { take: 'Select', to: 'choose one of many' },
    { take: 'RadioGroup', to: 'choose one of a few' },
  ],
};
