import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../../storybook/frame.tsx';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    steps: [
      { label: 'Новый', state: 'done', note: '18:42' },
      { label: 'В работе', state: 'current', note: 'с 18:47' },
      { label: 'Доставляется', state: 'ahead' },
      { label: 'Выполнен', state: 'ahead' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={640}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LyingDown: Story = { args: { direction: 'row' } };

export const Canceled: Story = {
  args: {
    steps: [
      { label: 'Новый', state: 'done', note: '18:42' },
      { label: 'Отменен', state: 'failed', note: '18:50 · закончился судак' },
    ],
  },
};

export const Done: Story = {
  args: {
    direction: 'row',
    steps: [
      { label: 'Новый', state: 'done', note: '18:42' },
      { label: 'В работе', state: 'done', note: '18:47' },
      { label: 'Доставляется', state: 'done', note: '19:10' },
      { label: 'Выполнен', state: 'done', note: '19:18' },
    ],
  },
};
