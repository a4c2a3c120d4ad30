import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'Something happened that needs no answer: an order’s new status, a connection that failed.',
    'Errors are announced at once, the rest when there is a pause. One with an action waits until it is closed; others go after 3000 ms, and not while they are pointed at, focused or out of sight.',
    '`useToaster().show(…)` from anywhere under ToastProvider.',
  ],
  instead: [
    { take: 'Modal', to: 'ask something' },
    { take: 'EmptyState', to: 'say that a part could not be read' },
    { take: 'TextField', to: 'say what is wrong with a field (`error`)' },
  ],
  attributes: { 'data-tone': 'The tone of what is said.' },
  keyboard: [
    ['F6', 'To the toasts, over a window too.'],
    ['Tab', 'Through them.'],
    ['Escape', 'Closes the one with focus.'],
    ['Enter', 'Closes it, or does its action.'],
  ],
};
