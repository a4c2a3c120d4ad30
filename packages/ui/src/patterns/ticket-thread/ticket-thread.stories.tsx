import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { demoMessages } from '../../../storybook/demo-messages.ts';
import { t } from '../../../storybook/demo-texts.ts';
import { StatusBadge } from '../../components/badge/index.ts';
import { TicketThread } from './ticket-thread.tsx';

const meta = {
  title: 'Patterns/TicketThread',
  component: TicketThread,
  args: {
    title: 'Заявка № 12',
    meta: 'Номер 101 · с 18:40',
    status: <StatusBadge tone="success" label={t('ticket.status.inwork')} />,
    messages: demoMessages,
    onSend: () => undefined,
    style: { blockSize: 560, maxInlineSize: 640 },
  },
  render: function Talking(args) {
    const [messages, setMessages] = useState(args.messages);
    return (
      <TicketThread
        {...args}
        messages={messages}
        onSend={(text) =>
          setMessages((before) => [
            ...before,
            { id: `${before.length + 1}`, author: 'Анна', text, time: '18:51', isMine: true },
          ])
        }
      />
    );
  },
} satisfies Meta<typeof TicketThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Closed: Story = {
  args: {
    status: <StatusBadge tone="neutral" label={t('ticket.status.closed')} />,
    closedNote: 'Заявка закрыта. Если что-то ещё, откройте новую.',
  },
};

/** Enter sends and empties, Shift and Enter begin a line. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Сообщение' });
    field.focus();
    await userEvent.keyboard('Спасибо{Shift>}{Enter}{/Shift}большое{Enter}');
    await expect(canvas.getByText(/Спасибо\s+большое/)).toBeVisible();
    await expect(field).toHaveValue('');
  },
};
