import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { label: 'Страницы заказов', page: 3, pageCount: 12, onPageChange: () => undefined },
  render: function Turning(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Few: Story = { args: { page: 1, pageCount: 3 } };
export const InTheMiddle: Story = { args: { page: 48, pageCount: 120 } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Страница 4' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Страница 4' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
