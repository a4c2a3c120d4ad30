import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'The three to five main places of the guest side, at the thumb of a phone.',
    'Hide it from 64rem up, where the places stand in the head of the page, and tell the page how much it covers with `--portal-bottom-inset`.',
  ],
  instead: [
    { take: 'Tabs', to: 'switch views inside one place' },
    { take: 'Sidebar', to: 'lead through a console on a desktop' },
  ],
  attributes: {
    'data-placement': 'The placement prop: fixed at the foot of the screen, or where it stands.',
  },
};
