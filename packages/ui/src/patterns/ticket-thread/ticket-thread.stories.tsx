import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { demoMessages } from '../../../storybook/demo-messages.ts';
import { t } from '../../../storybook/demo-texts.ts';
import { StatusBadge } from '../../components/badge/index.ts';
import { TicketThread } from './ticket-thread.tsx';

const still = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="#e9e2d3"/><circle cx="330" cy="110" r="46" fill="#f3d9a4"/><path d="M0 240 L140 130 L260 230 L350 170 L480 250 V320 H0Z" fill="#56754b"/></svg>',
)}`;

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

/** Its title is the page's, and only names it. */
export const TitledAbove: Story = {
  args: { isTitledAbove: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Заявка № 12' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

const sitting = { src: '/still-life.svg', preview: still, width: 480, height: 320 };

/** Pictures, marks of reading, a message that was not sent, and somebody typing. */
export const WithEverything: Story = {
  args: {
    onFiles: () => undefined,
    onEarlier: () => undefined,
    typing: 'Ольга печатает…',
    hint: 'До 19:40 заявка откроется снова, если вы напишете.',
    messages: [
      ...demoMessages,
      {
        id: 'p',
        author: 'Анна',
        text: 'Вот так это выглядит.',
        time: '18:52',
        isMine: true,
        mark: 'Прочитано',
        pictures: [sitting],
      },
      {
        id: 'a',
        author: 'Ольга',
        text: 'Мастер уже в корпусе.',
        time: '18:53',
        kind: 'aside',
      },
      {
        id: 'f',
        author: 'Анна',
        text: 'Спасибо!',
        time: '',
        isMine: true,
        error: 'Не отправлено',
        onRetry: () => undefined,
      },
    ],
  },
};

/** Enter sends and empties, where something can be seen; Shift and Enter begin a line. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Сообщение' });
    field.focus();
    await userEvent.keyboard('\u200b{Enter}');
    await expect(field).toHaveValue('\u200b');
    await userEvent.keyboard('Спасибо{Shift>}{Enter}{/Shift}большое{Enter}');
    await expect(canvas.getByText(/Спасибо\s+большое/)).toBeVisible();
    await expect(field).toHaveValue('');
  },
};
