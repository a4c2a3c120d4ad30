import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { NumberStepper } from './number-stepper.tsx';

const meta = {
  title: 'Components/NumberStepper',
  component: NumberStepper,
  args: { label: 'Сырники со сметаной', value: 2, max: 12, onValueChange: () => undefined },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value);
    return <NumberStepper {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof NumberStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AtMost: Story = { args: { value: 12 } };

export const Disabled: Story = { args: { disabled: true } };

/** Arrows count; more than there is room for is not taken. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Сырники со сметаной' });
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('3');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('12');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('12');
  },
};
