import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Frame } from '../../../storybook/frame.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Номер телефона', value: '', onValueChange: () => undefined },
  render: function Writing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Frame>
        <PhoneField {...args} value={value} onValueChange={setValue} />
      </Frame>
    );
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = { args: { value: '+79161234567' } };

export const Invalid: Story = {
  args: { value: '+791612', error: 'Номер записан не до конца' },
};

export const Foreign: Story = {
  args: { value: '+998 90 123-45-67', countries: ['RU'] },
};

export const Disabled: Story = { args: { value: '+79161234567', disabled: true } };
