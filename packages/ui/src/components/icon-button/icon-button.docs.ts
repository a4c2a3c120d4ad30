import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A small thing known by its icon: close, search, more.',
    '`label` is its name; it is also shown by the pointer.',
  ],
  instead: [
    { take: 'Button', to: 'say it with a word, which is better wherever there is room' },
    { take: 'Menu', to: 'offer several things behind one icon' },
  ],
  attributes: { 'data-variant': 'The variant prop.', 'data-size': 'The size prop: 36 or 44 px.' },
  keyboard: [['Enter, Space', 'Presses it.']],
};
