import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Under every guest page but the stores’: reception, restaurant, mail, networks, copyright.',
    'It keeps clear of `--portal-bottom-inset`.',
  ],
  instead: [{ take: 'MaintenanceScreen', to: 'give the contacts while the portal is closed' }],
};
