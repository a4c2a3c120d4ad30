import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Instead of every guest page while the hotel has closed the portal.',
    'Give it the contacts: whoever meets it still needs something.',
  ],
  instead: [
    { take: 'ErrorScreen', to: 'say that one page failed' },
    { take: 'EmptyState', to: 'say that there is nothing yet' },
  ],
};
