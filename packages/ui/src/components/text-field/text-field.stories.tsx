import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Frame } from '../../../storybook/frame.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Имя', placeholder: 'Как к вам обращаться' },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = {
  args: {
    label: 'Электронная почта',
    type: 'email',
    icon: <Mail size="1.125rem" />,
    hint: 'Пришлём чек и подтверждение. Писать чаще не будем.',
    placeholder: undefined,
  },
};

export const Invalid: Story = {
  args: {
    label: 'Электронная почта',
    type: 'email',
    defaultValue: 'anna@',
    error: 'Неправилньый адрес почты',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Анна Воронцова' } };

export const LongText: Story = {
  args: {
    label: 'Фамилия, имя и отчество того, на кого оформлено проживание, как в паспорте',
    defaultValue: 'Константинопольская-Преображенская Александра Владиславовна',
    hint: 'Мы сверим это имя с бронью. Если бронировали не вы, попросите того, кто бронировал, указать вас вторым гостем.',
  },
};
