import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Ellipsis, Printer, RotateCcw } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu } from './menu.tsx';

const repeat = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="secondary">Действия</Button>,
    entries: [
      { label: 'Повторить заказ', icon: <RotateCcw size="1.125rem" />, onSelect: repeat },
      { label: 'Напечатать', icon: <Printer size="1.125rem" />, onSelect: () => undefined },
      {
        label: 'Отменить заказ',
        icon: <Ban size="1.125rem" />,
        tone: 'danger',
        onSelect: () => undefined,
      },
    ],
  },
  beforeEach: () => {
    repeat.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnAnIcon: Story = {
  args: {
    trigger: (
      <IconButton label="Действия с заказом">
        <Ellipsis size="1em" aria-hidden="true" />
      </IconButton>
    ),
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** Arrow down opens and goes down, a letter jumps, Enter chooses, focus comes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Действия' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Повторить заказ' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(repeat).toHaveBeenCalled());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
