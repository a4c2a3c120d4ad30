import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A list that comes in pages from the server: guests, finished orders.',
    'The number of pages is known; the page stands in the address.',
  ],
  instead: [
    { take: 'Table', to: 'show the list itself' },
    { take: 'Button', to: 'add more to a list without pages' },
  ],
  keyboard: [
    ['Tab', 'From page to page.'],
    ['Enter', 'Goes there.'],
  ],
};
