import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'The places of a console. It collapses to icons and keeps its names for whoever listens; on a narrow screen it comes over the page.',
    '`useRememberedCollapse` keeps whether it is collapsed, and reads it before the first paint.',
  ],
  instead: [{ take: 'BottomTabs', to: 'lead a guest on a phone' }],
  attributes: {
    'data-backdrop': 'What lies between it and the page, on a narrow screen.',
    'data-collapsed': 'It shows icons only.',
    'data-open': 'On a narrow screen: it is over the page.',
    'data-level': 'On entries inside a group.',
    'data-place': 'Beside the page, or over it.',
  },
  keyboard: [
    ['Tab', 'From place to place; what is collapsed or closed is left out.'],
    ['Enter', 'Goes there; on a group opens it.'],
    ['Escape', 'Over the page: closes it, and focus comes back.'],
  ],
};
