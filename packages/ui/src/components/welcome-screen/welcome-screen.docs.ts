import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Once, after signing in on the sign-in page, while the home page is made ready behind it.',
    'Fades in at 200 ms, its bar starts at 800 ms, `onShown` comes at 2 s and `onLeft` 1.5 s later. They are `welcomeMoments`.',
  ],
  instead: [
    { take: 'LoadingBar', to: 'show that a page is on its way' },
    { take: 'useToaster', to: 'greet somewhere else' },
  ],
  attributes: { 'data-phase': 'Shown, or leaving.' },
};
