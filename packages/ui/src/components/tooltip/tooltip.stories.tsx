import type { Meta, StoryObj } from '@storybook/react-vite';
import { Volume2 } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Колокольчик при новом заказе',
    children: (
      <IconButton label="Звук" variant="outlined" title={undefined}>
        <Volume2 size="1em" aria-hidden="true" />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 64, paddingInline: 96 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Shown: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Колокольчик при новом заказе')).toBeVisible());
  },
};

/** Focus shows it, Escape hides it. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Колокольчик при новом заказе')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Колокольчик при новом заказе')).not.toBeVisible());
  },
};
