import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const last = 3;

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { label: 'Страницы заказов' },
  render: function Turning(args) {
    const [page, setPage] = useState(2);
    return (
      <>
        <p>Страница {page}</p>
        <Pagination
          {...args}
          onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
          onNext={page < last ? () => setPage(page + 1) : undefined}
        />
      </>
    );
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Дальше' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Страница 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Дальше' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Назад' })).toBeEnabled();
  },
};
