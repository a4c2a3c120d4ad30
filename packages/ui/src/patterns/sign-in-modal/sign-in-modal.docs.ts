import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Signing in by phone: the number and its code in one place, then a second slide for a new guest.',
    'It only asks. What is sent and what the answers mean is up to the callbacks; it is open until `open` is false.',
  ],
  instead: [
    { take: 'Modal', to: 'ask anything else' },
    { take: 'CodeField', to: 'ask for a code elsewhere' },
  ],
  madeOf: 'Modal',
  keyboard: [
    ['Enter', 'Sends the phone; the last digit sends the code.'],
    ['Tab', 'Through the slide.'],
    ['Escape', 'Closes it.'],
  ],
};
