import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'There is nothing yet: an empty cart, no tickets. It says what would be here and leads to the first one.',
    'Also where a part of a page could not be read, with a button that tries again.',
  ],
  instead: [
    { take: 'ErrorScreen', to: 'say that a whole page cannot be shown' },
    { take: 'Skeleton', to: 'hold a place while something is being read' },
  ],
};
