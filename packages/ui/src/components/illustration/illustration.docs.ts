import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Landscape: the view over a page, or the arched window of an error.',
    'ProductPicture: what stands in for a photograph. The same `seed` always draws the same picture; `motif` chooses it.',
    'Sprig: the emblem.',
    'All are decoration: they have no name and are not read aloud. A hotel recolours them with its palette.',
  ],
  instead: [{ take: 'EmptyState', to: 'say that there is nothing yet' }],
};
