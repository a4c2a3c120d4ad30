import type { ComponentDocs } from '../../../storybook/documentation/component-docs.ts';

export const docs: ComponentDocs = {
  use: [
    'A question that has to be answered before anything goes on, or a short task: signing in, paying.',
    'Its title is the question, its buttons are the answers: «Отменить заказ», never «ОК».',
    'Windows stack; Escape closes the topmost one. `hasUnsaved` asks before what was written is lost.',
    'While what it asked for is being done, `busy` keeps it open.',
  ],
  instead: [
    { take: 'Drawer', to: 'look closer and go on' },
    { take: 'useToaster', to: 'say something that needs no answer' },
    { take: 'ErrorScreen', to: 'say that a page cannot be shown' },
  ],
  attributes: { 'data-size': 'The size prop.' },
  keyboard: [
    ['Tab, Shift Tab', 'Go round inside; the page behind is out of reach.'],
    ['Escape', 'Closes the topmost window.'],
    ['F6', 'To toasts over it.'],
  ],
};
