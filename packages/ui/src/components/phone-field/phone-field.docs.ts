import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A Russian mobile number. It shows «+7 (000) 000-00-00» and gives `+79161234567`.',
    'It takes what is pasted or offered in any writing, a leading 8 too, and keeps its own undo.',
    'A number of another country, or with digits too many, stays as it is written, and the field says why it is refused. Name the `countries` where a code is sent.',
    'To say that in other words, give `UiTextsProvider` a catalogue with `phone: { foreign, unreadable, codesOnlyTo }`.',
  ],
  instead: [{ take: 'TextField', to: 'ask for a number of another country' }],
  keyboard: [
    ['Digits', 'Go where the mark stands; brackets and dashes come by themselves.'],
    ['Backspace, Delete', 'Take a digit, never a dash.'],
    ['Ctrl Z, Ctrl Shift Z', 'Undo and redo.'],
  ],
};
