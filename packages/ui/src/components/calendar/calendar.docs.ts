import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A month with what happens in it: banquets, stays. Days are chosen, marks are read.',
    'The month is the caller’s, so that it can stand in the address.',
  ],
  instead: [
    { take: 'Table', to: 'compare events side by side' },
    { take: 'TextField', to: 'ask for a date of birth or another day far away' },
  ],
  attributes: {
    'data-day': 'On each day: its date, `2026-11-21`.',
    'data-outside': 'On days of the month before and after.',
  },
  keyboard: [
    ['Arrows', 'A day or a week on; past the edge the month turns.'],
    ['Home, End', 'To the ends of the week.'],
    ['Page Up, Page Down', 'A month back and on.'],
    ['Enter, Space', 'Chooses the day.'],
  ],
};
