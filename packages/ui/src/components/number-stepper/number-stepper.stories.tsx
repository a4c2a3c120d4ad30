import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
