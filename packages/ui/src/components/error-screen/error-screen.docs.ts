import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A page that cannot be shown: not found, or failed. It says what happened, what is safe, and what to do.',
    '`code` is what support asks for.',
  ],
  instead: [
    { take: 'EmptyState', to: 'stand in for a part of a page' },
    { take: 'useToaster', to: 'say that an action failed' },
    { take: 'MaintenanceScreen', to: 'close the whole portal' },
  ],
};
