import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A page is on its way. One bar per app, at the top of everything.',
    'It shows itself after 100 ms, so that quick pages never flash.',
  ],
  instead: [
    { take: 'Skeleton', to: 'hold the place of a part' },
    { take: 'Button', to: 'show that a press is being worked on (`busy`)' },
  ],
};
