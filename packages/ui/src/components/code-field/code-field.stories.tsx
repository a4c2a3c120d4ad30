import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Frame } from '../../../storybook/frame.tsx';
import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: {
    label: 'Код из SMS',
    hint: 'Отправили на +7 (916) 123-45-67',
    value: '',
    onValueChange: () => undefined,
  },
  render: function Writing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Frame width={360}>
        <CodeField {...args} value={value} onValueChange={setValue} />
      </Frame>
    );
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const HalfWay: Story = { args: { value: '48' } };

export const SixDigits: Story = { args: { length: 6, value: '481' } };

export const Wrong: Story = { args: { error: 'неверный код' } };

export const Disabled: Story = { args: { value: '4815', disabled: true } };
