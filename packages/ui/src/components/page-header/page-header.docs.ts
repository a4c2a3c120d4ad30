import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'The head of every page: its title as the only `h1`, a line under it, the way back, what can be done.',
    'Its title takes focus when a page has changed, so that whoever listens hears where they are.',
  ],
  instead: [{ take: 'Card', to: 'give a part of a page its own heading' }],
};
