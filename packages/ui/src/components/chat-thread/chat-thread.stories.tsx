import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { demoMessages } from '../../../storybook/demo-messages.ts';
import { Button } from '../button/index.ts';
import { ChatThread } from './chat-thread.tsx';

const meta = {
  title: 'Components/ChatThread',
  component: ChatThread,
  args: { label: 'Заявка № 12', messages: demoMessages, style: { blockSize: 380 } },
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NotSent: Story = {
  args: {
    messages: [
      ...demoMessages,
      {
        id: '5',
        author: 'Анна',
        text: 'Спасибо!',
        time: '',
        isMine: true,
        error: 'Не отправлено',
      },
    ],
  },
};

/** Who reads further up is not thrown to the end: a button tells of new messages. */
export const NewWhileScrolledUp: Story = {
  args: { style: { blockSize: 220 } },
  render: function Talking(args) {
    const [messages, setMessages] = useState(args.messages);
    return (
      <>
        <ChatThread {...args} messages={messages} />
        <Button
          variant="secondary"
          onClick={() =>
            setMessages((before) => [
              ...before,
              { id: `n${before.length}`, author: 'Ольга', text: 'Несём.', time: '18:50' },
            ])
          }
        >
          Ответить за Ольгу
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    log.scrollTop = 0;
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить за Ольгу' }));
    const newer = await canvas.findByRole('button', { name: 'Новых сообщений: 1' });
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(newer);
    await waitFor(() => expect(newer).not.toBeInTheDocument());
  },
};
