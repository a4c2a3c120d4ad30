import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A photograph of goods, beside their name: it has no name of its own.',
    '`fallback` stands there without one, and when it cannot be loaded: a ProductPicture of the same class.',
  ],
  instead: [{ take: 'Avatar', to: 'show a person' }],
};
