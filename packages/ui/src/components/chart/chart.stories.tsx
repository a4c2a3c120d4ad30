import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../../storybook/frame.tsx';
import { Chart } from './chart.tsx';

const meta = {
  title: 'Components/Chart',
  component: Chart,
  args: {
    caption: 'Заказы за неделю',
    points: [
      { label: 'Пн', value: 18 },
      { label: 'Вт', value: 22 },
      { label: 'Ср', value: 17 },
      { label: 'Чт', value: 26 },
      { label: 'Пт', value: 48 },
      { label: 'Сб', value: 61 },
      { label: 'Вс', value: 42, highlight: true },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={460}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = {
  args: {
    points: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'].map((label) => ({ label, value: 0 })),
  },
};
