import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../../storybook/frame.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Куда доставить',
    placeholder: 'Выберите номер',
    options: [
      { value: '101', label: 'Номер 101' },
      { value: '102', label: 'Номер 102' },
      { value: 'cottage', label: 'Коттедж «Сосновый»' },
      { value: 'spa', label: 'Спа-комплекс (закрыт)', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chosen: Story = { args: { defaultValue: 'cottage' } };

export const Invalid: Story = { args: { error: 'Выберите, куда принести заказ', required: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '101' } };
