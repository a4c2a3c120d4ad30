import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Questions and answers, rules, details that few need: each title says enough to be skipped.',
    '`exclusive` keeps one answer open at a time, where each is long.',
  ],
  instead: [
    { take: 'Tabs', to: 'switch between views of the same weight' },
    { take: 'Drawer', to: 'show details without losing the page' },
  ],
  keyboard: [
    ['Tab', 'From title to title.'],
    ['Enter, Space', 'Opens and closes what is under a title.'],
  ],
};
