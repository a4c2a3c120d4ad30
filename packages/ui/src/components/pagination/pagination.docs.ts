import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A list that comes in pages from the server: guests, finished orders.',
    'How many pages there are need not be known: others may come while one reads.',
  ],
  instead: [
    { take: 'Table', to: 'show the list itself' },
    { take: 'Button', to: 'add more to a list without pages' },
  ],
  keyboard: [
    ['Tab', 'Between back and next.'],
    ['Enter', 'Turns the page.'],
  ],
};
