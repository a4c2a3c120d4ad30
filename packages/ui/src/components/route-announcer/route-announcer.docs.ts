import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Once around the pages of an app: when the path changes, the new page’s title is said and its heading takes focus.',
    'A page says its title with `usePageAnnouncement(title)`, when it knows it.',
  ],
  instead: [
    { take: 'LoadingBar', to: 'show that the next page is on its way' },
    { take: 'PageHeader', to: 'draw the heading that takes focus' },
  ],
  keyboard: [['Tab', 'After a change of page: on from its heading.']],
};
