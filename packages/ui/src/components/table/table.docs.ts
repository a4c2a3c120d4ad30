import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Many of a kind, to compare and to find: guests, finished orders.',
    'On a phone every row becomes a card with its column’s name before each value.',
    'It has rows for loading, for nothing and for failure. Keep a link or a button in the row: a click on it is a shortcut only.',
  ],
  instead: [
    { take: 'OrderCard', to: 'show a few orders to a guest' },
    { take: 'Pagination', to: 'lead through its pages' },
  ],
  attributes: {
    'data-label': 'On a cell: its column’s name, written before it on a phone.',
    'data-align': 'On a cell: the align of its column.',
    'data-clickable': 'On a row that can be clicked.',
  },
  keyboard: [
    ['Tab', 'To the area, which scrolls, then to what can be sorted and to links.'],
    ['Enter, Space', 'On a column’s name: sorts, then turns round.'],
    ['Arrows', 'Scroll the area.'],
  ],
};
