import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'The console’s own sidebar: sections by role, the place marked by the beginning of the path, the way out.',
    'Its words and who sees what come from the domain.',
  ],
  instead: [{ take: 'Sidebar', to: 'lead through another console' }],
  madeOf: 'Sidebar',
  keyboard: [
    ['Tab', 'From place to place.'],
    ['Enter', 'Goes there, opens a group, collapses the bar.'],
  ],
};
