import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { Button } from '../button/index.ts';
import { TextArea } from '../text-area/index.ts';
import { Modal } from './modal.tsx';

const meta = {
  title: 'Components/Modal',
  component: Modal,
  parameters: ownFrame,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Отменить заказ?',
    description: 'Кухня ещё не начала готовить, деньги вернутся на карту сегодня.',
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Открыть</Button>
        <Modal
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Оставить
              </Button>
              <Button variant="danger" onClick={() => setOpen(false)}>
                Отменить заказ
              </Button>
            </>
          }
          {...args}
          open={open}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongText: Story = {
  args: {
    title: 'Правила проживания в парк-отеле и на прилегающей к нему территории',
    description: undefined,
    size: 'medium',
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            С 22:00 до 8:00 на территории тишина. Мангалы стоят у каждого коттеджа, дрова приносим
            по просьбе. Собаки живут у нас бесплатно, если не обижают белок.
          </p>
        ))}
      </div>
    ),
  },
};

/** Opened by the keyboard, left by Escape: focus comes back to the button. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Отменить заказ?' });
    const close = within(dialog).getByRole('button', { name: 'Закрыть' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Отменить заказ' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** What was written is not lost to a stray Escape: the window asks first. */
export const Unsaved: Story = {
  args: {
    open: false,
    title: 'Как прошёл ваш отдых?',
    description: undefined,
    footer: undefined,
  },
  render: function Writing(args) {
    const [open, setOpen] = useState(args.open);
    const [text, setText] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Оставить отзыв</Button>
        <Modal
          {...args}
          open={open}
          hasUnsaved={text !== ''}
          footer={<Button onClick={() => setOpen(false)}>Отправить отзыв</Button>}
          onClose={() => {
            setOpen(false);
            setText('');
          }}
        >
          <TextArea
            label="Отзыв"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Modal>
      </>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Оставить отзыв' }).focus();
    await userEvent.keyboard('{Enter}');
    const review = await screen.findByRole('textbox', { name: 'Отзыв' });
    await waitFor(() => expect(review).toHaveFocus());
    await userEvent.keyboard('Уха была прекрасна{Escape}');
    await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await waitFor(() => expect(screen.getByText('Вернуться').closest('button')).toHaveFocus());
  },
};
