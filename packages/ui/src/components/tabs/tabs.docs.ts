import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Views of one thing, of which one is looked at: active and finished orders, parts of a menu.',
    'Too many for the width scroll sideways.',
  ],
  instead: [
    { take: 'BottomTabs', to: 'lead between main places' },
    { take: 'Accordion', to: 'show parts under each other' },
    { take: 'RadioGroup', to: 'choose a value' },
  ],
  keyboard: [
    ['Tab', 'To the chosen tab, then into its view.'],
    ['←, →', 'Choose the tab before and after.'],
    ['Home, End', 'The first and the last.'],
  ],
};
