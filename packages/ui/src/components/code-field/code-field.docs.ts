import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A code from an SMS: 4 or 6 digits, one box each, one field for whoever listens.',
    'It takes a whole code that is pasted anywhere or offered by the phone, and calls `onComplete` at the last digit.',
  ],
  instead: [{ take: 'TextField', to: 'ask for anything that is not a code' }],
  keyboard: [
    ['Digits', 'Fill the box and go on to the next.'],
    ['Backspace', 'Takes the last digit out and goes back.'],
    ['Arrows, Home, End', 'From box to box.'],
    ['Paste', 'Fills all boxes, from any of them.'],
  ],
};
