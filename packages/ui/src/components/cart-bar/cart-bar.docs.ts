import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Whenever the cart holds something: how many, how much, and the way on.',
    'It sticks above `--portal-bottom-inset`. Draw it last on the page, and leave it out while the cart is empty.',
  ],
  instead: [{ take: 'LinkButton', to: 'lead on from a page without a cart' }],
};
