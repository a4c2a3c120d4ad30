import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Rebrand } from './rebrand.tsx';

const meta = { title: 'Theming/Rebrand', component: Rebrand } satisfies Meta<typeof Rebrand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve variables make another hotel of it. */
export const Live: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Заказать' });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(31, 92, 122)'));
  },
};

/** A part of a page takes another hotel's look, by night too. */
export const ByNight: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Виноградник' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Ночь' }));
    const button = canvas.getByRole('button', { name: 'Заказать' });
    await waitFor(() =>
      expect(getComputedStyle(button).backgroundColor).toBe('rgb(220, 154, 170)'),
    );
  },
};
