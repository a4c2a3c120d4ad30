import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { label: 'Как вам заказ?', value: 4, onValueChange: () => undefined },
  render: function Judging(args) {
    const [value, setValue] = useState(args.value);
    return <Rating {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NoneYet: Story = { args: { value: 0 } };
export const ReadOnly: Story = { render: () => <Rating label="Оценка гостя" value={4} /> };

export const ByKeyboard: Story = {
  args: { value: 3 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 из 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 из 5' })).toBeChecked();
  },
};
