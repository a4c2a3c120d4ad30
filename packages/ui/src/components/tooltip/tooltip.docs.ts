import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A few words more about something that already has a name.',
    'Never the only place something is said: fingers do not see it.',
  ],
  instead: [
    { take: 'TextField', to: 'explain a field (`hint`)' },
    { take: 'Accordion', to: 'explain at length' },
  ],
  keyboard: [
    ['Tab', 'Shows it with the focus.'],
    ['Escape', 'Hides it.'],
  ],
};
